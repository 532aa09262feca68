import { wordSet } from "../words/word-set.js";

/** What may stand after the thing without changing what it is: "password again", "Passwort wiederholen", `passwordField`. */
const more: ReadonlySet<string> = wordSet(
  `again код kod codigo codice номер numara an op attuale bestatigen box code confirm confirmation corrente ein eingeben angeben entry field gir girin giriniz herhalen here input
  invoeren kodu number now pflichtfeld please repeat required string text textbox val value wiederholen yazin belirleyin invullen`,
);

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
