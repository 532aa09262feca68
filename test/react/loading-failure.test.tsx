import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { renderDialog } from "../support/render-dialog.js";

const fail = vi.hoisted(() => () => Promise.reject(new Error("The network is down.")));

// All that the dialog loads late.
vi.mock(import("../../src/core/validate/compile-with-ajv.js"), fail);
vi.mock(import("../../src/core/validate/interpret-with-cfworker.js"), fail);
vi.mock(import("../../src/core/validate/read-patterns.js"), fail);
vi.mock(import("../../src/url/url-consent.js"), fail);

describe("without the code that checks answers", () => {
  const form = formRequest({ name: { type: "string", title: "Name" } });

  test.each(["decline", "cancel", "escape"] as const)("%s answers as ever", async (way) => {
    const { onResult } = renderDialog(form);

    await person.press(way);

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: way === "decline" ? "decline" : "cancel" });
  });

  test("accepting says why nothing was sent, and keeps the answers", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");

    await person.press("accept");
    expect(screen.getByRole("status")).toHaveTextContent(
      "Your answers could not be checked, so nothing was sent. Check your connection and try again.",
    );
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
    expect(onResult).not.toHaveBeenCalled();
  });

  test("declining works after accepting has failed", async () => {
    const { onResult } = renderDialog(form);
    await person.press("accept");

    await person.press("decline");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });
});

test("without the code for pages to open, the request can be declined, and nothing can be accepted unseen", async () => {
  const { onResult } = renderDialog({ mode: "url", message: "Sign in", url: "https://login.example.com/" });
  await screen.findByText("This part could not be loaded.", { exact: false });
  expect(screen.queryByRole("button", { name: "Open in browser" })).not.toBeInTheDocument();

  await person.press("decline");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
});
