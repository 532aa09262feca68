/** Arabic words drawn as one sign: 18 and 8 letters. */
const longest = /[\uFDFA\uFDFB]/g;

/**
 * Unicode's compatibility form, for comparing: however letters are composed, they are the same. Two signs stay one, for nobody takes them for
 * the words they stand for, and a thousand labels full of them would become seventeen million letters.
 */
export function compatibilityForm(text: string, form: "NFKC" | "NFKD"): string {
  return text.replace(longest, "*").normalize(form);
}
