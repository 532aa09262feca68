import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import "./dialog-shell.css";

export interface DialogShellProps {
  readonly message: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The dialog around the floor and every peer: title, message and form. */
export function DialogShell({ message, onCancel, children }: DialogShellProps): ReactNode {
  return (
    <Dialog.Root open onOpenChange={onCancel}>
      <Dialog.Portal>
        <div className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>Bench asks for information</Dialog.Title>
          <p>{message}</p>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
