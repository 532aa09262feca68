import { act, render } from "@testing-library/react";
import { createElicitationQueue, ElicitationHost, type ElicitationHostProps } from "../../src/index.js";
import { watchIds } from "./id-integrity.js";
import { server } from "./server.js";

/** Docks a request above the composer of a chat, with `approvals` one to run a tool. Buttons work at once. */
export function renderDock(
  request: unknown,
  props: Partial<ElicitationHostProps> = {},
): { readonly rerender: (props: Partial<ElicitationHostProps>) => void } {
  watchIds();
  const queue = createElicitationQueue();
  const chat = (changed: Partial<ElicitationHostProps>) => (
    <div style={{ maxInlineSize: 760 }}>
      <ElicitationHost queue={queue} placement="dock" activationDelay={0} waitForTyping={0} {...props} {...changed} />
      <textarea aria-label="Message" />
    </div>
  );
  const { rerender } = render(chat({}));
  act(() => void queue.elicit(request, { server, isApproval: props.approvals !== undefined }));
  return { rerender: (changed) => rerender(chat(changed)) };
}
