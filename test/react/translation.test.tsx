import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MessageOverrides } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const days = {
  type: "array",
  title: "Dni",
  items: { type: "string", enum: ["A", "B", "C", "D"] },
  minItems: 1,
  maxItems: 3,
};
const form = formRequest({
  name: { type: "string", title: "Nazwa", minLength: 2, maxLength: 5 },
  days,
  kind: { title: "Rodzaj", anyOf: [{ const: "dziś" }, { type: "number" }] },
});

const forms = new Intl.PluralRules("pl");
const noun = (count: number, one: string, few: string, many: string): string =>
  ({ one, few, many, other: many, zero: many, two: few })[forms.select(count)];

/** Each needs a number or a quotation mark of its own. */
const polish: MessageOverrides = {
  extend: ({ count, unit }) => `Dodaj ${count} ${unit === "minute" ? noun(count, "minutę", "minuty", "minut") : "s"}`,
  timeLeft: ({ count }) =>
    `${noun(count, "Została", "Zostały", "Zostało")} ${count} ${noun(count, "minuta", "minuty", "minut")}`,
  textLimits: ({ minCount = 0, maxCount = 0 }) =>
    `Od ${minCount} do ${maxCount} ${noun(maxCount, "znaku", "znaków", "znaków")}`,
  choicesLimits: ({ minCount = 0, maxCount = 0, isOptional }) =>
    `${isOptional ? "Jeśli odpowiadasz, wybierz" : "Wybierz"} od ${minCount} do ${maxCount}`,
  quoted: ({ text }) => `„${text}”`,
};

test("numbers, units and quotation marks are those of the language", async () => {
  const minute = 60_000;
  renderDialog(form, {
    messages: polish,
    locale: "pl",
    timeLimit: { initial: 2 * minute, warning: 2 * minute, extension: 5 * minute },
  });

  expect(await control("Nazwa")).toHaveAccessibleDescription("optional Od 2 do 5 znaków");
  expect(await control("Dni")).toHaveAccessibleDescription("optional Jeśli odpowiadasz, wybierz od 1 do 3");
  expect(await control("Rodzaj")).toHaveAccessibleDescription(/„\u2068dziś\u2069”/);
  expect(screen.getByText("Zostały 2 minuty")).toBeVisible();
  expect(screen.getByRole("button", { name: "Dodaj 5 minut" })).toBeVisible();
});

test("the language of the words is that of the locale", async () => {
  renderDialog(form, { messages: polish, locale: "pl" });

  expect(await readyDialog()).toHaveAttribute("lang", "pl");
});

test("a server's name stands out also in a language without spaces", async () => {
  renderDialog(form, { messages: { formTitle: ({ server }) => `${server}が情報を求めています` }, locale: "ja" });

  const title = await screen.findByRole("heading", { name: "Weatherが情報を求めています" });
  expect(title.querySelector("bdi")).toHaveTextContent(/^Weather$/);
});
