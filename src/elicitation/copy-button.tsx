import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useIsHydrated } from "./focus.js";
import { Glyph } from "./glyph.js";

export interface CopyButtonProps {
  readonly text: string;
  /** What the text is. */
  readonly name: string;
  readonly label: string;
  /** Said once it is copied. */
  readonly copied: string;
  /** Said where the page may not write to the clipboard, over the text, which then stands there selected. */
  readonly notCopied: string;
}

/** Copies a text, and says so. Where the page may not, it shows the text selected, so that the person's own way to copy works. */
export function CopyButton({ text, name, label, copied, notCopied }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // A server has no clipboard, and the page must begin as the server has sent it.
  if (!useIsHydrated()) {
    return null;
  }
  const copy = async (): Promise<void> => {
    try {
      // Pages that are not secure have no clipboard, whatever its type says: that throws, too.
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
      <button type="button" className="elicit-text-button" onClick={() => void copy()}>
        <Glyph name={isCopied ? "done" : "copy"} />
        <span>{label}</span>
      </button>
      <p className="elicit-line" role="status">
        {isCopied && copied}
      </p>
      {/* Another for each press, for it selects as it appears. It takes focus, and so its words are read out with it. */}
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
  const area = useRef<HTMLTextAreaElement>(null);
  const reasonId = useId();
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return (
    <>
      <p className="elicit-line" id={reasonId}>
        {reason}
      </p>
      <textarea
        ref={area}
        className="elicit-input"
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
