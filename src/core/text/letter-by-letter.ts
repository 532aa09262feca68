/** So many letters are put together in one go: an engine takes only so many arguments. */
const atOnce = 8192;

/**
 * Puts one letter in the place of another, throughout a text. By a table of all letters of the basic plane, for a server's text may have
 * nothing but letters to be replaced, a million of them.
 *
 * @param letters from one letter to another, both in the basic plane
 */
export function letterByLetter(letters: ReadonlyMap<string, string>): (text: string) => string {
  // Nothing where a letter stays.
  const others = new Uint16Array(0x10000);
  for (const [letter, other] of letters) {
    // Half a letter in place of a whole one would be a mistake that nobody sees.
    if (letter.length !== 1 || other.length !== 1) {
      throw new RangeError(`Not one letter for one: ${letter}, ${other}`);
    }
    others[letter.charCodeAt(0)] = other.charCodeAt(0);
  }
  return (text) => {
    let replaced = "";
    for (let start = 0; start < text.length; start += atOnce) {
      const part: number[] = [];
      for (let index = start; index < Math.min(text.length, start + atOnce); index++) {
        const code = text.charCodeAt(index);
        const other = others[code] ?? 0;
        part.push(other === 0 ? code : other);
      }
      replaced += String.fromCharCode(...part);
    }
    return replaced;
  };
}
