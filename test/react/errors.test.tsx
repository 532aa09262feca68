import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest(
  {
    name: { type: "string", title: "Name" },
    age: { type: "integer", title: "Age", minimum: 18 },
    color: { type: "string", title: "Color", enum: ["Red", "Green"] },
  },
  ["name", "color"],
);

const summary = () => screen.queryByRole("group", { name: "Check these answers" });
const summaryLinks = () => screen.queryAllByRole("link").map((link) => link.textContent);

test("nothing is called wrong before the person accepts", async () => {
  renderDialog(form);

  await person.type("Age", "3");
  await person.type("Name", "x");

  expect(await control("Age")).toBeValid();
});

test("one error: focus goes to that field, and no summary repeats it", async () => {
  renderDialog(form);
  await person.type("Name", "Ada");
  await person.choose("Color", "Red");
  await person.type("Age", "3");

  await person.press("accept");

  expect(screen.getByRole("textbox", { name: "Age" })).toHaveFocus();
  expect(summary()).not.toBeInTheDocument();
});

test("one error in a group: focus goes to its first option", async () => {
  renderDialog(form);
  await person.type("Name", "Ada");

  await person.press("accept");

  expect(screen.getByRole("radio", { name: "Red" })).toHaveFocus();
});

test("several errors: focus goes to a summary that lists them in the order of the form", async () => {
  renderDialog(form);
  await person.type("Age", "3");

  await person.press("accept");

  expect(summary()).toHaveFocus();
  expect(summaryLinks()).toEqual(["Name: Enter an answer", "Age: Must be 18 or more", "Color: Choose an option"]);
});

test("a label that ends with a mark of its script gets no colon in the summary, and an abbreviation does", async () => {
  const labels = ["Who?", "誰？", "من؟", "名前：", "No."];
  renderDialog(formRequest(Object.fromEntries(labels.map((label) => [label, { type: "string" }])), labels));

  await person.press("accept");

  expect(summaryLinks()).toEqual(["Who?", "誰？", "من؟", "名前：", "No.:"].map((label) => `${label} Enter an answer`));
});

test("a link of the summary leads to its field, and leaves the page's address alone", async () => {
  const { href } = window.location;
  renderDialog(form);
  await person.press("accept");

  await person.follow("Color: Choose an option");
  expect(screen.getByRole("radio", { name: "Red" })).toHaveFocus();

  await person.follow("Name: Enter an answer");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect(window.location.href).toBe(href);
});

test("an error goes as soon as it is mended, at the field and in the summary", async () => {
  renderDialog(form);
  await person.type("Age", "3");
  await person.press("accept");

  await person.type("Age", "30");

  expect(screen.getByRole("textbox", { name: "Age" })).toBeValid();
  expect(summaryLinks()).toEqual(["Name: Enter an answer", "Color: Choose an option"]);
});

test("the summary goes with the last error", async () => {
  renderDialog(form);
  await person.press("accept");

  await person.type("Name", "Ada");
  await person.choose("Color", "Green");

  expect(summary()).not.toBeInTheDocument();
});

test("an error that comes back while the person types is told at the field, which keeps focus", async () => {
  renderDialog(form);
  await person.type("Age", "3");
  await person.press("accept");

  await person.type("Age", "30");
  await person.type("Age", "x");

  const age = screen.getByRole("textbox", { name: "Age" });
  expect(age).toHaveAccessibleDescription(/Must be a whole number, like 30/);
  expect(age).toHaveFocus();
});

test("a field that was right is not called wrong by work on another", async () => {
  renderDialog(form);
  await person.type("Age", "30");
  await person.press("accept");

  await person.type("Age", "3");
  await person.type("Name", "Ada");

  expect(screen.getByRole("textbox", { name: "Name" })).toBeValid();
  expect(screen.getByRole("radiogroup", { name: "Color" })).toBeInvalid();
});

test("accepting again with errors takes the person to them again", async () => {
  renderDialog(form);
  await person.press("accept");
  await person.type("Age", "3");

  await person.press("accept");

  expect(summary()).toHaveFocus();
  expect(summaryLinks()).toHaveLength(3);
});

test("accepting is never disabled, and accepts once all is mended", async () => {
  const { onResult } = renderDialog(form);
  await person.press("accept");
  expect(within(screen.getByRole("dialog")).getByRole("button", { name: "Send to Weather" })).toBeEnabled();

  await person.type("Name", "Ada");
  await person.choose("Color", "Green");
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada", color: "Green" } });
});

test("Enter in a text accepts", async () => {
  const { onResult } = renderDialog(form);
  await person.choose("Color", "Green");

  await person.type("Name", "Ada");
  await person.press("enter");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada", color: "Green" } });
});
