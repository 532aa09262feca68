import { defaultLimits as limits } from "../../../src/core/request/request-limits.js";
import { text } from "./worst-form.js";

/** The names under which a host knows fifty other servers. */
export const fiftyNames: readonly string[] = Array.from(
  { length: 50 },
  (_, index) => `${["GitHub", "Notes", "aaaaaaaaaaaa", "Modern vv"][index % 4]} ${index}`,
);

/** The same, and each of them is a word of everyday use, which is looked for in more ways. */
export const fiftyWords: readonly string[] = Array.from({ length: 50 }, () => "Notes");

const units = {
  letters: "a",
  "letters apart": "a ",
  "beginnings of names": "GitHu ",
  "beginnings, taken apart": "G.i.t.H.u ",
  capitals: "aA",
  signs: ".-",
  blanks: " ",
  "line ends": "\n",
  "foreign letters": "Яndex",
  "letters that become many": "\uFDFA",
  "letters that become eight": "\uFDFB",
  "squares that become six": "\u3316",
  "squares that become four": "\u33C2",
  Hangul: "각",
  marks: "e\u0301\u0302",
  "letters that look like a slash": "ノ",
  "letters in squares": "🅰",
  introductions: "this is ",
  "introductions of others": "I am Note ",
} as const;

/** Texts as long as are looked through for names of servers, and none of them names one. */
export const worstMentions: readonly (readonly [what: string, text: string])[] = Object.entries(units).map(
  ([what, unit]) => [what, text(limits.text, unit)] as const,
);
