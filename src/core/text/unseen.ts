import { notDrawn } from "./clean-text.js";

/**
 * Where a text is shown as it is, because somebody approves it, one such character, without whose mark nobody would see it. Unlike
 * `cleanText`, it knows unusual blanks, joiners and selectors that have nothing to join or select, and marks piled on a letter.
 */
const unseen = new RegExp(
  `(${[
    String.raw`(?![\t\n\p{Join_C}\p{VS}])[${notDrawn}]`,
    String.raw`[^\S \t\n\u3000]`,
    String.raw`\p{Join_C}(?<!(?![ -~])[\p{L}\p{M}\p{S}]\p{Join_C})`,
    String.raw`\p{Join_C}(?!(?![ -~])[\p{L}\p{M}\p{S}])`,
    String.raw`\p{VS}(?<!(?![ -~])[\p{S}\p{Lo}]\p{VS})(?!\u20E3)`,
    String.raw`(?<=\p{Mn}{4})\p{Mn}`,
  ].join("|")})`,
  "u",
);

/** Splits a text at the characters that nobody sees. Every second piece is one of them. The pieces in their order are the text. */
export function splitUnseen(text: string): readonly string[] {
  return text.split(unseen);
}

/** A value as JSON in which no character is unseen, because each of them is an escape: cleaning the text as a message hides nothing of it. */
export function visibleJson(value: unknown): string {
  return splitUnseen(JSON.stringify(value, null, 2) ?? "")
    .map((piece, index) => (index % 2 === 1 ? escaped(piece) : piece))
    .join("");
}

function escaped(character: string): string {
  return character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
