import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { renderDialog } from "../support/render-dialog.js";

const load = vi.fn();

beforeEach(() => {
  vi.doMock(import("../../src/form/file-control.js"), async (importOriginal) => {
    await load();
    return importOriginal();
  });
});

afterAll(() => {
  vi.doUnmock("../../src/form/file-control.js");
  vi.resetModules();
});

test("where the code for files does not load, the rest can be used, and it can be tried again", async () => {
  load.mockRejectedValueOnce(new Error("The network is down."));
  const file = { type: "string", format: "uri", title: "File", "x-mcp-file": {} };
  const requestedSchema = { type: "object", properties: { name: { type: "string", title: "Name" }, file } };
  renderDialog({ message: "Please answer", requestedSchema }, { policy: { files: true } });

  expect(await screen.findByText(/part of this form didn’t load/)).toBeVisible();
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  await waitFor(() => expect(screen.getByLabelText("File")).toHaveAttribute("type", "file"));
  expect(screen.getByLabelText("Name")).toHaveValue("Ada");
});
