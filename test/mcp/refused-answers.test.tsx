import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fieldErrors } from "../../src/mcp/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

test("what a server finds wrong stands at its fields, and the answers that are mended are sent", async () => {
  const submit = vi.fn(({ name }: { readonly name?: unknown }) => {
    if (name === "Ada") {
      throw new McpError(-32602, "Invalid params", { errors: [{ field: "name", message: "This name is taken." }] });
    }
  });
  const { onResult } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }), {
    onAccept: (content) => {
      try {
        submit(content);
        return undefined;
      } catch (error) {
        return fieldErrors(error);
      }
    },
  });

  await person.type("Name", "Ada");
  await person.press("accept");
  const name = await control("Name");
  await waitFor(() => expect(name).toHaveAccessibleDescription(/This name is taken\./));
  expect(onResult).not.toHaveBeenCalled();
  await person.type("Name", "Ada Example");
  await person.press("accept");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada Example" } }),
  );
});
