import { shortLine } from "./clean-text.js";

/** A few of a server's words for use inside a sentence of the kit's: too few to speak in its place, and without marks that would end the quotation. */
export function quotable(text: string, limit = 48): string {
  return (
    shortLine(text, limit)
      // Unicode's quotation marks but the apostrophe, and what is drawn like them.
      .replace(/(?!')\p{QMark}|[ʺˮ″❝❞]/gu, "")
      .trim()
  );
}
