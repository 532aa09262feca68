import { askingWords, beforeAsking } from "../words/asking-words.js";

/** Whether the word at a place asks for what follows it. */
export function isAsking(words: readonly string[], index: number): boolean {
  const word = words[index] ?? "";
  return (
    askingWords.always.has(word) ||
    (askingWords.atBeginning.has(word) && (index === 0 || beforeAsking.has(words[index - 1] ?? "")))
  );
}
