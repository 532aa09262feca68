import "../../src/styles.css";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";
import { translatePage } from "../support/translation.js";

beforeAll(calmBrowser);

describe("in a page that the browser translates", () => {
  let stop = (): void => undefined;
  afterEach(() => stop());

  const form = formRequest(
    { name: { type: "string", title: "Name" }, age: { type: "integer", title: "Age", maximum: 9 } },
    ["name", "age"],
  );

  test("an error follows the answer, and goes with it", async () => {
    const { onResult } = renderDialog(form);
    const dialog = await readyDialog();
    stop = translatePage();

    await person.press("accept");
    await person.type("Age", "20");
    await expect.poll(() => dialog.textContent).toContain("Must be 9 or less");
    await person.type("Age", "x");
    await expect.poll(() => dialog.textContent).toContain("Must be a whole number");
    expect(dialog).not.toHaveTextContent("Must be 9 or less");
    await person.type("Age", "0");
    await expect.poll(() => dialog.textContent).not.toContain("Must be");
    await person.type("Name", "Ada");
    await person.press("accept");

    await expect.poll(() => onResult.mock.calls).toEqual([[{ action: "accept", content: { name: "Ada", age: 0 } }]]);
  });

  test("a page that follows a form is shown, and can be answered", async () => {
    const queue = createElicitationQueue();
    render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
    const results = [
      queue.elicit(form, { server }),
      queue.elicit({ mode: "url", message: "Sign in", url: "https://login.example.com/" }, { server }),
    ];
    await readyDialog();
    stop = translatePage();

    await person.press("decline");
    await screen.findByText("https", { exact: false });
    await person.press("decline");

    expect(await Promise.all(results)).toEqual([{ action: "decline" }, { action: "decline" }]);
  });

  test("the question whether to discard can be asked, and taken back", async () => {
    const { onResult } = renderDialog(form);
    await readyDialog();
    stop = translatePage();

    await person.type("Name", "Ada");
    await person.press("cancel");
    await person.keepEditing();
    await person.press("cancel");
    await person.discard();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });
});
