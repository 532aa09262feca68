import { type ReactNode, useState } from "react";
import { shorten } from "../core/text/clean-text.js";
import { useElicitation } from "../context/elicitation-context.js";

/** Characters and lines that are shown of a long text before the person asks for the rest. */
const shownCharacters = 600;
const shownLines = 12;

/** A server's text as text: isolated from its surroundings, its beginning only if it is long, never a link or markup. */
export function FoldedText({ text }: { readonly text: string }): ReactNode {
  const { messages } = useElicitation();
  const [isOpen, setIsOpen] = useState(false);
  const beginning = shorten(text.split("\n").slice(0, shownLines).join("\n"), shownCharacters);
  if (beginning === text) {
    return <bdi>{text}</bdi>;
  }
  return (
    <>
      <bdi>{isOpen ? text : `${beginning.replace(/…$/, "")}…`}</bdi>{" "}
      <button
        type="button"
        className="elicit-text-button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        {isOpen ? messages.showLess() : messages.showAll()}
      </button>
    </>
  );
}
