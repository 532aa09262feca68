import { describe, expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

test("a property named __proto__ is answered like any other", async () => {
  // Written as a server sends it: in an object literal the name would mean something else.
  const request: unknown = JSON.parse(
    '{"message":"m","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string","title":"Name"}}}}',
  );
  const { onResult } = renderDialog(request);
  await person.type("Name", "Ada");

  await person.press("accept");

  expect(JSON.stringify(onResult.mock.lastCall)).toBe('[{"action":"accept","content":{"__proto__":"Ada"}}]');
});

describe("a year of two digits, which a date control takes for one of the first century,", () => {
  test("is an error in a date", async () => {
    const { onResult } = renderDialog(formRequest({ day: { type: "string", format: "date", title: "Day" } }));
    await person.enterDate("Day", "0026-11-27");

    await person.press("accept");

    expect(await control("Day")).toHaveAccessibleDescription(/Must be a real date/);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("is an error in a date with a time", async () => {
    const { onResult } = renderDialog(formRequest({ at: { type: "string", format: "date-time", title: "Meeting" } }));
    await person.enterDate("Meeting", "0026-11-27T10:30");

    await person.press("accept");

    expect(await control("Meeting")).toHaveAccessibleDescription(/Must be a date and time/);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("is sent where it is the server's own", async () => {
    const day = { type: "string", format: "date", title: "Day", default: "0001-01-01" };
    const { onResult } = renderDialog(formRequest({ day }));
    expect(await control("Day")).toHaveValue("0001-01-01");

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { day: "0001-01-01" } });
  });
});
