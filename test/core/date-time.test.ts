// @vitest-environment node
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialDraft, readDraft } from "../../src/core/index.js";
import { fieldFrom } from "./support/form.js";

const server = new AjvJsonSchemaValidator();
const checks = {
  date: server.getValidator<string>({ type: "string", format: "date" }),
  "date-time": server.getValidator<string>({ type: "string", format: "date-time" }),
};

const berlin = { timeZone: "Europe/Berlin" };

const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Africa/Casablanca",
];

const time = fieldFrom({ type: "string", format: "date-time" });

/** What is sent for a wall-clock time. */
function sent(local: string, timeZone?: string): string | undefined {
  const { answer } = readDraft([time], { [time.id]: local }, { timeZone }).content;
  return typeof answer === "string" ? answer : undefined;
}

/** The code of the error in a wall-clock time. */
const errorIn = (local: string, timeZone: string): unknown =>
  readDraft([time], { [time.id]: local }, { timeZone }).errors[0]?.code;

/** What is shown of a default. */
function shown(format: "date" | "date-time", value: string, timeZone = "UTC"): string | undefined {
  const field = fieldFrom({ type: "string", format, default: value });
  const entered = initialDraft([field], { timeZone })[field.id];
  return typeof entered === "string" ? entered : undefined;
}

describe("a local time", () => {
  test.each([
    ["UTC", "2026-07-01T10:30", "2026-07-01T10:30:00Z"],
    ["Europe/Berlin", "2026-07-01T10:30", "2026-07-01T08:30:00Z"],
    ["Europe/Berlin", "2026-01-01T10:30", "2026-01-01T09:30:00Z"],
    ["Europe/Berlin", "2026-07-01T10:30:15", "2026-07-01T08:30:15Z"],
    ["America/New_York", "2026-12-31T23:59", "2027-01-01T04:59:00Z"],
    ["America/St_Johns", "2026-01-15T12:00", "2026-01-15T15:30:00Z"],
    ["Asia/Kolkata", "2026-07-01T00:00", "2026-06-30T18:30:00Z"],
    ["Asia/Kathmandu", "2026-07-01T00:00", "2026-06-30T18:15:00Z"],
    ["Pacific/Chatham", "2026-01-01T12:00", "2025-12-31T22:15:00Z"],
    ["Pacific/Kiritimati", "2026-07-01T00:00", "2026-06-30T10:00:00Z"],
  ])("in %s, %s is sent as %s", (timeZone, local, rfc3339) => {
    expect(sent(local, timeZone)).toBe(rfc3339);
  });

  test.each([
    ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00Z"],
    ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z"],
    ["Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45:00Z"],
  ])("in %s, %s comes twice: the first is meant", (timeZone, local, rfc3339) => {
    expect(sent(local, timeZone)).toBe(rfc3339);
  });

  test.each([
    ["Europe/Berlin", "2026-03-29T02:30"],
    ["America/New_York", "2026-03-08T02:00"],
    ["Australia/Lord_Howe", "2026-10-04T02:15"],
    ["Pacific/Apia", "2011-12-30T10:00"],
  ])("in %s, clocks skip %s", (timeZone, local) => {
    expect(errorIn(local, timeZone)).toBe("time-gap");
  });

  test("that is past year 9999 in UTC is sent with its offset", () => {
    expect(sent("9999-12-31T23:59", "America/New_York")).toBe("9999-12-31T23:59:00-05:00");
  });

  test("of a time when offsets were not in whole minutes is sent to the second", () => {
    expect(sent("1800-01-01T00:00", "Europe/Berlin")).toBe("1799-12-31T23:06:32Z");
  });

  test.each([
    "2026-07-01",
    "10:30",
    "2026-07-01T10",
    "2026-07-01T10:30+02:00",
    "2026-02-30T10:00",
    "2026-07-01T24:00",
    "2026-07-01T10:60",
    "12026-07-01T10:30",
    "0000-01-01T00:00",
    "2026-07-01T10:30Z",
    "…",
  ])("%j is unreadable", (local) => {
    expect(errorIn(local, "Europe/Berlin")).toBe("date-time");
  });

  test("that clocks skip is an error which names the zone", () => {
    const field = fieldFrom({ type: "string", format: "date-time" });

    expect(readDraft([field], { [field.id]: "2026-03-29T02:30" }, { timeZone: "Europe/Berlin" })).toEqual({
      content: {},
      errors: [{ name: "answer", code: "time-gap", timeZone: "Europe/Berlin" }],
    });
  });
});

describe("a default time", () => {
  const instant = "2026-07-01T08:30:15.250+00:00";
  const field = fieldFrom({ type: "string", format: "date-time", default: instant });

  test.each([
    ["UTC", "2026-07-01T08:30:15"],
    ["Asia/Tokyo", "2026-07-01T17:30:15"],
    ["Asia/Kolkata", "2026-07-01T14:00:15"],
    ["America/Los_Angeles", "2026-07-01T01:30:15"],
  ])("is shown in %s as %s, and sent verbatim while it shows that", (timeZone, local) => {
    const draft = initialDraft([field], { timeZone });

    expect(draft).toEqual({ [field.id]: local });
    expect(readDraft([field], draft, { timeZone }).content).toEqual({ answer: instant });
  });

  test("without seconds is shown without seconds", () => {
    expect(shown("date-time", "2026-07-01T08:30:00Z", "Europe/Berlin")).toBe("2026-07-01T10:30");
  });

  test("is another answer once it is changed", () => {
    const { content } = readDraft([field], { [field.id]: "2026-07-01T08:31" }, { timeZone: "UTC" });

    expect(content).toEqual({ answer: "2026-07-01T08:31:00Z" });
  });

  test.each([
    ["without an offset, in the zone that is shown", "2026-07-01T10:30:00", "2026-07-01T10:30", "2026-07-01T08:30:00Z"],
    ["with a blank", "2026-07-01 08:30:00Z", "2026-07-01T10:30", "2026-07-01T08:30:00Z"],
    ["without seconds", "2026-07-01T08:30Z", "2026-07-01T10:30", "2026-07-01T08:30:00Z"],
    ["with an offset without colon", "2026-07-01T08:30:15+0200", "2026-07-01T08:30:15", "2026-07-01T06:30:15Z"],
    ["with an offset of hours", "2026-07-01 08:30:15.250+02", "2026-07-01T08:30:15", "2026-07-01T06:30:15.250Z"],
    ["in small letters", "2026-07-01t08:30:00z", "2026-07-01T10:30", "2026-07-01T08:30:00Z"],
    ["as Python prints it", "2026-07-01 08:30:15.123456", "2026-07-01T08:30:15", "2026-07-01T06:30:15Z"],
  ])("near RFC 3339 is read and sent complete: %s", (_, value, local, rfc3339) => {
    const near = fieldFrom({ type: "string", format: "date-time", default: value });
    const draft = initialDraft([near], berlin);

    expect(draft).toEqual({ [near.id]: local });
    expect(readDraft([near], draft, berlin).content).toEqual({ answer: rfc3339 });
  });

  test.each(["2026-07-01", "10:30", "2026-02-30T10:30:00Z", "soon", "2026-07-01T10:30:00+25:00"])(
    "%j is shown empty",
    (value) => {
      expect(shown("date-time", value)).toBe("");
    },
  );

  test("that no control can show there is shown empty", () => {
    expect(shown("date-time", "9999-12-31T23:00:00Z", "Asia/Tokyo")).toBe("");
  });
});

describe("a default day", () => {
  test.each(["2026-07-01", "2026-07-01T00:00:00", "2026-07-01 23:59:59.999999+02:00"])("%s is that day", (value) => {
    expect(shown("date", value)).toBe("2026-07-01");
  });
});

const wallClock = fc
  .date({ min: new Date("1901-01-01T00:00:00Z"), max: new Date("2099-12-31T23:59:59Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));

describe("for any time in any zone", () => {
  test("the instant is the one that a calendar library finds", () => {
    fc.assert(
      fc.property(wallClock, fc.constantFrom(...zones), (local, timeZone) => {
        expectInstantOfLibrary(local, timeZone);
      }),
      { numRuns: 500 },
    );
  });

  test("around the change of clocks too", () => {
    const aroundChange = fc
      .tuple(
        fc.constantFrom(
          "2026-03-29T02:00:00Z",
          "2026-10-25T02:00:00Z",
          "2026-03-08T02:00:00Z",
          "2026-11-01T02:00:00Z",
          "2026-04-05T02:00:00Z",
        ),
        fc.integer({ min: -180, max: 180 }),
      )
      .map(([near, minutes]) => new Date(Date.parse(near) + minutes * 60_000).toISOString().slice(0, 16));

    fc.assert(
      fc.property(aroundChange, fc.constantFrom(...zones), (local, timeZone) => {
        expectInstantOfLibrary(local, timeZone);
      }),
      { numRuns: 500 },
    );
  });

  test("what is sent passes the format that servers check, and is shown again as it was typed", () => {
    fc.assert(
      fc.property(wallClock, fc.constantFrom(...zones), (local, timeZone) => {
        const instant = sent(local, timeZone);
        fc.pre(instant !== undefined);

        expect(passesFormat("date-time", instant)).toBe(true);
        expect(shown("date-time", instant, timeZone)?.padEnd(19, ":00")).toBe(local);
      }),
      { numRuns: 300 },
    );
  });

  test("what is sent for a default that is shown passes the format that servers check", () => {
    const nearly = fc.stringMatching(
      /^(19|20)\d\d-[01]\d-[0-3]\d[Tt ][0-2]\d:[0-6]\d(:[0-6]\d)?(\.\d{1,9})?([Zz]|[+-][0-2]\d:?[0-6]\d)?$/,
    );

    fc.assert(
      fc.property(
        fc.oneof(
          nearly,
          wallClock.map((local) => `${local}Z`),
        ),
        (text) => {
          const field = fieldFrom({ type: "string", format: "date-time", default: text });
          const { answer } = readDraft([field], initialDraft([field], berlin), berlin).content;
          fc.pre(typeof answer === "string");

          expect(passesFormat("date-time", answer)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("a day is one that servers take for one", () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/), fc.string()), (text) => {
        expect(shown("date", text) === text && text !== "").toBe(
          passesFormat("date", text) && !text.startsWith("0000"),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

test("without a zone the runtime's own is meant", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  expect(sent("2026-07-01T10:30")).toBe(sent("2026-07-01T10:30", timeZone));
});

/** Where clocks show a time twice, the earlier of the two instants. */
function expectInstantOfLibrary(local: string, timeZone: string): void {
  const wall = parseDateTime(local);
  const earlier = toZoned(wall, timeZone, "earlier");
  const instant = sent(local, timeZone);
  if (toCalendarDateTime(earlier).compare(wall) === 0) {
    expect(Date.parse(instant ?? "")).toBe(earlier.toDate().getTime());
  } else {
    expect(errorIn(local, timeZone)).toBe("time-gap");
  }
}

function passesFormat(format: "date" | "date-time", text: string): boolean {
  return checks[format](text).valid;
}
