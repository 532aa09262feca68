import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { renderDialog } from "../support/render-dialog.js";

const network = vi.hoisted(() => ({
  isDown: true,
  load: <T,>(importOriginal: () => Promise<T>): Promise<T> =>
    network.isDown ? Promise.reject(new Error("The network is down.")) : importOriginal(),
}));

vi.mock(import("../../src/core/validate/interpret-with-cfworker.js"), network.load);
vi.mock(import("../../src/core/validate/read-patterns.js"), network.load);
vi.mock(import("../../src/url/url-consent.js"), network.load);

beforeEach(() => {
  network.isDown = true;
});

test("accepting works once the code that checks answers can be loaded", async () => {
  const { onResult } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }));
  await person.type("Name", "Ada");
  await person.press("accept");
  expect(screen.getByText("Your answers could not be checked", { exact: false })).toBeVisible();

  network.isDown = false;
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } });
});

test("the code for pages to open can be fetched again", async () => {
  renderDialog({ mode: "url", message: "Sign in", url: "https://login.example.com/" });
  const again = await screen.findByRole("button", { name: "Try again" });

  network.isDown = false;
  await userEvent.click(again);

  expect(await screen.findByRole("button", { name: "Open in browser" })).toBeVisible();
});

test("patterns that cannot be loaded are left to the server: nobody is locked out", async () => {
  network.isDown = false;
  await import("../../src/core/validate/interpret-with-cfworker.js");
  network.isDown = true;
  const { onResult } = renderDialog(formRequest({ zip: { type: "string", title: "Zip", pattern: "^[0-9]{5}$" } }));
  await person.type("Zip", "x");

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { zip: "x" } });
});
