import { expect, test, vi } from "vitest";
import type { ElicitResult } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const form = formRequest({ name: { type: "string", title: "Name" } });

test("another zone while the dialog is open leaves an untouched time as the server wrote it", async () => {
  const at = { type: "string", format: "date-time", title: "Meeting", default: "2026-07-01T08:30:00.123Z" };
  const { rerender, onResult } = renderDialog(formRequest({ at }), { timeZone: "Europe/Berlin" });
  expect(await control("Meeting")).toHaveValue("2026-07-01T10:30");

  rerender({ timeZone: "Asia/Tokyo" });
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { at: "2026-07-01T08:30:00.123Z" } });
});

test("another zone while the dialog is open does not move a time that was entered", async () => {
  const at = { type: "string", format: "date-time", title: "Meeting" };
  const { rerender, onResult } = renderDialog(formRequest({ at }), { timeZone: "Europe/Berlin" });
  await person.enterDate("Meeting", "2026-07-01T10:30");

  rerender({ timeZone: "Asia/Tokyo" });
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { at: "2026-07-01T08:30:00Z" } });
});

test("another language while the dialog is open leaves an untouched number as it was", async () => {
  const price = { type: "number", title: "Price", default: 2.5 };
  const { rerender, onResult } = renderDialog(formRequest({ price }), { locale: "de" });
  await control("Price");

  rerender({ locale: "en" });
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { price: 2.5 } });
});

test("another language while the dialog is open does not change how a typed number is read", async () => {
  const { rerender, onResult } = renderDialog(formRequest({ price: { type: "number", title: "Price" } }), {
    locale: "de",
  });
  await person.type("Price", "19,95");

  rerender({ locale: "en" });
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { price: 19.95 } });
});

test.each([
  { place: { locale: "en_US" }, instant: "2026-07-01T08:30:00Z" },
  // Where these tests run.
  { place: { timeZone: "Bielefeld" }, instant: "2026-07-01T10:30:00" },
])("what is no language or zone (%j) is left to the browser, and the developer is told", async ({ place, instant }) => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const results: ElicitResult[] = [];
  const at = { type: "string", format: "date-time", title: "Meeting" };
  const props = {
    locale: "en",
    timeZone: "Europe/Berlin",
    onResult: (result: ElicitResult) => results.push(result),
    ...place,
  };
  renderDialog(formRequest({ at }), props);
  await person.enterDate("Meeting", "2026-07-01T10:30");
  await person.press("accept");

  expect(
    results.map((result) => ("content" in result ? new Date(String(result.content?.at)).getTime() : result)),
  ).toEqual([new Date(instant).getTime()]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^react-elicitation: .*IANA/),
    expect.any(RangeError),
  );
});

const others = [
  { what: "of another name", other: { ...server, name: "Bank" } },
  { what: "of another origin", other: { ...server, origin: "https://mcp.bank.example" } },
];

test.each(others)(
  "the same question from a server $what shows nothing that was typed for the first",
  async ({ other }) => {
    const { rerender } = renderDialog(form);
    await person.type("Name", "Ada");

    rerender({ server: other, onResult: vi.fn() });

    expect(await control("Name")).toHaveValue("");
  },
);

test.each(others)("the same question from a server $what leaves the first one cancelled", async ({ other }) => {
  const onOtherResult = vi.fn();
  const { rerender, onResult } = renderDialog(form);
  await person.type("Name", "Ada");

  rerender({ server: other, onResult: onOtherResult });
  await control("Name");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  expect(onOtherResult).not.toHaveBeenCalled();
});

test.each(others)("the same question from a server $what is asked after the first was answered", async ({ other }) => {
  const onOtherResult = vi.fn();
  const { rerender } = renderDialog(form);
  await person.press("decline");

  rerender({ server: other, onResult: onOtherResult });
  await control("Name");

  expect(onOtherResult).not.toHaveBeenCalled();
});
