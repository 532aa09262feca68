/** A word wrongly written on purpose or in haste: one letter left out, or two the wrong way round. Its first and its last stay. */
export function misspelled(word: string): readonly string[] {
  const places = Array.from(word.slice(1, -1), (_, index) => index + 1);
  return places.flatMap((place) => {
    const before = word.slice(0, place);
    const after = word.slice(place + 1);
    return [before + after, before + after.charAt(0) + word.charAt(place) + after.slice(1)];
  });
}
