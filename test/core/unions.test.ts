// @vitest-environment node
import { describe, expect, test } from "vitest";
import { accept, draftOf, formWith } from "./support/form.js";

/** What a press of Accept sends for an answer to one required property, or the code of its error. */
async function answer(schema: object, typed: string): Promise<unknown> {
  const { fields } = formWith({ answer: schema }, ["answer"], { $defs: { age: { type: "integer", minimum: 18 } } });
  const draft = draftOf(fields, { answer: typed });
  const { content, errors } = await accept(fields, draft, { locale: "en", timeZone: "Europe/Berlin" });
  return errors[0]?.code ?? content.answer;
}

const email = { type: "string", format: "email" };
const uri = { type: "string", format: "uri" };

const days = (...patterns: readonly string[]) => ({
  anyOf: patterns.map((pattern) => ({ type: "string", format: "date", pattern })),
});

/** As pydantic writes it for a Decimal. */
const unreadable = { type: "string", pattern: "^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$" };

describe("one of several texts", () => {
  test.each([
    ["an email", { anyOf: [email, { const: "" }] }, "ada@example.com", "ada@example.com"],
    ["an empty text where that is one", { anyOf: [email, { const: "" }] }, "", ""],
    ["an empty text by its length", { anyOf: [{ type: "string", maxLength: 0 }, email] }, " ", ""],
    ["an empty text beside a number", { anyOf: [{ type: "number" }, { type: "string", const: "" }] }, "", ""],
    ["an empty text beside a day", { anyOf: [{ type: "string", format: "date" }, { const: "" }] }, "", ""],
    ["an empty text beside a time", { anyOf: [{ type: "string", format: "date-time" }, { const: "" }] }, "", ""],
    ["no email", { anyOf: [email, { const: "" }] }, "ada", "email"],
    ["one of two formats", { anyOf: [email, uri] }, "ada@example.com", "ada@example.com"],
    ["the other, mended", { anyOf: [email, uri] }, " https://example.com/ü", "https://example.com/%C3%BC"],
    ["neither of two formats", { anyOf: [email, uri] }, "example.com", "format"],
    ["an empty text where none is", { anyOf: [email, uri] }, "", "required"],
    ["an address of either kind", { anyOf: [{ format: "ipv4" }, { format: "ipv6" }] }, "::1", "::1"],
    ["an email or none of a calendar", { anyOf: [{ format: "date" }, email] }, "2026-02-28", "2026-02-28"],
    ["a word beside a format", { anyOf: [uri, { enum: ["none", "self"] }] }, "self", "self"],
    ["a word beside a day", { anyOf: [{ type: "string", format: "date" }, { const: "today" }] }, "today", "today"],
    ["a day beside a word", { anyOf: [{ format: "date" }, { enum: ["today", ""] }] }, "2026-02-28", "2026-02-28"],
    ["a day of the second of two years", days("^2026", "^2027"), "2027-01-01", "2027-01-01"],
    ["neither day nor word", { anyOf: [{ format: "date" }, { const: "today" }] }, "2026-02-30", "format"],
    ["no format and no word", { anyOf: [email, { const: "none" }] }, "ada", "format"],
    ["a pattern or a word", { anyOf: [{ type: "string", pattern: "^\\d+$" }, { const: "all" }] }, "all", "all"],
    ["no pattern and no word", { anyOf: [{ type: "string", pattern: "^\\d+$" }, { const: "all" }] }, "x", "pattern"],
    ["neither of two patterns", { anyOf: [{ pattern: "^a" }, { pattern: "^b" }] }, "c", "pattern"],
    [
      "too long for the one that is meant",
      { anyOf: [{ type: "string", maxLength: 2 }, { const: "long" }] },
      "abc",
      "maxLength",
    ],
    ["an id beside an email", { anyOf: [{ type: "integer" }, email] }, " 42 ", 42],
    ["no id and no email", { anyOf: [{ type: "integer", minimum: 1 }, email] }, "-1", "email"],
    ["a word beside a number", { type: ["number", "string"], pattern: "^auto$" }, "auto", "auto"],
    ["a number beside a word", { type: ["number", "string"], pattern: "^auto$" }, "5", 5],
    ["a number that is named beside a format", { anyOf: [email, { const: 5 }] }, "5", 5],
    ["a number beside a pattern that no engine reads", { anyOf: [{ type: "number" }, unreadable] }, "1.5", 1.5],
    ["an id where any text is taken, too", { anyOf: [{ type: "integer" }, { type: "string" }] }, "42", "42"],
    ["anything where one is any text", { anyOf: [email, { type: "string" }] }, "x", "x"],
  ])("%s", async (_, schema, typed, expected) => {
    expect(await answer(schema, typed)).toBe(expected);
  });
});

describe("a default that nobody touched", () => {
  test.each([
    ["a number beside any text", { anyOf: [{ type: "integer" }, { type: "string" }], default: 8080 }],
    ["a text beside a number", { anyOf: [{ type: "integer" }, { type: "string" }], default: "8080" }],
    ["a number of one type", { type: ["string", "number"], pattern: "^auto$", default: 1.5 }],
    ["a time beside a day", { anyOf: [{ format: "date" }, { format: "date-time" }], default: "2026-07-01T08:30:00Z" }],
    ["a day beside a time", { anyOf: [{ format: "date-time" }, { format: "date" }], default: "2026-07-01" }],
    ["a word beside a number", { anyOf: [{ type: "number" }, { const: "auto" }], default: "auto" }],
    ["a decimal with its zeros", { anyOf: [{ type: "number" }, unreadable], default: "9.90" }],
    ["a number beside a word of its digits", { anyOf: [{ type: "integer" }, { enum: ["1", "2"] }], default: 1 }],
  ])("%s goes as it came", async (_, schema) => {
    const { fields } = formWith({ answer: schema });

    expect(await accept(fields, {}, { locale: "de" })).toEqual({ content: { answer: schema.default }, errors: [] });
  });
});

describe("the rules beside a union or a reference, and those inside", () => {
  const start = { type: "string", pattern: "^a" };
  const parts = { allOf: [{ type: "string", allOf: [start, { pattern: "b" }] }, { pattern: "c$" }] };
  const optional = { minLength: 1, anyOf: [{ type: "string", minLength: 5 }, { type: "null" }] };
  const day = { type: "string", format: "date", pattern: "^2026-", allOf: [{ pattern: "-01$" }] };

  test.each([
    ["every pattern of parts in parts", parts, "abc", "abc"],
    ["one pattern of parts in parts", parts, "xc", "pattern"],
    ["the stricter limit", { $ref: "#/$defs/age", minimum: 0 }, "5", "minimum"],
    ["the stricter limit of two parts", { allOf: [{ $ref: "#/$defs/age" }, { minimum: 0 }] }, "5", "minimum"],
    ["the pattern of a union", { pattern: "b$", anyOf: [start, { type: "null" }] }, "xb", "pattern"],
    ["the pattern beside it", { pattern: "b$", anyOf: [start, { type: "null" }] }, "ax", "pattern"],
    ["the longer length", optional, "abc", "minLength"],
    ["a limit of all shapes", { maxLength: 12, anyOf: [email, uri] }, "https://example.com/", "format"],
    ["all patterns of a day", day, "2026-02-01", "2026-02-01"],
    ["one pattern of a day", day, "2020-02-01", "pattern"],
  ])("%s", async (_, schema, typed, expected) => {
    expect(await answer(schema, typed)).toBe(expected);
  });
});

describe("all of several patterns", () => {
  const key = { type: "string", pattern: "^[a-z]", allOf: [{ pattern: "\\d$" }, { pattern: "_" }] };

  test.each([
    ["a_1", "a_1"],
    ["a_b", "pattern"],
    ["a1", "pattern"],
    ["1_1", "pattern"],
  ])("%s: %s", async (typed, expected) => {
    expect(await answer(key, typed)).toBe(expected);
  });
});

describe("a number beside words", () => {
  const size = { anyOf: [{ type: "number", minimum: 0 }, { const: "auto" }, { enum: ["NaN", "Infinity"] }] };

  test.each([
    ["0.5", 0.5],
    ["auto", "auto"],
    ["Auto ", "auto"],
    ["-1", "minimum"],
    ["Infinity", "number"],
    ["other", "number"],
  ])("%s: %s", async (typed, expected) => {
    expect(await answer(size, typed)).toBe(expected);
  });

  test("tells capitals apart where both are words", async () => {
    const months = { anyOf: [{ type: "integer" }, { enum: ["m", "M"] }] };

    expect(await answer(months, "M")).toBe("M");
  });

  test("may be one outside of its bounds", async () => {
    const limit = { anyOf: [{ type: "integer", minimum: 1 }, { const: -1 }, { enum: [-2] }] };

    expect(await answer(limit, "-1")).toBe(-1);
    expect(await answer(limit, "-2")).toBe(-2);
    expect(await answer(limit, "0")).toBe("minimum");
  });

  test("has a word by default", async () => {
    const { fields } = formWith({ answer: { ...size, default: "auto" } });

    expect((await accept(fields)).content).toEqual({ answer: "auto" });
  });
});

describe("a format without a pattern", () => {
  test.each([
    ["uuid", "123e4567-e89b-12d3-a456-426614174000", "123e4567"],
    ["time", "14:30:00Z", "25:30:00Z"],
    ["duration", "P1DT12H", "12 hours"],
    ["hostname", "example.com", "exa mple"],
    ["ipv4", "192.0.2.1", "192.0.2.256"],
    ["ipv6", "2001:db8::1", "192.0.2.1"],
  ])("%s is checked", async (format, good, bad) => {
    expect(await answer({ type: "string", format }, good)).toBe(good);
    expect(await answer({ type: "string", format }, bad)).toBe("format");
  });

  test("with a pattern is what the pattern says: zod's times have no offset", async () => {
    const time = { type: "string", format: "time", pattern: "^\\d\\d:\\d\\d(:\\d\\d)?$" };
    expect(await answer(time, "14:30")).toBe("14:30");
    expect(await answer(time, "14:30:00Z")).toBe("format");
  });
});
