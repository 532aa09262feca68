import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const few = { type: "string", title: "Suffix", enum: ["", "Jr."] };
const many = { type: "string", title: "Suffix", enum: ["", ...Array.from("abcdefghi")] };
const several = { type: "array", title: "Suffix", items: { type: "string", enum: ["", "Jr."] } };

test.each([
  { what: "a radio button", role: "radio", property: few },
  { what: "an option to pick", role: "option", property: many },
  { what: "a checkbox", role: "checkbox", property: several },
])("an option with the empty value and no title has a name: $what", async ({ role, property }) => {
  renderDialog(formRequest({ suffix: property }));
  await control("Suffix");

  expect(screen.getByRole(role, { name: "(empty)" })).toBeInTheDocument();
});

test.each([
  { what: "radio buttons", property: few },
  { what: "a list to pick from", property: many },
])("an option with the empty value is an answer: $what", async ({ property }) => {
  const { onResult } = renderDialog(formRequest({ suffix: property }));
  await person.choose("Suffix", "(empty)");

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { suffix: "" } });
});

test("an option with the empty value goes by its title where it has one", async () => {
  renderDialog(
    formRequest({
      suffix: {
        type: "string",
        title: "Suffix",
        oneOf: [
          { const: "", title: "No suffix" },
          { const: "jr", title: "Jr." },
        ],
      },
    }),
  );
  await control("Suffix");

  expect(screen.getByRole("radio", { name: "No suffix" })).toBeInTheDocument();
});

test.each([8, 15])("%d options with descriptions are rows, each described by its own", async (count) => {
  const oneOf = Array.from({ length: count }, (_, index) => ({
    const: `s${index + 1}`,
    title: `Size ${index + 1}`,
    description: `Fits ${index + 1}`,
  }));
  renderDialog(
    formRequest({ size: { type: "string", title: "Size", oneOf }, note: { type: "string", title: "Note" } }),
  );
  await control("Size");

  const rows = screen.getAllByRole("radio");

  expect(rows).toHaveLength(count);
  expect(screen.getByRole("radio", { name: "Size 8" })).toHaveAccessibleDescription("Fits 8");
  expect(screen.queryByRole("textbox", { name: /^Filter/ })).not.toBeInTheDocument();
});
