import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { control } from "../support/person.js";
import { type RenderedDialog, renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const day = formRequest({ day: { type: "string", format: "date", title: "Day" } });
const meeting = formRequest({ at: { type: "string", format: "date-time", title: "Meeting" } });

/** Types into the parts of a date control, from the first on. */
async function typeInto(label: string, keys: string): Promise<HTMLElement> {
  const field = await control(label);
  field.focus();
  await userEvent.keyboard(keys);
  return field;
}

describe("a date", () => {
  test.each([
    { what: "half a date", keys: "0228" },
    { what: "a day that no month has", keys: "02312026" },
  ])("$what is an error, though an answer is not required", async ({ keys }) => {
    const { onResult } = renderDialog(day);
    const field = await typeInto("Day", keys);

    await person.press("accept");

    expect(descriptionOf(field)).toBe("optional Error: Must be a real date, like 11/27/2026");
    await waitFor(() => expect(field).toHaveFocus());
    expect(onResult).not.toHaveBeenCalled();
  });

  test("half a date is something to lose", async () => {
    const { onResult } = renderDialog(day);
    await typeInto("Day", "02");

    await person.press("escape");

    expect(screen.getByRole("alertdialog", { name: "Discard your answers?" })).toBeVisible();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("half a date can be finished", async () => {
    const { onResult } = renderDialog(day);
    const field = await typeInto("Day", "0228");
    await person.press("accept");

    await typeInto("Day", "02282026");
    await waitFor(() => expect(field).not.toHaveAttribute("aria-invalid"));
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { day: "2026-02-28" } });
  });

  test("half a date can be taken back", async () => {
    const { onResult } = renderDialog(day);
    await typeInto("Day", "0228");
    await person.press("accept");

    await person.clear("Day");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
  });

  test("a default of which a part was deleted is an error, and not what it was before", async () => {
    const { onResult } = renderDialog(
      formRequest({ day: { type: "string", format: "date", title: "Day", default: "2026-01-31" } }),
    );
    const field = await typeInto("Day", "{Backspace}");

    await person.press("accept");

    expect(field).toHaveAttribute("aria-invalid", "true");
    expect(onResult).not.toHaveBeenCalled();
  });
});

describe("a date with a time", () => {
  test("a date without its time is an error", async () => {
    const { onResult } = renderDialog(meeting, { timeZone: "Europe/Berlin" });
    const field = await typeInto("Meeting", "07012026");

    await person.press("accept");

    expect(descriptionOf(field)).toMatch(/Error: Must be a date and time, like 11\/27\/26, 2:30\sPM$/);
    expect(onResult).not.toHaveBeenCalled();
  });

  test.each([
    { timeZone: "Europe/Berlin", sent: "2026-07-01T08:30:00Z", said: "Central European Time (GMT+02:00)" },
    { timeZone: "America/St_Johns", sent: "2026-07-01T13:00:00Z", said: "Newfoundland Time (GMT-02:30)" },
    { timeZone: "Asia/Kathmandu", sent: "2026-07-01T04:45:00Z", said: "Nepal Time (GMT+05:45)" },
    { timeZone: "UTC", sent: "2026-07-01T10:30:00Z", said: "UTC (GMT+00:00)" },
  ])("is read in $timeZone, which is named beside it, and sent in UTC", async ({ timeZone, sent, said }) => {
    const { onResult } = renderDialog(meeting, { timeZone });
    await person.enterDate("Meeting", "2026-07-01T10:30");

    expect(descriptionOf(await control("Meeting"))).toBe(`optional ${said}`);
    await person.press("accept");
    expect(timeIn(onResult)).toBe(sent);
  });

  test("without a zone of the host's it is read in the browser's", async () => {
    const { onResult } = renderDialog(meeting);
    await person.enterDate("Meeting", "2026-07-01T10:30");

    await person.press("accept");

    expect(Date.parse(timeIn(onResult))).toBe(Date.parse("2026-07-01T10:30:00-04:00"));
  });

  test("a time that clocks skip is an error that says why", async () => {
    renderDialog(meeting, { timeZone: "Europe/Berlin" });
    await person.enterDate("Meeting", "2026-03-29T02:30");

    await person.press("accept");

    expect(descriptionOf(await control("Meeting"))).toMatch(
      /Error: Choose another time: clocks skip this one in Central European Time$/,
    );
  });

  test("of a time that clocks show twice the earlier is sent, and said to be", async () => {
    const { onResult } = renderDialog(meeting, { timeZone: "Europe/Berlin" });
    await person.enterDate("Meeting", "2026-10-25T02:30");

    expect(descriptionOf(await control("Meeting"))).toContain("The earlier one (GMT+02:00) is sent");
    await person.press("accept");
    expect(Date.parse(timeIn(onResult))).toBe(Date.parse("2026-10-25T02:30:00+02:00"));
  });
});

/** The time that was sent, as it was written. */
function timeIn({ mock }: RenderedDialog["onResult"]): string {
  const [, at = ""] = /"at":"([^"]*)"/.exec(JSON.stringify(mock.lastCall)) ?? [];
  return at;
}
