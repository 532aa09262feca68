import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "./action-button.js";
import { useIsHydrated } from "./focus.js";
import { useElicitation } from "./context.js";

export interface CopyButtonProps {
  readonly text: string;
  /** The accessible name of the text. */
  readonly name: string;
  readonly label: string;
  /** The message after copying. */
  readonly copied: string;
  /** The message if the page may not write to the clipboard. It is shown above the selected text. */
  readonly notCopied: string;
}

/** Copies a text. If the page may not write to the clipboard, it shows the text selected, so that the person can copy it. */
export function CopyButton({ text, name, label, copied, notCopied }: CopyButtonProps): ReactNode {
  const { messages } = useElicitation();
  const [isCopied, setIsCopied] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // Not rendered on a server, where it could not work, and so not in the hydrating render either.
  if (!useIsHydrated()) {
    return null;
  }
  const copy = async (): Promise<void> => {
    try {
      // `navigator.clipboard` is undefined in insecure contexts, despite its type. That throws, too.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      setRefusals(0);
    } catch {
      setIsCopied(false);
      setRefusals((count) => count + 1);
    }
  };
  return (
    <div className="elicit-copy">
      <ActionButton to="copy" glyph={isCopied ? "done" : "copy"} onClick={() => void copy()} text={label} />
      <p className="elicit-line" role="status" {...(isCopied && messages.say(copied))} />
      {/* A new key for each press, because it selects its text on mount. Its reason is announced because it takes focus. */}
      {refusals > 0 && <SelectedText key={refusals} text={text} name={name} reason={notCopied} />}
    </div>
  );
}

interface SelectedTextProps {
  readonly text: string;
  readonly name: string;
  readonly reason: string;
}

function SelectedText({ text, name, reason }: SelectedTextProps): ReactNode {
  const { messages, slot } = useElicitation();
  const area = useRef<HTMLTextAreaElement>(null);
  const reasonId = useId();
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return (
    <>
      <p className="elicit-line" id={reasonId} {...messages.say(reason)} />
      <textarea
        ref={area}
        className={slot("input")}
        readOnly
        rows={2}
        dir="auto"
        value={text}
        aria-label={name}
        aria-describedby={reasonId}
      />
    </>
  );
}
