import { type ReactNode, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";

/** Copies a text, and says so. Renders nothing where the page may not write to the clipboard; the text can then be selected. */
export function CopyButton({ text }: { readonly text: string }): ReactNode {
  const { messages } = useElicitation();
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
        {messages.copyAddress()}
      </button>{" "}
      <span role="status">{isCopied && messages.copied()}</span>
    </p>
  );
}
