/**
 * Splits a text at each place where one of the parts stands as a whole, not within a word: a server may be called "e". Every other piece is
 * such a part. By hand: an expression made anew for each label takes longer than to render its field.
 */
export function splitAtWhole(text: string, parts: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const whole = parts.find(
      (part) => part && text.startsWith(part, at) && !isInWord(text[at - 1]) && !isInWord(text[at + part.length]),
    );
    if (whole) {
      pieces.push(text.slice(start, at), whole);
      start = at + whole.length;
      at = start - 1;
    }
  }
  return [...pieces, text.slice(start)];
}

function isInWord(letter = ""): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}
