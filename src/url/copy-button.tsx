import { type ReactNode, useState } from "react";
import type { UrlMessages } from "../messages/messages.js";

export interface CopyButtonProps {
  readonly text: string;
  readonly words: UrlMessages;
}

/** Copies a text, and says so. Renders nothing where the page may not write to the clipboard; the text can then be selected. */
export function CopyButton({ text, words }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
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
        {words.copyAddress()}
      </button>{" "}
      <span role="status">{isCopied && words.copied()}</span>
    </p>
  );
}
