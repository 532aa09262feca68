import { expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

/** The names of the formats that are made from now on, of those of which a page's first takes long to make. */
function watchFormats(): readonly string[] {
  const made: string[] = [];
  const { DateTimeFormat, ListFormat, NumberFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (...given) {
    made.push("DateTimeFormat");
    return new DateTimeFormat(...given);
  });
  vi.spyOn(Intl, "ListFormat").mockImplementation(function (...given) {
    made.push("ListFormat");
    return new ListFormat(...given);
  });
  vi.spyOn(Intl, "NumberFormat").mockImplementation(function (...given: ConstructorParameters<typeof NumberFormat>) {
    made.push("NumberFormat");
    return new NumberFormat(...given);
  });
  return made;
}

test("a form in English makes no slow format for texts, limits and numbers", async () => {
  const made = watchFormats();
  const name = { type: "string", title: "Name", minLength: 2, maxLength: 30 };
  const count = { type: "integer", title: "Count", minimum: 1, maximum: 1000, default: 42 };
  const price = { type: "number", title: "Price", default: 2.5 };

  renderDialog(formRequest({ name, count, price }), { locale: "en", timeZone: "Europe/Berlin" });
  await control("Price");

  expect(made).toEqual([]);
});

test("a form with a time makes the format that knows the zone", async () => {
  const made = watchFormats();

  renderDialog(formRequest({ at: { type: "string", format: "date-time", title: "Meeting" } }), { locale: "en" });
  await control("Meeting");

  expect(made).toContain("DateTimeFormat");
});

test("a zone that nobody knows is not told of where no time is asked for", async () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);

  renderDialog(formRequest({ name: { type: "string", title: "Name" } }), { timeZone: "Bielefeld" });
  await control("Name");

  expect(onError).not.toHaveBeenCalled();
});
