// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { readDraft } from "../../src/core/index.js";
import { inLocale } from "../../src/core/fields/index.js";
import { fieldFrom } from "./support/form.js";

const locales = ["ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "tr", "uk"];
const locale = fc.constantFrom(...locales, "zh-Hans", "zh-Hant", "de-CH", "es-MX", "en-ZA");

/** Numbers with every sign that people write in them, and what is not a number. */
const typed = fc.oneof(
  fc.stringMatching(/^[+-]?[0-9]{1,4}([.,][0-9]{3}){0,2}([.,][0-9]{0,4})?(e[0-9])?$/),
  fc.stringMatching(/^ ?[0-9１-３٠-٣]{1,3}([.,．，٫٬'’ ][0-9１-３٠-٣]{1,3}){0,3} ?$/),
  fc.stringMatching(/^[0-9.,．，٫٬ e+-]{0,9}$/),
);

const fields = {
  number: fieldFrom({ type: "number" }),
  integer: fieldFrom({ type: "integer" }),
  "number with a default": fieldFrom({ type: "number", default: 1234.567 }),
  "number or date": fieldFrom({ anyOf: [{ type: "number" }, { type: "string", format: "date" }] }),
};

test.each(Object.entries(fields))(
  "what was typed into a field for a %s is the same answer, or the same error, in another language",
  (_name, field) => {
    fc.assert(
      fc.property(typed, locale, locale, (text, from, to) => {
        const read = (entered: string, where: string): unknown => {
          const { content, errors } = readDraft([field], { [field.id]: entered }, { locale: where });
          return errors[0]?.code ?? content.answer;
        };
        const before = read(text, from);
        const after = read(inLocale(field, text, from, to) ?? text, to);
        // What is not a day either is refused as it is typed, and so only has to stay a text.
        const isText = field.kind === "text" && typeof before === "string";
        expect(isText ? typeof after : after).toEqual(isText ? "string" : before);
      }),
      { numRuns: 2000 },
    );
  },
);
