import "../../src/styles.css";
import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { meddle } from "../support/meddling.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);

const form = formRequest(
  {
    name: { type: "string", title: "Name" },
    age: { type: "integer", title: "Age", maximum: 9 },
    unit: { type: "string", title: "Unit", enum: ["Celsius", "Fahrenheit"] },
    day: { type: "string", title: "Day", format: "date" },
    topics: { type: "array", title: "Topics", items: { type: "string", enum: ["Heat", "Frost"] } },
    news: { type: "boolean", title: "News" },
  },
  ["name", "age"],
);

describe("with an extension that puts elements of its own everywhere", () => {
  let stop = (): void => undefined;
  afterEach(() => stop());

  test("errors come and go, the question whether to discard is asked, and what was entered is sent", async () => {
    const { onResult } = renderDialog(form);
    await readyDialog();
    stop = meddle();

    await person.press("accept");
    await person.type("Name", "Ada");
    await person.type("Age", "20");
    await person.choose("Unit", "Celsius");
    await person.check("Topics", "Frost");
    await person.press("escape");
    await person.keepEditing();
    await person.press("accept");
    await screen.findByText("Must be 9 or less");
    await person.type("Age", "5");
    await person.press("accept");

    await expect
      .poll(() => onResult.mock.calls)
      .toEqual([[{ action: "accept", content: { name: "Ada", age: 5, unit: "Celsius", topics: ["Frost"] } }]]);
  });

  test("that wraps the input itself, an error comes and goes, and what was entered is sent", async () => {
    const { onResult } = renderDialog(form);
    const name = await control("Name");
    const wrapper = document.createElement("div");
    name.replaceWith(wrapper);
    wrapper.append(name);

    await person.type("Age", "5");
    await person.press("accept");
    await screen.findByText("Enter an answer");
    await person.type("Name", "Ada");
    await person.press("accept");

    await expect.poll(() => onResult.mock.calls).toEqual([[{ action: "accept", content: { name: "Ada", age: 5 } }]]);
  });

  test("the next requests are shown, and can be answered", async () => {
    const queue = createElicitationQueue();
    render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
    const results = [form, { mode: "url", message: "m", url: "https://login.example.com/" }, form].map((request) =>
      queue.elicit(request, { server }),
    );
    await readyDialog();
    stop = meddle();

    for (const _ of results) await person.press("decline");

    expect(await Promise.all(results)).toEqual(results.map(() => ({ action: "decline" })));
  });
});

describe("what a password manager or the browser fills in", () => {
  /** Sets a value as they do: past React's own setter. */
  const fill = async (label: string, value: string, events: readonly string[]): Promise<void> => {
    const field = await control(label);
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  test.each([
    { told: "with the events of typing", events: ["keydown", "input", "keyup", "change", "blur"] },
    { told: "without an event", events: [] },
  ])("is sent, $told", async ({ events }) => {
    const { onResult } = renderDialog(form);
    await fill("Name", "Ada", events);
    await fill("Age", "5", events);
    await fill("Day", "2026-11-27", events);
    await person.press("accept");

    await expect
      .poll(() => onResult.mock.calls)
      .toEqual([[{ action: "accept", content: { name: "Ada", age: 5, day: "2026-11-27" } }]]);
  });

  test("into a read-only answer, does not change it", async () => {
    const { onResult } = renderDialog(
      formRequest({ id: { type: "string", title: "Id", default: "A1" }, name: { type: "string", title: "Name" } }),
      { fields: { id: { rendering: { readOnly: true } } } },
    );
    await fill("Id", "B2", ["input", "change"]);
    await fill("Name", "Ada", []);
    await person.press("accept");

    await expect.poll(() => onResult.mock.calls).toEqual([[{ action: "accept", content: { id: "A1", name: "Ada" } }]]);
  });

  test("finds no field for a password that the person has not opened", async () => {
    renderDialog(
      formRequest({ password: { type: "string", title: "Password" }, name: { type: "string", title: "Name" } }),
    );
    const dialog = await readyDialog();

    expect(within(dialog).getAllByRole("textbox")).toEqual([await control("Name")]);
    expect(dialog.querySelectorAll("input, textarea")).toHaveLength(1);
  });
});
