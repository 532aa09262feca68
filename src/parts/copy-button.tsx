import { type ReactNode, useState, useSyncExternalStore } from "react";

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once it is copied. */
  readonly copied: string;
}

/** Copies a text, and says so. Renders nothing where the page may not write to the clipboard; the text can then be selected. */
export function CopyButton({ text, label, copied }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  // Not looked up while rendering: on a server there is none, and the page must begin as the server has sent it.
  const clipboard = useSyncExternalStore(neverChanges, currentClipboard, () => undefined);
  if (!clipboard) {
    return null;
  }
  const copy = (): void => {
    clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <p>
      <button type="button" className="elicit-text-button" onClick={copy}>
        {label}
      </button>{" "}
      <span role="status">{isCopied && copied}</span>
    </p>
  );
}

/** Undefined on pages that are not secure, whatever its type says. */
function currentClipboard(): Clipboard | undefined {
  return navigator.clipboard;
}

function neverChanges(): () => void {
  return () => undefined;
}
