import { render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { ElicitationDialog, type ElicitationDialogProps } from "../../src/index.js";
import { watchIds } from "./id-integrity.js";
import { server } from "./server.js";

/** A page as a host might have it: something to write in, and something that makes a dialog open. */
export function renderPage(request: unknown, props: Partial<ElicitationDialogProps> = {}): void {
  watchIds();
  render(<Page request={request} {...props} />);
}

export const messageBox = (): HTMLElement => screen.getByRole("textbox", { name: "Message", hidden: true });
export const opener = (): HTMLElement => screen.getByRole("button", { name: "Ask", hidden: true });

type PageProps = Pick<ElicitationDialogProps, "request"> & Partial<ElicitationDialogProps>;

function Page({ onResult, ...props }: PageProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <main>
      <label>
        Message <textarea onChange={(event) => setIsAsking(event.target.value.endsWith("!"))} />
      </label>
      <button type="button" onClick={() => setIsAsking(true)}>
        Ask
      </button>
      {isAsking && (
        <ElicitationDialog
          server={server}
          activationDelay={0}
          waitForTyping={0}
          {...props}
          onResult={(result) => {
            onResult?.(result);
            setIsAsking(false);
          }}
        />
      )}
    </main>
  );
}
