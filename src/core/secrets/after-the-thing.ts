import { more } from "./words-around.js";

/** Digits of a number behind the thing. */
export const longestNumber: number = 4;

/** Whether a word behind the thing leaves it what it is. */
export function isMore(word: string): boolean {
  return more.has(word) || isNumber(word);
}

function isNumber(word: string): boolean {
  return word.length <= longestNumber && /^\d+$/.test(word);
}

/** "password2" is a password. */
export function withoutNumber(word: string): string {
  const code = word.charCodeAt(word.length - 1);
  return code >= 48 && code <= 57 ? word.replace(/(?<=\D)\d{1,4}$/, "") : word;
}
