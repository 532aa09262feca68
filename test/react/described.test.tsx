import { waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type ControlProps, useFieldValue } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

/** The text of pydantic's for a Decimal. */
const decimal = { type: "string", pattern: "^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$" };

/** A date with a time as a host might ask for it. */
function WrittenTime({ field, inputProps }: ControlProps<"date-time">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  return <input {...inputProps} value={value} onChange={(event) => setValue(event.target.value)} />;
}

test("an address is described by where it opens and by what is wrong with it", async () => {
  renderDialog(formRequest({ site: { type: "string", format: "uri", title: "Site" } }));
  await person.type("Site", "https://example.org\\a");

  await person.press("accept");

  expect(await control("Site")).toHaveAccessibleDescription(
    /^optional Leads to example\.org Error: ?Can’t have “\u2068\\\u2069” in its host$/,
  );
});

test.each<{ what: string; schema: object; typed: string; said: RegExp }>([
  {
    what: "a number by limits that can be typed as they stand",
    schema: { type: "integer", maximum: 1000 },
    typed: "1,000",
    said: /^optional Whole number, 1000 or less Error: ?Must be written without thousands separators, like 1234$/,
  },
  {
    what: "a day or a word by both",
    schema: { anyOf: [{ type: "string", format: "date" }, { const: "today" }] },
    typed: "tomorrow",
    said: /^optional For example 2026-11-27 or “\u2068today\u2069” Error: ?Must be like 2026-11-27 or “\u2068today\u2069”$/,
  },
  {
    what: "one of many words by the first ten",
    schema: { anyOf: [{ type: "number" }, { enum: Array.from({ length: 5000 }, (_, index) => `w${index}`) }] },
    typed: "x",
    said: /^optional Number, or (“\u2068w\d\u2069”, ){10}or others Error: ?Must be a number, like 30$/,
  },
  {
    what: "one of two shapes by no limit of one of them",
    schema: {
      anyOf: [
        { type: "string", maxLength: 5 },
        { type: "string", format: "email" },
      ],
    },
    typed: "abcdef",
    said: /^optional Error: ?Must be like name@example.com$/,
  },
  {
    what: "a number or a text by no limit of the text",
    schema: { anyOf: [{ type: "number" }, { type: "string", minLength: 3 }] },
    typed: "ab",
    said: /^optional Error: ?Must be 3 characters or more$/,
  },
  {
    what: "a decimal of pydantic's that is none by what a number must be",
    schema: { anyOf: [{ type: "number" }, decimal] },
    typed: "$5",
    said: /^optional Error: ?Must be a number$/,
  },
  {
    what: "a decimal with thousands separators by them",
    schema: { anyOf: [{ type: "number" }, decimal] },
    typed: "1,234",
    said: /^optional Error: ?Must be written without thousands separators, like 1234.5$/,
  },
  {
    what: "a decimal out of its bounds by them",
    schema: { anyOf: [{ type: "number", minimum: 0 }, decimal] },
    typed: "-5",
    said: /^optional Error: ?Must be 0 or more$/,
  },
  {
    what: "a day that a pattern refuses by what can be done about it",
    schema: { type: "string", format: "date", pattern: "^2026-" },
    typed: "2025-01-31",
    said: /^optional Error: ?That day can’t be chosen. Pick another$/,
  },
  {
    what: "an address or a word by both",
    schema: { anyOf: [{ type: "string", format: "uri" }, { const: "none" }] },
    typed: "None",
    said: /^optional For example https:\/\/example.com or “\u2068none\u2069”  ?Error: ?Must be like https:\/\/example.com or “\u2068none\u2069”$/,
  },
  {
    what: "a number that would be sent as a text by the text alone",
    schema: {
      anyOf: [
        { type: "integer", enum: [1] },
        { type: "string", maxLength: 2 },
      ],
    },
    typed: "abc",
    said: /^optional Up to 2 characters Error: ?Must be 2 characters or fewer$/,
  },
  {
    what: "a word beside a number that does not exist by the word",
    schema: { anyOf: [{ type: "integer", minimum: 5, maximum: 3 }, { const: "auto" }] },
    typed: "x",
    said: /^optional For example “\u2068auto\u2069” Error: ?Must be a whole number$/,
  },
  {
    what: "a short text or a word by the limit and the word",
    schema: { anyOf: [{ type: "string", maxLength: 2 }, { const: "all" }] },
    typed: "abc",
    said: /^optional Up to 2 characters or “\u2068all\u2069” Error: ?Must be 2 characters or fewer$/,
  },
])("$what", async ({ schema, typed, said }) => {
  renderDialog(formRequest({ answer: { ...schema, title: "Answer" } }));
  await person.type("Answer", typed);

  await person.press("accept");

  expect(await control("Answer")).toHaveAccessibleDescription(said);
});

test.each([
  { what: "its kind", props: { components: { "date-time": WrittenTime } } },
  { what: "this one property", props: { fields: { at: { component: WrittenTime } } } },
])("a host's control for a time, by $what, is described by the zone", async ({ props }) => {
  const meeting = formRequest({ at: { type: "string", format: "date-time", title: "Meeting" } });
  renderDialog(meeting, { timeZone: "Asia/Tokyo", ...props });

  // That no id of it dangles is looked at in every test.
  const field = await control("Meeting");
  await waitFor(() => expect(field).toHaveAccessibleDescription("optional Japan Standard Time (GMT+09:00)"));
});

test("a time entered in a host's control is read in that zone", async () => {
  const meeting = formRequest({ at: { type: "string", format: "date-time", title: "Meeting" } });
  const { onResult } = renderDialog(meeting, { timeZone: "Asia/Tokyo", components: { "date-time": WrittenTime } });
  await person.type("Meeting", "2026-07-01T10:30");

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { at: "2026-07-01T01:30:00Z" } });
});
