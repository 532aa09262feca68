import "../../src/styles.css";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formDefinitions } from "../../src/definitions/index.js";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { control, panelOf, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);

const whenUsed = { conditionalDisplay: { field: "proxy", operator: "equals", value: true } };
const proxyFields = ["Host", "Port", "User", "Realm"].map((label) => ({
  id: label,
  type: "text",
  label,
  rendering: whenUsed,
}));
const request = {
  message: "Set up the connection",
  formDefinition: {
    id: "connection",
    title: "Connection",
    fields: [
      { id: "name", type: "text", label: "Name" },
      { id: "proxy", type: "boolean", label: "Use a proxy" },
      ...proxyFields,
    ],
  },
};

const typed = {
  message: "Where do you live?",
  formDefinition: {
    id: "address",
    title: "Address",
    fields: [
      { id: "country", type: "text", label: "Country" },
      {
        id: "state",
        type: "text",
        label: "State",
        rendering: { conditionalDisplay: { field: "country", operator: "equals", value: "US" } },
      },
    ],
  },
};

const windows = [
  { width: 1280, height: 800 },
  { width: 375, height: 700 },
  { width: 320, height: 640 },
];

test.each(windows)("what is pressed stays where it is while fields come and go: $width × $height", async (size) => {
  await page.viewport(size.width, size.height);
  renderDialog(request, { definitions: formDefinitions });
  const panel = panelOf(await readyDialog());
  const box = await control("Use a proxy");
  const places = (): readonly number[] => [panel, box].map((element) => element.getBoundingClientRect().top);
  const before = places();

  await person.answer("Use a proxy", true);

  await waitFor(() => expect(screen.getByRole("textbox", { name: "Realm" })).toBeInTheDocument());
  expect(places()).toEqual(before);
  expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(size.height);

  await person.answer("Use a proxy", false);

  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Realm" })).not.toBeInTheDocument());
  expect(places()).toEqual(before);
});

test("Tab goes to the field that the text before it shows", async () => {
  renderDialog(typed, { definitions: formDefinitions });
  await person.type("Country", "US");

  await userEvent.keyboard("{Tab}Ohio");

  expect(await control("State")).toHaveValue("Ohio");
});

test("a press right after typing is not lost, though it shows a field", async () => {
  const { onResult } = renderDialog(typed, { definitions: formDefinitions });
  await person.type("Country", "US");

  await person.press("accept");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { country: "US" } }),
  );
});

test("in the dock it takes no more room than it needs", async () => {
  const queue = createElicitationQueue();
  render(
    <ElicitationHost
      queue={queue}
      placement="dock"
      activationDelay={0}
      waitForTyping={0}
      definitions={formDefinitions}
    />,
  );

  void queue.elicit(request, { server });

  const dialog = await readyDialog();
  expect(panelOf(dialog).getBoundingClientRect().top).toBe(dialog.getBoundingClientRect().top);
});
