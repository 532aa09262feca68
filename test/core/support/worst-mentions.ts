import { defaultLimits as limits } from "../../../src/core/index.js";
import { text } from "./worst-form.js";

/** The names under which a host knows fifty other servers. */
export const fiftyNames: readonly string[] = Array.from(
  { length: 50 },
  (_, index) => `${["GitHub", "Notes", "aaaaaaaaaaaa", "Modern vv"][index % 4]} ${index}`,
);

const units = {
  letters: "a",
  "letters apart": "a ",
  "beginnings of names": "GitHu ",
  capitals: "aA",
  signs: ".-",
  blanks: " ",
  "line ends": "\n",
  "foreign letters": "Яndex",
  "letters that become many": "\uFDFA",
  "letters that become eight": "\uFDFB",
  "squares that become six": "\u3316",
  Hangul: "각",
  marks: "e\u0301\u0302",
  "letters that look like a slash": "ノ",
  "letters in squares": "🅰",
} as const;

/** Texts as long as are compared with names of servers, and none of them imitates one. */
export const worstMentions: readonly (readonly [what: string, text: string])[] = Object.entries(units).map(
  ([what, unit]) => [what, text(limits.text, unit)] as const,
);
