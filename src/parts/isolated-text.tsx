import type { ReactNode } from "react";

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
  const foreign = [isolate].flat().filter((part) => part !== "");
  const pieces = foreign.length > 0 ? text.split(wholeWords(foreign)) : [text];
  return (
    <span dir="auto">
      {pieces.map((piece, index) =>
        // Split by a group, every other piece is what the group found.
        index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : piece,
      )}
    </span>
  );
}

/** Finds the texts where they stand as a whole, not as a part of a word: a server may be called "e". */
function wholeWords(texts: readonly string[]): RegExp {
  const escaped = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
