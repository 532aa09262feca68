/** Letters in squares and circles, and those that flags are made of: unlike other framed letters, NFKC leaves them as they are. */
const framed = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const framedAlphabets = [0x1f1e6, 0x1f170, 0x1f150];

/**
 * Whole words of Arabic and Japanese, up to a sentence of eighteen letters, each of them one character: no name and no term, and a way to
 * make a text grow.
 */
const wordLigatures = /[\uFDF0-\uFDFB\u3300-\u3357]/g;

/** The letters a text is written in, whatever they are dressed as: full width, bold, in circles. Case stays. */
export function plainLetters(text: string, form: "NFKC" | "NFKD"): string {
  return text
    .replace(wordLigatures, " ")
    .normalize(form)
    .replace(framed, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return String.fromCharCode(65 + code - (framedAlphabets.find((first) => first <= code) ?? code));
    });
}
