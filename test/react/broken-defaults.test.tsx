import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { descriptionOf, isolated } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest(
  {
    age: { type: "integer", title: "Age", maximum: 120, default: 200 },
    email: { type: "string", title: "Email", format: "email", default: "nobody" },
    name: { type: "string", title: "Name" },
    town: { type: "string", title: "Town", default: "Bern" },
  },
  ["name"],
);

/** The form, once its defaults have been looked at. */
async function renderForm() {
  const rendered = renderDialog(form);
  await waitFor(async () => expect(await control("Age")).toBeInvalid());
  return rendered;
}

test("a default that breaks the schema is shown with what is wrong with it, from the start", async () => {
  await renderForm();

  const [age, email] = [await control("Age"), await control("Email")];
  expect(age).toHaveValue("200");
  expect(age).toHaveAccessibleDescription(/Error: ?Must be 120 or less$/);
  expect(email).toHaveValue("nobody");
  expect(email).toHaveAccessibleDescription(/Error: ?Must be an email address, like name@example.com$/);
});

test("it takes neither focus nor the rest of the form to task", async () => {
  await renderForm();

  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(screen.queryByRole("group", { name: "Check these answers" })).not.toBeInTheDocument();
  expect(await control("Name")).toBeValid();
  expect(await control("Town")).toBeValid();
});

test("the error goes as it is mended, and comes back as it is broken", async () => {
  await renderForm();

  await person.type("Age", "20");
  await waitFor(async () => expect(await control("Age")).toBeValid());
  expect(await control("Email")).toBeInvalid();

  await person.type("Age", "201");
  await waitFor(async () => expect(await control("Age")).toBeInvalid());
});

test("it is not sent", async () => {
  const { onResult } = await renderForm();
  await person.type("Name", "Ada");

  await person.press("accept");

  expect(screen.getByRole("group", { name: "Check these answers" })).toHaveFocus();
  expect(onResult).not.toHaveBeenCalled();
});

test("it is nothing that the person would lose", async () => {
  const { onResult } = await renderForm();

  await person.press("cancel");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

/** Defaults that no control can show, and how the error quotes them. */
const unshown: readonly (readonly [quoted: string, property: object])[] = [
  ["many", { type: "integer", default: "many" }],
  ["2026-02-31", { type: "string", format: "date", default: "2026-02-31" }],
  ["2026-07-01", { type: "string", format: "date-time", default: "2026-07-01" }],
  ["soon", { type: "string", format: "date-time", default: "soon" }],
  ["z", { type: "string", enum: Array.from("abcdefgh"), default: "z" }],
  ["y", { type: "string", enum: ["a", "b"], default: "y" }],
  ["perhaps", { type: "boolean", default: "perhaps" }],
  ["true", { type: "string", default: true }],
  ["x, y", { type: "array", items: { enum: ["a", "b"] }, default: ["a", "x", "y"] }],
  ["מחר", { type: "string", format: "date", default: "מחר" }],
  ["{…}", { type: "array", items: { enum: ["a", "b"] }, default: {} }],
];

test.each(unshown)("a default that cannot be shown is quoted: “%s”", async (quoted, property) => {
  renderDialog(formRequest({ answer: { ...property, title: "Answer" } }));

  await waitFor(async () =>
    expect(descriptionOf(await control("Answer"))).toContain(`The suggested “${isolated(quoted)}” doesn’t fit`),
  );
});

test("it is no answer, and keeps nothing from being sent", async () => {
  const { onResult } = renderDialog(formRequest({ at: { title: "At", format: "date-time", default: "soon" } }));
  await waitFor(async () => expect(await control("At")).toBeInvalid());

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("its quotation goes once something is entered", async () => {
  renderDialog(formRequest({ age: { type: "integer", title: "Age", default: "many" } }));
  await waitFor(async () => expect(await control("Age")).toBeInvalid());

  await person.type("Age", "20");

  await waitFor(async () => expect(await control("Age")).toBeValid());
});

test.each([
  ["Age", { type: "integer", default: "20" }, 20],
  ["Year", { type: "string", default: 2026 }, "2026"],
])("a number as text and a text as number are read: %s", async (title, property, sent) => {
  const { onResult } = renderDialog(formRequest({ answer: { ...property, title } }));

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { answer: sent } });
});
