import { waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type ControlProps, useFieldValue } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

/** A date with a time as a host might ask for it. */
function WrittenTime({ field, inputProps }: ControlProps): ReactNode {
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

test.each([
  { what: "its kind", props: { components: { "date-time": WrittenTime } } },
  { what: "this one property", props: { fields: { at: { component: WrittenTime } } } },
])("a host's control for a time, by $what, is described by the zone", async ({ props }) => {
  const meeting = formRequest({ at: { type: "string", format: "date-time", title: "Meeting" } });
  renderDialog(meeting, { timeZone: "Asia/Tokyo", ...props });

  // That no id of it dangles is looked at in every test.
  const field = await control("Meeting");
  await waitFor(() => expect(field).toHaveAccessibleDescription("optional Time in Asia/Tokyo (GMT+09:00)"));
});

test("a time entered in a host's control is read in that zone", async () => {
  const meeting = formRequest({ at: { type: "string", format: "date-time", title: "Meeting" } });
  const { onResult } = renderDialog(meeting, { timeZone: "Asia/Tokyo", components: { "date-time": WrittenTime } });
  await person.type("Meeting", "2026-07-01T10:30");

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { at: "2026-07-01T01:30:00Z" } });
});
