import { Fragment, type ReactNode } from "react";
import { splitUnseen } from "../core/text/unseen.js";

/** A text as it is, with marks for the characters that nobody sees. */
export function Shown({ text }: { readonly text: string }): ReactNode {
  const pieces = splitUnseen(text.replaceAll("\r\n", "\n"));
  return pieces.length === 1
    ? text
    : pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <mark key={index} className="elicit-unseen">
            {codePoint(piece)}
          </mark>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        ),
      );
}

/** As Unicode writes it: `U+202E`. */
function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
