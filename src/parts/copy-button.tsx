import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once it is copied. */
  readonly copied: string;
  /** Said where the page may not write to the clipboard, over the text, which then stands there selected. */
  readonly notCopied?: string;
}

/** Copies a text, and says so. Where the page may not, it shows the text selected, so that the person's own way to copy works. */
export function CopyButton({ text, label, copied, notCopied }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // A server has no clipboard, and the page must begin as the server has sent it.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isInBrowser) {
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
    <p>
      <button type="button" className="elicit-text-button" onClick={() => void copy()}>
        {label}
      </button>{" "}
      <span role="status">
        {isCopied && copied}
        {refusals > 0 && notCopied}
      </span>
      {/* Another for each press, for it selects as it appears. */}
      {refusals > 0 && <SelectedText key={refusals} text={text} label={notCopied ?? label} />}
    </p>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function SelectedText({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return <textarea ref={area} className="elicit-input" readOnly rows={2} dir="auto" value={text} aria-label={label} />;
}
