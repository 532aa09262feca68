import "../../src/styles.css";
import { within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ar } from "../../src/locales/ar.js";
import { ja } from "../../src/locales/ja.js";
import { ko } from "../../src/locales/ko.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const questions = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`p${index}`, { type: "string", title: `Question ${index}` }]),
);
const form = formRequest(
  {
    ...questions,
    note: { type: "string", title: "Note", maxLength: 5000 },
    many: { type: "array", title: "Many", items: { type: "string", enum: ["One", "Two"] }, minItems: 1 },
    last: { type: "string", title: "Last", enum: ["Yes", "No"] },
  },
  ["many"],
);

test.each([320, 1024])(
  "a long name is cut off on one line, and the question stays whole, at %i pixels",
  async (width) => {
    await page.viewport(width, 768);
    renderDialog(form, {
      server: { name: `Weather ${"and more weather ".repeat(8)}`, origin: "https://mcp.weather.example" },
    });
    const title = within(await readyDialog()).getByRole("heading", { level: 2 });

    const name = title.querySelector("bdi");
    const question = within(title).getByText("asks for information");
    expect(name?.getBoundingClientRect().height).toBeLessThan(24);
    expect(name?.scrollWidth).toBeGreaterThan(name?.clientWidth ?? 0);
    expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().bottom);
    expect(whyHidden(title)).toBeUndefined();
    expect(question.getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.getBoundingClientRect().bottom ?? 0);
  },
);

describe("where no line of its own suits the name", () => {
  /** Whether two elements stand in the same line. */
  const areBeside = (one: Element | null | undefined, other: Element | null | undefined) => {
    const [first, second] = [one, other].map((element) => element?.getBoundingClientRect());
    return first && second && first.bottom > second.top && second.bottom > first.top;
  };

  test.each([
    { language: "Arabic, which begins with the verb", messages: ar },
    { language: "Japanese, whose particles cling to it", messages: ja },
    { language: "Korean, whose particles cling to it", messages: ko },
  ])("it stands among the words: $language", async ({ messages }) => {
    renderDialog(form, { messages });
    const title = within(await readyDialog()).getByRole("heading", { level: 2 });

    const name = title.querySelector("bdi");
    for (const words of title.querySelectorAll("span > span")) expect(areBeside(name, words)).toBe(true);
    expect(title.querySelector("span > span")).toBeInTheDocument();
  });
});

test("what the server calls itself is whole where a line has room for it", async () => {
  renderDialog(form, {
    server: {
      name: "Weather",
      origin: "https://mcp.weather.example",
      serverInfo: { name: "Weather and more weather" },
    },
  });
  const said = within(await readyDialog())
    .getByText("Weather and more weather")
    .closest("p");

  expect(said?.scrollWidth).toBe(said?.clientWidth);
});

test("in a page from right to left the name stands at the side of the question", async () => {
  document.documentElement.dir = "rtl";
  renderDialog(form);
  const title = within(await readyDialog()).getByRole("heading", { level: 2 });

  const text = document.createRange();
  text.selectNodeContents(within(title).getByText("Weather"));
  const question = within(title).getByText("asks for information");
  expect(text.getBoundingClientRect().right).toBeCloseTo(question.getBoundingClientRect().right, 0);
  document.documentElement.removeAttribute("dir");
});

describe.each([
  [1280, 800],
  [320, 480],
])("in a window of %i by %i", (width, height) => {
  test.each([
    { what: "a long text", find: () => control("Note") },
    { what: "the last option", find: () => control("No") },
  ])("the header stays while $what is scrolled to the middle", async ({ find }) => {
    await page.viewport(width, height);
    renderDialog(form);
    const dialog = await readyDialog();

    (await find()).scrollIntoView({ block: "center" });

    expect(dialog.scrollTop).toBe(0);
    expect(whyHidden(within(dialog).getByRole("heading", { level: 2 }))).toBeUndefined();
    expect(whyHidden(within(dialog).getByRole("button", { name: "Close without answering" }))).toBeUndefined();
  });
});
