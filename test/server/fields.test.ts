// @vitest-environment node
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  boolean,
  choice,
  choices,
  confirm,
  date,
  dateTime,
  defineForm,
  email,
  type FormContext,
  fromResult,
  integer,
  number,
  openPage,
  string,
  toRequest,
  uri,
} from "react-elicitation/server";

describe("a maker throws at once", () => {
  test.each<[string, () => unknown, string]>([
    [
      "a default that is too short",
      () => string({ title: "Code", minLength: 3, default: "ab" }),
      'Field "Code": The default "ab" is refused: Must be 3 characters or more',
    ],
    ["a default that breaks the pattern", () => string({ pattern: "^[a-z]$", default: "A" }), 'default "A"'],
    ["a default out of bounds", () => integer({ title: "Age", minimum: 18, default: 3 }), 'Field "Age": The default 3'],
    ["a default that is not whole", () => integer({ default: 1.5 }), "default 1.5"],
    ["a default that is no address", () => email({ default: "ada" }), 'default "ada"'],
    [
      "a default that is no day",
      () => date({ title: "When", default: "2026-02-30" }),
      'Field "When": The default "2026-02-30"',
    ],
    ["a default without an offset", () => dateTime({ default: "2026-07-01T10:00:00" }), "default"],
    [
      "limits that no text satisfies",
      () => string({ title: "Code", minLength: 3, maxLength: 2 }),
      'Field "Code": No control fits it: limits that no answer satisfies',
    ],
    ["bounds that no number satisfies", () => number({ minimum: 3, maximum: 2 }), "limits that no answer satisfies"],
    ["a length below zero", () => string({ minLength: -1 }), "minLength cannot be -1"],
    ["a limit that is no number", () => number({ minimum: Number.NaN }), "minimum cannot be"],
    [
      "a pattern that cannot be read",
      () => string({ pattern: "(" }),
      'Field "string()": The pattern is not a regular expression',
    ],
    [
      "a pattern with a look-ahead",
      () => string({ pattern: "^(?=a)" }),
      "look-arounds and back-references: validate() can check",
    ],
    [
      "a pattern between delimiters",
      () => string({ pattern: "/^[0-9]{5}$/" }),
      "Write only what stands between the delimiters",
    ],
    ["an option twice", () => choice(["S", "M", "S"]), '"S" occurs twice'],
    ["a title twice", () => choices({ S: "Small", XS: "Small" }), '"Small" occurs twice'],
    [
      "no options",
      () => choice([], { title: "Size" }),
      'Field "Size": No control fits it: no option that can be sent. Write at least one',
    ],
    ["no options of a list", () => choices({}), "no option that can be sent"],
    ["an option twice by default", () => choices(["a", "b"], { default: ["a", "a"] }), "default"],
    ["more chosen by default than may be", () => choices(["a", "b"], { maxItems: 1, default: ["a", "b"] }), "default"],
  ])("%s", (_, make, message) => {
    expect(make).toThrow(
      expect.objectContaining({
        name: "ElicitationError",
        code: "invalid-schema",
        message: expect.stringContaining(message) as string,
      }),
    );
  });
});

describe("JavaScript that TypeScript refuses is an error that says what to write", () => {
  const make = defineForm as (source: object) => unknown;
  const message = "Please answer";
  const form = defineForm({ message, fields: { day: date() } });

  test.each<[string, () => unknown]>([
    ['string() has no "requierd". It takes title, ', () => string({ requierd: false } as object)],
    ["formatMinimum", () => date({ minimum: "2026-01-01" } as object)],
    ["string(): title has to be string or undefined, and is number", () => string({ title: 5 as unknown as string })],
    ['Field "day" has no "label"', () => form.with({ fields: { day: { label: "Day" } as object } })],
    ['with() has no "titel"', () => form.with({ titel: "Day" } as object)],
    ["message has to be string or function, and is undefined", () => make({ fields: {} })],
    ["fields has to be object or function, and is undefined", () => make({ message })],
    ["fields has to be object or function, and is array", () => make({ message, fields: [string()] })],
    ["The message has to be a non-empty text", () => make({ message: " ", fields: {} })],
    ['has no "onAccept"', () => make({ message, fields: {}, onAccept: () => 1 })],
    ["onAccepted has to be function", () => make({ message, fields: {}, onAccepted: form })],
    [
      'Field "name": This is not a field. Call a maker, such as string()',
      () => make({ message, fields: { name: string } }),
    ],
    [
      "defineForm() takes a plain object",
      () =>
        make(
          new (class Feedback {
            message = message;
          })(),
        ),
    ],
    ["with() takes a plain object", () => form.with(null as unknown as object)],
    ["string() takes a plain object", () => string(null as unknown as object)],
    ["fields has to be an object of fields", () => make({ message, fields: new Map() })],
    ["toStandardJsonSchema(…)", () => make({ message, fields: v.object({ day: v.string() }) })],
    ['Field "day": This is not a field', () => make({ message, fields: { day: null } })],
    ["confirm() has no", () => confirm("Sure?", { onAccept: () => 1 } as object)],
    [
      "Revision 2025-11-26 of MCP has no elicitation",
      () => toRequest(form, undefined, { revision: "2025-11-26" as "2025-11-25" }),
    ],
  ])("%s", (words, mistake) => {
    expect(mistake).toThrow(
      expect.objectContaining({ name: "ElicitationError", message: expect.stringContaining(words) as string }),
    );
  });

  test("also of a message that is still to come", () => {
    const late = defineForm({ message: (() => Promise.resolve("Hello")) as unknown as () => string, fields: {} });

    expect(() => toRequest(late, undefined, { revision: "2025-11-25" })).toThrow("not a Promise");
  });

  test.each([["wrong"], [{ day: true }], [new Error("Too late")]])(
    "also of what validate() returns: %o",
    async (returned) => {
      const strict = defineForm({ message, fields: {}, validate: () => returned as unknown as undefined });

      await expect(fromResult(strict, { action: "accept" })).rejects.toThrow("validate() has to return undefined");
    },
  );

  test.each([[undefined], [{}], [{ "": undefined }], [{ "": "" }]])(
    "and validate() finds nothing wrong with %o",
    async (returned) => {
      const lenient = defineForm({ message, fields: {}, validate: () => returned });

      expect(await fromResult(lenient, { action: "accept" })).toEqual({ action: "accept", content: {} });
    },
  );
});

test.each<[string, () => unknown]>([
  ["by its name", () => defineForm({ message: "Log in", fields: { password: string() } })],
  ["by its title", () => string({ title: "Card number" })],
  ["by the message", () => defineForm({ message: "Type your password below", fields: { answer: string() } })],
])("a form does not ask for credentials: %s", (_, ask) => {
  expect(ask).toThrow("which MCP forbids in forms. Use openPage()");
});

describe("an error of a form has findings, as checkRequest has them", () => {
  const failure = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error;
    }
  };

  test("of every field that has a fault", () => {
    const fields = {
      "a/b": { schema: { type: "string", minLength: 3, default: "ab" }, required: true },
      password: string(),
    } as const;

    expect(failure(() => defineForm({ message: "Please answer", fields }))).toMatchObject({
      message: expect.stringMatching(/^Field "a\/b": [^\n]*\nField "password": [^\n]*$/) as string,
      findings: [
        { code: "default", severity: "error", path: "/requestedSchema/properties/a~1b" },
        { code: "credential", severity: "error", path: "/requestedSchema/properties/password" },
      ],
    });
  });

  test("of what a revision does not have", () => {
    const form = defineForm({ message: "Please answer", fields: { extras: choices(["a"]) } });

    expect(failure(() => toRequest(form, undefined, { revision: "2025-06-18" }))).toMatchObject({
      code: "unsupported",
      findings: [{ code: "revision", path: "/requestedSchema/properties/extras" }],
    });
  });

  test("of its address", () => {
    expect(failure(() => openPage({ message: "Pay", url: "http://pay.example" }))).toMatchObject({
      findings: [{ code: "url", path: "/url" }],
    });
  });
});

test("a field that its author knows to be no credential is asked for", () => {
  const form = defineForm({
    message: "Where shall we send the money?",
    fields: {
      iban: string({ title: "IBAN of the recipient", sensitive: false }),
      card: choice(["4242", "1111"], { title: "Credit card" }),
    },
  });

  expect(toRequest(form, undefined, { revision: "2026-07-28" })).toHaveProperty("requestedSchema.properties.iban", {
    type: "string",
    title: "IBAN of the recipient",
  });
});

test("a message longer than clients show is an error", () => {
  const long = defineForm({ message: () => "a".repeat(20_001), fields: {} });

  expect(() => toRequest(long, undefined, { revision: "2026-07-28" })).toThrow("The message has 20001 characters");
});

describe("a change of a field", () => {
  const form = defineForm({
    message: "Order",
    fields: { count: integer({ minimum: 1, default: 2 }), size: choice(["S", "M"]) },
  });

  test("leaves the others, and the form it was made of, as they are", () => {
    const changed = form.with({ message: "Again", fields: { size: { title: "Size", options: { S: "Small" } } } });

    expect(toRequest(changed, undefined, { revision: "2026-07-28" })).toEqual({
      mode: "form",
      message: "Again",
      requestedSchema: {
        type: "object",
        properties: {
          count: { type: "integer", minimum: 1, default: 2 },
          size: { type: "string", title: "Size", oneOf: [{ const: "S", title: "Small" }] },
        },
        required: ["count", "size"],
      },
    });
    expect(toRequest(form, undefined, { revision: "2026-07-28" })).toMatchObject({
      message: "Order",
      requestedSchema: { properties: { size: { enum: ["S", "M"] } } },
    });
  });

  test("is checked, by the name of the field", () => {
    expect(() => form.with({ fields: { count: { minimum: 3 } } })).toThrow('Field "count": The default 2 is refused');
    expect(() => form.with({ fields: { size: { options: [] } } })).toThrow(
      'Field "size": No control fits it: no option',
    );
  });

  test("is checked when it is asked where options are a function", () => {
    const late = defineForm({
      message: "Please answer",
      fields: { size: choice(({ input }: FormContext<readonly string[]>) => input) },
    });

    expect(toRequest(late, ["S"], { revision: "2026-07-28" })).toHaveProperty("requestedSchema.properties.size.enum", [
      "S",
    ]);
    expect(() => toRequest(late, [], { revision: "2026-07-28" })).toThrow(
      'Field "size": No control fits it: no option',
    );
    // @ts-expect-error as from JavaScript
    expect(() => toRequest(late, undefined, { revision: "2026-07-28" })).toThrow(
      'Field "size": No control fits it: no option',
    );
  });
});

test("a text that its pattern takes long to check is refused", async () => {
  const form = defineForm({ message: "Your id", fields: { id: string({ pattern: "^[a-z0-9]{3,40}$" }) } });

  await expect(fromResult(form, { action: "accept", content: { id: "../".repeat(600) } })).rejects.toMatchObject({
    errors: { id: "Not in the expected format, and the request doesn’t say which" },
  });
});

test("an option that is chosen twice is refused", async () => {
  const form = defineForm({ message: "Which?", fields: { meals: choices(["Soup", "Rice"]) } });

  await expect(fromResult(form, { action: "accept", content: { meals: ["Soup", "Soup"] } })).rejects.toMatchObject({
    errors: { meals: expect.any(String) as string },
  });
});

test("exactly what the schema allows is accepted", async () => {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, formats: fullFormats });
  const count = fc.option(fc.nat(3), { nil: undefined });
  const most = fc.option(fc.integer({ min: 4, max: 6 }), { nil: undefined });
  const limits = fc.record({ minLength: count, maxLength: most });
  const bounds = fc.record({ minimum: count, maximum: most });
  const options = fc.uniqueArray(fc.constantFrom("a", "b", "c"), { minLength: 1 });
  const field = fc.boolean().chain((required) =>
    fc.oneof(
      limits.map((rules) => string({ ...rules, required })),
      fc.constantFrom(
        email({ required }),
        uri({ required }),
        date({ required }),
        dateTime({ required }),
        boolean({ required }),
      ),
      bounds.map((rules) => number({ ...rules, required })),
      bounds.map((rules) => integer({ ...rules, required })),
      options.map((values) => choice(values, { required })),
      options.map((values) => choices(values, { required, minItems: 1, maxItems: 2 })),
    ),
  );
  const answer = fc.oneof(
    fc.constantFrom(
      "a",
      "b",
      "",
      "abcd",
      "🙂🙂",
      "ada@example.com",
      "https://example.com",
      "2026-02-28",
      "2026-02-30",
      "2026-07-01T08:30:00Z",
    ),
    fc.oneof(fc.integer({ min: -1, max: 7 }), fc.double({ min: -1, max: 7, noNaN: true }), fc.boolean()),
    fc.constantFrom<unknown>(["a"], ["a", "b"], ["a", "b", "c"], ["a", "x"], [], [1], null, {}),
  );
  const names = fc.constantFrom("a", "b.c", "constructor");

  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, field), fc.dictionary(names, answer), async (fields, content) => {
      const form = defineForm({ message: "Please answer", fields });
      const params = toRequest(form, undefined, { revision: "2026-07-28" });
      const { properties = {}, required = [] } = params.mode === "url" ? {} : params.requestedSchema;
      // What some clients send of a field that was left empty is no answer, where it would not be valid.
      const isLeftOut = (name: string, value: unknown): boolean => {
        const property = new Map(Object.entries(properties)).get(name);
        const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
        return isEmpty && property !== undefined && !required.includes(name) && !ajv.compile(property)(value);
      };
      const given = Object.entries(content).filter((entry) => !isLeftOut(...entry));
      const allows = ajv.compile({ type: "object", properties, required })(Object.fromEntries(given));

      const checked = await fromResult(form, { action: "accept", content }).catch((error: unknown) => error);

      expect(checked).toMatchObject(allows ? { action: "accept" } : { code: "invalid-response" });
    }),
    { numRuns: 150 },
  );
});
