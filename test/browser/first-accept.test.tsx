import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const form = formRequest(
  {
    name: { type: "string", title: "Name" },
    town: { type: "string", title: "Town" },
    note: { type: "string", title: "Note" },
  },
  ["name", "town"],
);

const summary = () => screen.queryByRole("group", { name: "Check these answers" });

test("two errors at the very first press on Accept: the list of them has focus", async () => {
  renderDialog(form);

  await person.press("accept");

  await waitFor(() => expect(summary()).toHaveFocus());
});

test("two errors at the very first Enter: the list of them has focus", async () => {
  renderDialog(form);
  (await control("Note")).focus();

  await person.press("enter");

  await waitFor(() => expect(summary()).toHaveFocus());
});
