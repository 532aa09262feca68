import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { checkRequest } from "react-elicitation/core";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const town = { type: "string", title: "Town" };
const age = { type: "integer", title: "Age" };

describe("limits", () => {
  test.each([
    { limits: { maxLength: 1 }, words: "Up to 1 character" },
    { limits: { minLength: 1, maxLength: 1 }, words: "1 character" },
    { limits: { minLength: 1, maxLength: 5 }, words: "Up to 5 characters" },
  ])("of a text, $limits, are said as “$words”", async ({ limits, words }) => {
    renderDialog(formRequest({ name: { type: "string", title: "Name", ...limits } }, ["name"]));

    expect(await control("Name")).toHaveAccessibleDescription(words);
  });

  test.each([
    { limits: { minimum: 0, exclusiveMinimum: 0 }, words: "Number, more than 0" },
    { limits: { minimum: 5, exclusiveMinimum: 0 }, words: "Number, 5 or more" },
    { limits: { minimum: 0, exclusiveMinimum: 5 }, words: "Number, more than 5" },
    { limits: { maximum: 10, exclusiveMaximum: 10 }, words: "Number, less than 10" },
    { limits: { maximum: 5, exclusiveMaximum: 10 }, words: "Number, 5 or less" },
    { limits: { maximum: 10, exclusiveMaximum: 5 }, words: "Number, less than 5" },
    { limits: { minimum: 1, exclusiveMaximum: 10 }, words: "Number, 1 or more and less than 10" },
  ])("of a number, $limits, are said as what is felt of them: “$words”", async ({ limits, words }) => {
    renderDialog(formRequest({ price: { type: "number", title: "Price", ...limits } }, ["price"]));

    expect(await control("Price")).toHaveAccessibleDescription(words);
  });
});

describe("a bound that only names a type is found, and is not stated", () => {
  test.each<[limit: number, isFound: boolean]>([
    [2 ** 31 - 1, true],
    [-(2 ** 31), true],
    [2 ** 32, true],
    [2 ** 53 - 1, true],
    [-(2 ** 53), true],
    [9.223372036854775e18, true],
    [JSON.parse("9223372036854775807") as number, true],
    [Number.MAX_VALUE, true],
    [2 ** 31 - 2, false],
    [2 ** 16, false],
    [-1e15, true],
    [1e14, true],
    [1e14 - 1, false],
    [5e-324, true],
    [0.001, false],
    [0, false],
  ])("%d: %s", async (limit, isFound) => {
    const bound = { [limit < 0 ? "minimum" : "maximum"]: limit };
    const request = formRequest({ price: { type: "number", title: "Price", ...bound } }, ["price"]);
    renderDialog(request);

    const findings = await checkRequest(request);

    const isStated = descriptionOf(await control("Price")) !== "";
    expect([findings.some(({ code }) => code === "bounds"), isStated]).toEqual([isFound, !isFound]);
  });
});

test("what is no number is told of one within the limits", async () => {
  const examples: readonly [schema: object, example: string][] = [
    [{ type: "number" }, ", like 30"],
    [{ type: "number", default: 4.5 }, ", like 4,5"],
    [{ type: "number", default: 50, maximum: 40 }, ", like 30"],
    [{ type: "integer", minimum: 1900, maximum: 2100 }, ", like 1900"],
    [{ type: "number", exclusiveMinimum: 100 }, ", like 101"],
    [{ type: "number", maximum: -5 }, ", like -5"],
    [{ type: "number", exclusiveMaximum: 1.1 }, ", like 0,1"],
    [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, ""],
    [{ type: "number", maximum: 1, multipleOf: 0.1 }, ", like 1"],
    [{ type: "integer", multipleOf: 7 }, ""],
    [{ type: "number", minimum: 13, maximum: 15, multipleOf: 14, default: 3 }, ""],
  ];
  const properties = examples.map(([schema], index) => [`n${index}`, { title: `Number ${index}`, ...schema }] as const);
  renderDialog(formRequest(Object.fromEntries(properties)), { locale: "de" });
  for (const index of examples.keys()) await person.type(`Number ${index}`, "many");

  await person.press("accept");

  const found = screen.getAllByRole("link").map((link) => link.textContent?.replace(/^.* number/, ""));
  expect(found).toEqual(examples.map(([, example]) => example));
});

test("a host's words for one error leave the words for the others", async () => {
  renderDialog(
    formRequest({ name: { type: "string", title: "Name" }, age: { type: "integer", title: "Age", minimum: 18 } }, [
      "name",
    ]),
    { messages: { error: { required: () => "Is missing" } } },
  );
  await person.type("Age", "3");

  await person.press("accept");

  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links).toEqual(["Name: Is missing", "Age: Must be 18 or more"]);
});

describe("a name with punctuation that means something in a regular expression", () => {
  const name = "a-b (c) [d] {e} \\f|g/h.i+ $^*?";

  test("is shown whole and isolated where it is a server's", async () => {
    renderDialog(formRequest({ town, age }), { server: { name } });
    await control("Town");

    expect(screen.getByRole("button", { name: `Send to ${name}` })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: `${name} asks for information` })).toBeInTheDocument();
    // Title, message and the button that accepts.
    expect(screen.getAllByText(name).map((element) => element.tagName)).toEqual(["BDI", "BDI", "BDI"]);
  });

  test("is shown whole and isolated where it is a label's, in its errors too", async () => {
    const other = { type: "string", title: "Other" };
    renderDialog(formRequest({ answer: { type: "string", title: name }, other }, ["answer", "other"]));

    await person.press("accept");

    expect(await control(name)).toHaveAccessibleDescription(/Error: ?Enter an answer$/);
    expect(screen.getByRole("link", { name: `${name} Enter an answer` })).toBeInTheDocument();
    // Label, and the link to it.
    expect(screen.getAllByText(name).map((element) => element.tagName)).toEqual(["BDI", "BDI"]);
  });
});

test("a server whose name is a letter does not cut the words around it", async () => {
  renderDialog(formRequest({ town, age }), { server: { name: "e" } });
  await control("Town");

  const isolated = screen.getByRole("heading", { name: "e asks for information" }).querySelectorAll("bdi");
  expect(Array.from(isolated, (element) => element.textContent)).toEqual(["e"]);
  const accept = screen.getByRole("button", { name: "Send to e" }).querySelectorAll("bdi");
  expect(Array.from(accept, (element) => element.textContent)).toEqual(["e"]);
});
