// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { renderDialog } from "../support/render-dialog.js";

// Hosts test in jsdom, as all the other files here do, or in this.
test("in happy-dom, a request is answered without any set-up", async () => {
  const { onResult } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }));

  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Ada");
  await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));

  await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { name: "Ada" } }));
});

test("in happy-dom, Escape cancels", async () => {
  const { onResult } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }));
  await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());

  await userEvent.keyboard("{Escape}");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
});
