import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const news = { type: "boolean", title: "Newsletter", description: "Once a month" };

test("an optional boolean is a checkbox that nobody has ticked or answered", async () => {
  const { onResult } = renderDialog(formRequest({ news }));

  const box = await screen.findByRole("checkbox", { name: "Newsletter" });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription("optional Once a month");

  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("an answer to an optional boolean can be taken back", async () => {
  const { onResult } = renderDialog(formRequest({ news }));
  await person.answer("Newsletter", true);

  await person.clear("Newsletter");
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("taking an answer back keeps focus where the person was", async () => {
  renderDialog(formRequest({ news }));
  await person.answer("Newsletter", true);

  // HTML lets a label have no other control inside than the one it names.
  expect(screen.getByRole("button", { name: "Clear answer Newsletter" }).closest("label")).toBeNull();
  await person.clear("Newsletter");

  expect(screen.getByRole("checkbox", { name: "Newsletter" })).toHaveFocus();
});

test("a required boolean with a default is a checkbox, ticked as the default has it", async () => {
  renderDialog(formRequest({ news: { ...news, default: true } }, ["news"]));

  const box = await screen.findByRole("checkbox", { name: "Newsletter" });
  expect(box).toBeChecked();
  expect(box).toBeRequired();
});

test("a form of nothing but a boolean that is false by default asks for a confirmation", async () => {
  const { onResult } = renderDialog(formRequest({ news: { ...news, default: false } }, ["news"]));

  await person.press("accept");

  expect(await screen.findByRole("radiogroup", { name: "Newsletter" })).toBeInvalid();
  expect(onResult).not.toHaveBeenCalled();
});

test("and so does one whose other property has no control", async () => {
  const { onResult } = renderDialog(
    formRequest({ news: { ...news, default: false }, address: { type: "object", title: "Address" } }, ["news"]),
  );

  await person.press("accept");

  expect(await screen.findByRole("radiogroup", { name: "Newsletter" })).toBeInvalid();
  expect(onResult).not.toHaveBeenCalled();
});

test("a required boolean without a default is a question with two answers, neither given", async () => {
  renderDialog(formRequest({ news }, ["news"]));

  const question = await screen.findByRole("radiogroup", { name: "Newsletter" });
  expect(question).toBeRequired();
  expect(question).toHaveAccessibleDescription("Once a month");
  expect(screen.getByRole("radio", { name: "Yes" })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "No" })).not.toBeChecked();

  await person.press("accept");
  expect(question).toBeInvalid();
  expect(question).toHaveAccessibleDescription(/Error: ?Answer yes or no$/);
});

test("an address says where it leads while it is typed, and is no link", async () => {
  renderDialog(formRequest({ site: { type: "string", format: "uri", title: "Website" } }));

  await person.type("Website", "https://good.example@evil.example/login");

  expect(await readyDialog()).toHaveTextContent("Leads to evil.example");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("more than seven options are a list that starts with none of them", async () => {
  const pets = Array.from({ length: 8 }, (_, index) => `Pet ${index + 1}`);
  renderDialog(
    formRequest(
      { first: { type: "string", title: "First", enum: pets }, other: { type: "string", title: "Other", enum: pets } },
      ["first"],
    ),
  );

  expect(await screen.findByRole("combobox", { name: "First" })).toHaveDisplayValue("Choose one");
  expect(screen.getByRole("combobox", { name: "Other" })).toHaveDisplayValue("No answer");
});

test("what has no control is named, said to be left out, and not counted as a question", async () => {
  const address = { type: "object", title: "Address", properties: {} };
  renderDialog(formRequest({ name: { type: "string", title: "Name" }, address }));

  await waitFor(async () =>
    expect(await readyDialog()).toHaveTextContent("“Address” can’t be answered here, so it’s left out."),
  );
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});

test("a form that cannot be sent says why, lists what it asks for, and takes no answers", async () => {
  const address = { type: "object", title: "Address", properties: {} };
  renderDialog(formRequest({ name: { type: "string", title: "Name" }, address }, ["address"]));

  const dialog = await readyDialog();
  expect(dialog).toHaveTextContent("but it’s required, so this form can’t be sent.");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Name", "Address"]);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});
