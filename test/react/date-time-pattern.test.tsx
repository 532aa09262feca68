import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { renderDialog } from "../support/render-dialog.js";

test.each([
  ["of zod, which refuses offsets", "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$", "2026-07-01T08:30:00Z"],
  ["for milliseconds", "\\.\\d{3}Z$", "2026-07-01T08:30:00.000Z"],
  ["for offsets only", "[+-]\\d\\d:\\d\\d$", "2026-07-01T10:30:00+02:00"],
  ["that no time fits, which is left to the server", "^\\d+$", "2026-07-01T08:30:00Z"],
])("a time is written as its pattern takes it: %s", async (_, pattern, sent) => {
  const start = { type: "string", title: "Start", format: "date-time", allOf: [{ pattern: "^2026" }, { pattern }] };
  const { onResult } = renderDialog(formRequest({ start }), { timeZone: "Europe/Berlin" });
  await person.enterDate("Start", "2026-07-01T10:30");

  await person.press("accept");

  await waitFor(() => expect(onResult).toHaveBeenCalled());
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { start: sent } });
});
