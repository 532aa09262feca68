import { type RenderOptions, render } from "@testing-library/react";
import { type Mock, vi } from "vitest";
import { ElicitationDialog, type ElicitationDialogProps, type ElicitResult } from "../../src/index.js";
import { watchIds } from "./id-integrity.js";
import { server } from "./server.js";

export interface RenderedDialog {
  readonly onResult: Mock<(result: ElicitResult) => void>;
  /** Lets the parent render again, with other props if any are given. */
  readonly rerender: (props?: Partial<ElicitationDialogProps>) => void;
  readonly unmount: () => void;
}

/** Shows a request as a host would, and watches its ids. It opens at once and buttons work at once, unless the props say otherwise. */
export function renderDialog(
  request: unknown,
  props: Partial<ElicitationDialogProps> = {},
  options: Pick<RenderOptions, "wrapper"> = {},
): RenderedDialog {
  watchIds();
  const onResult = vi.fn<(result: ElicitResult) => void>();
  const dialog = (changed: Partial<ElicitationDialogProps>) => (
    <ElicitationDialog
      activationDelay={0}
      waitForTyping={0}
      server={server}
      request={request}
      onResult={onResult}
      {...props}
      {...changed}
    />
  );
  const { rerender, unmount } = render(dialog({}), options);
  return { onResult, unmount, rerender: (changed = {}) => rerender(dialog(changed)) };
}
