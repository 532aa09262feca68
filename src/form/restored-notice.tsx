import { type ReactNode, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { restoredMessages } from "../messages/restored-messages.js";

/** Says that earlier answers are filled in, and offers to begin without them. Renders a `<div>`. */
export function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }): ReactNode {
  const { overrides, idPrefix, getRoot } = useElicitation();
  const words = restoredMessages(overrides);
  const [isGone, setIsGone] = useState(false);
  if (isGone) {
    return null;
  }
  const startOver = (): void => {
    onStartOver();
    setIsGone(true);
    // The button goes, and focus must not go with it.
    getRoot().getElementById(`${idPrefix}-title`)?.focus({ preventScroll: true });
  };
  return (
    <div className="elicit-notice" data-tone="quiet" data-restored="">
      <p>{words.restoredAnswers()}</p>
      <button type="button" className="elicit-text-button" onClick={startOver}>
        {words.startOver()}
      </button>
    </div>
  );
}
