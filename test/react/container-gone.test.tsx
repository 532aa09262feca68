import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({ name: { type: "string", title: "Name" } });

test("a request whose container is removed from the page is cancelled", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const { onResult } = renderDialog(form, { container });
  await control("Name");

  container.remove();

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
});

test("a request whose container is elsewhere than in a page is cancelled", async () => {
  const { onResult } = renderDialog(form, { container: document.createElement("div") });

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
});

test("a request whose container is moved within the page stays", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const { onResult } = renderDialog(form, { container });
  await control("Name");

  document.body.prepend(container);
  await Promise.resolve();

  expect(onResult).not.toHaveBeenCalled();
});
