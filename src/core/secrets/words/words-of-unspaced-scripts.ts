/** No letter after it makes it the beginning of another word, such as a policy or a length; particles may follow. */
export const unspacedWords: (...words: readonly string[]) => RegExp = (...words: readonly string[]) =>
  new RegExp(
    `(?:${words.join("|")})(?![^\\P{L}をはがのを을를은는이가의請请確确再中])(?![ の的의]{0,2}(?:길이|정책|규칙|관리|힌트|長さ|长度|規則|强度))`,
    "u",
  );
