import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ElicitationDialogProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

interface MarkCase {
  readonly mark?: ElicitationDialogProps["mark"];
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** The word, once for each field that carries it. */
  readonly shown: readonly string[];
}

test.each<MarkCase>([
  { required: ["a", "b"], optional: ["c"], shown: ["optional"] },
  { required: ["a"], optional: ["b", "c"], shown: ["required"] },
  { required: ["a"], optional: ["b"], shown: ["optional"] },
  { required: ["a", "b"], optional: [], shown: [] },
  // Without a word they would look as if all had to be answered.
  { required: [], optional: ["a", "b"], shown: ["optional", "optional"] },
  { mark: "required", required: ["a", "b"], optional: ["c"], shown: ["required", "required"] },
  { mark: "optional", required: ["a"], optional: ["b", "c"], shown: ["optional", "optional"] },
])("mark=$mark, required $required, optional $optional: $shown", async ({ mark, required, optional, shown }) => {
  const properties = Object.fromEntries([...required, ...optional].map((name) => [name, { type: "string" }]));
  renderDialog(formRequest(properties, required), { mark });

  const words = within(await readyDialog()).queryAllByText(/^(optional|required)$/);

  expect(words.map((word) => word.textContent.trim())).toEqual(shown);
});

test("a required text that may be left empty is not said to be required", async () => {
  const email = { title: "Email", anyOf: [{ type: "string", format: "email" }, { const: "" }] };
  renderDialog(formRequest({ email, name: { type: "string", title: "Name" } }, ["email", "name"]));
  await readyDialog();

  expect(screen.getByRole("textbox", { name: "Name" })).toBeRequired();
  expect(screen.getByRole("textbox", { name: "Email" })).not.toBeRequired();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("optional");
});

test("a screen reader hears once that a field is required, and from the attribute", async () => {
  renderDialog(formRequest({ a: { type: "string", title: "A" } }, ["a"]), { mark: "required" });
  await readyDialog();

  const field = screen.getByRole("textbox", { name: "A" });

  expect(field).toBeRequired();
  expect(field).not.toHaveAccessibleDescription();
});
