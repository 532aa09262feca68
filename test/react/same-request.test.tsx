import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const form = formRequest(
  { name: { type: "string", title: "Name" }, age: { type: "integer", title: "Age", minimum: 18 } },
  ["name"],
);

test("an equal copy of the request is the same request: answers, errors and focus stay", async () => {
  const { rerender } = renderDialog(form);
  await person.type("Age", "3");
  await person.press("accept");
  await person.type("Name", "Ada");

  rerender({ request: structuredClone(form) });

  expect(await control("Name")).toHaveValue("Ada");
  expect(await control("Name")).toHaveFocus();
  expect(await control("Age")).toBeInvalid();
});

test("new props of the host change how the request is shown, not what was answered", async () => {
  const { rerender, onResult } = renderDialog(form);
  await person.type("Name", "Ada");

  rerender({
    mark: "required",
    messages: { decline: () => "No, thanks" },
    fields: { age: { label: "Years" } },
    server: { ...server, serverInfo: { name: "Weather Pro" } },
  });

  expect(screen.getByRole("button", { name: "No, thanks" })).toBeInTheDocument();
  expect(await control("Years")).toBeInTheDocument();
  expect(await control("Name")).toHaveValue("Ada");
  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } });
});

test("an equal request with another id is another request", async () => {
  const { rerender } = renderDialog(form, { requestId: 1 });
  await person.type("Name", "Ada");

  rerender({ request: structuredClone(form), requestId: 2, onResult: vi.fn() });

  expect(await control("Name")).toHaveValue("");
});

test("a request after one that was answered is shown in its turn", async () => {
  const { rerender, onResult } = renderDialog(form, { requestId: 1 });
  await person.press("decline");
  const onSecondResult = vi.fn();

  rerender({ requestId: 2, onResult: onSecondResult });
  await person.type("Name", "Ada");
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  expect(onSecondResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } });
});
