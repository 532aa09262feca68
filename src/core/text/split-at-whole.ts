/**
 * Splits a text at each place where one of the parts stands as a whole, not within a word: a server may be called "e". Every other piece is
 * such a part. An expression made anew for each label takes longer than to render its field, so the parts are looked for by hand.
 */
export function splitAtWhole(text: string, parts: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let rest = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])./gsu)) {
    const whole = parts.find(
      (part) => part && text.startsWith(part, index) && !/^[\p{L}\p{N}]/u.test(text.slice(index + part.length)),
    );
    if (whole && index >= rest) {
      pieces.push(text.slice(rest, index), whole);
      rest = index + whole.length;
    }
  }
  pieces.push(text.slice(rest));
  return pieces;
}
