/** The letters and digits of a text as they are, without case, accents and what stands between them. Accents are seen, and are nobody's disguise. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}
