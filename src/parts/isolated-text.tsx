import type { ReactNode } from "react";
import { splitAtWhole } from "../core/text/split-at-whole.js";

export interface IsolatedTextProps {
  /** Words of the kit with a server's text somewhere in them. */
  readonly text: string;
  /** The server's text, or several of them. */
  readonly isolate: string | readonly string[];
}

/**
 * Keeps a server's text and the words around it from reordering each other, as right-to-left letters do: the words run in their own
 * direction whatever the page's, and the server's text is in a `<bdi>` wherever it stands as a whole. Renders a `<span>`.
 */
export function IsolatedText({ text, isolate }: IsolatedTextProps): ReactNode {
  const pieces = splitAtWhole(text, [isolate].flat());
  return (
    <span dir="auto">
      {pieces.map((piece, index) =>
        // Every other piece is one of the texts.
        index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece,
      )}
    </span>
  );
}
