// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createValidator, fieldFrom, formWith } from "./support/form.js";

/** Which texts break a pattern. One that is left to the server is broken by none. */
async function testOf(pattern: string): Promise<(text: string) => boolean> {
  const validate = await createValidator([fieldFrom({ type: "string", pattern })]);
  return (text) => validate({ answer: text }).length === 0;
}

/** The names of the properties that an answer to all of them breaks. */
async function broken(properties: Readonly<Record<string, object>>, answer: string): Promise<readonly string[]> {
  const { fields } = formWith(properties);
  const validate = await createValidator(fields);
  return validate(Object.fromEntries(fields.map(({ name }) => [name, answer]))).map(({ name }) => name);
}

const many = (count: number, schema: object): Readonly<Record<string, object>> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, schema]));

const samples = [
  ["", "a", "b", "ab", "abc", "ABC", "1234", "12345", "٥", "-", "_", "/a", "a.b", "foo@bar.de", "a b", "x"],
  [" ", "\t", "\u00a0", "\u2003", "\u3000", "\ufeff", "foo@b\u00a0ar", "\v", "\u0085", "\u180e", "\u200b"],
  ["\n", "\r", "\u2028", "a\n", "a\r\nb", "\u0000", "\u0007", "\u007f"],
  ["é", "É", "ß", "α", "я", "中", "😀", "😀😀", "\ud83d", "\ude00", "e\u0301", "K", "\u212a", "ſ"],
].flat();

describe("a pattern means what it means in JavaScript", () => {
  test.each([
    "",
    "^[A-Za-z]+$",
    "^[0-9]{5}$",
    "^\\d{4}$",
    "^\\D+$",
    "^\\w+$",
    "^\\W+$",
    "\\bx\\b",
    "a$",
    "^a",
    "^.$",
    "^.+$",
    "^[^.]$",
    "^\\s+$",
    "^\\S+$",
    "^[\\s]+$",
    "^[\\S]+$",
    "^[^\\s]+$",
    "^[^\\S]+$",
    "^[\\s\\S]*$",
    "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",
    "^[\\w.-]+$",
    "^\\p{L}+$",
    "^\\P{L}+$",
    "^[\\p{L}\\p{M}]+$",
    "^\\u00e9$",
    "^\\u{1F600}+$",
    "^\\uD83D\\uDE00$",
    "^[\\uD83D\\uDE00]$",
    "^😀{2}$",
    "^[😀é]$",
    "^(?<year>\\d{4})$",
    "^(?:a|b)$",
    "^\\/a$",
    "^a\\.b$",
    "^\\x41BC$",
    "^\\0$",
    "^\\cG$",
    "^[\\t\\v]$",
    "[^]",
    "[]",
    "^a{0}b?$",
    "^(a?){3}$",
    "^a{2,}$",
  ])("%s", async (pattern) => {
    const matches = await testOf(pattern);

    const native = new RegExp(pattern, "u");
    expect(samples.filter((sample) => matches(sample))).toEqual(samples.filter((sample) => native.test(sample)));
  });

  test("whatever it is made of", async () => {
    const atom = fc.oneof(
      fc.constantFrom(
        "a",
        "b",
        ".",
        "\\s",
        "\\S",
        "\\d",
        "\\w",
        "\\W",
        "[ab]",
        "[^a\\s]",
        "[\\S]",
        "[a-c.]",
        "é",
        "😀",
        "\\b",
        "^",
        "$",
        "\\u{1F600}",
        "\\.",
        "-",
      ),
    );
    const repeated = fc
      .tuple(atom, fc.constantFrom("", "", "*", "+", "?", "{2}", "{0,2}", "{1,}?"))
      .map(([one, times]) => (/^(\^|\$|\\b)$/.test(one) ? one : one + times));
    const pattern = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { maxDepth: 3, depthSize: "small" },
        fc.array(repeated, { maxLength: 4 }).map((parts) => parts.join("")),
        fc.tuple(tie("pattern"), fc.constantFrom("", "*", "?", "{2}")).map(([inner, times]) => `(?:${inner})${times}`),
        fc.tuple(tie("pattern"), tie("pattern")).map((parts) => parts.join("|")),
      ),
    })).pattern;
    const text = fc.oneof(
      fc.constantFrom(...samples),
      fc
        .array(fc.constantFrom("a", "b", "c", " ", "\u00a0", "\n", "\r", "é", "😀", "1", "."), { maxLength: 5 })
        .map((parts) => parts.join("")),
    );

    await fc.assert(
      fc.asyncProperty(pattern, fc.array(text, { minLength: 1, maxLength: 5 }), async (source, inputs) => {
        const matches = await testOf(source);
        const native = new RegExp(source, "u");

        expect(inputs.map((input) => matches(input))).toEqual(inputs.map((input) => native.test(input)));
      }),
      { numRuns: 300 },
    );
  });
});

describe("a pattern is left to the server", () => {
  test.each([
    ["that is none", "(["],
    ["that is one in another language", "^\\A(?i)abc\\Z$"],
    ["that is read differently without the u flag", "^\\-$"],
    ["with a look-ahead", "^(?=.*\\d).{8,}$"],
    ["with a look-behind", "(?<!a)b"],
    ["with a back-reference", "^(a)\\1$"],
    ["with more repetitions than are read", "^.{1,5000}$"],
    ["with repetitions in repetitions", "^((a{1000}){1000}){1000}$"],
    ["with a large program of few letters", `^(${"(?:ab?)".repeat(250)}){0,1000}$`],
    ["with a program of 2001 instructions", "^a{1000}a{999}$"],
    ["with a large program of many repetitions", `^(${"a{0,999}".repeat(200)})$`],
    ["of many classes of letters", "\\p{L}".repeat(1999 / 5) + "{999}"],
    ["that is very long", "a".repeat(2001)],
    ["of parentheses only", "(".repeat(1000) + ")".repeat(1000)],
  ])("%s", async (_, pattern) => {
    const { fields } = formWith({ code: { type: "string", pattern } });
    const validate = await createValidator(fields);

    expect(validate({ code: "anything 1" })).toEqual([]);
  });

  test("when the form has more of them than can be read", async () => {
    const names = await broken(many(1000, { pattern: "^[a-z]{1,900}$" }), "1");

    expect(names).toContain("p0");
    expect(names).not.toContain("p999");
  });

  test("when the form's patterns are longer together than is read", async () => {
    expect(await broken(many(60, { pattern: `^[${"a".repeat(994)}]$` }), "1")).toHaveLength(50);
  });

  test("for a text that would take long", async () => {
    const matches = await testOf("^a{1000}a{998}$");

    expect(matches("!".repeat(30))).toBe(false);
    expect(matches("!".repeat(31))).toBe(true);
  });

  test("when the server's own defaults would take long", async () => {
    const schema = { pattern: "^(?:a?){99}$", default: "a".repeat(40) };

    expect(await broken({ a: schema, b: schema, c: schema, d: { ...schema, default: "a" } }, "1")).toEqual([
      "a",
      "b",
      "d",
    ]);
  });

  test("when what reads them does not arrive", async () => {
    vi.resetModules();
    vi.doMock("re2js", () => {
      throw new Error("offline");
    });
    const core = await import("../../src/core/index.js");
    const { fields } = formWith({ code: { type: "string", pattern: "^a$", maxLength: 2 } });
    const patterns = await core.loadPatterns(fields);
    const validate = (content: object) => core.judge(fields, { content: { ...content } }, { patterns }).errors;
    vi.doUnmock("re2js");
    vi.resetModules();

    expect(validate({ code: "b" })).toEqual([]);
    expect(validate({ code: "bbb" })).toEqual([{ name: "code", code: "maxLength", limit: 2 }]);
  });
});

test("a pattern made to run for ever does not", async () => {
  const { fields } = formWith({ code: { type: "string", pattern: "^(a+)+$" } });
  const validate = await createValidator(fields);

  expect(validate({ code: `${"a".repeat(50_000)}!` })).toEqual([{ name: "code", code: "pattern" }]);
});
