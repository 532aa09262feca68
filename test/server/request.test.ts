// @vitest-environment node
import * as v2 from "@modelcontextprotocol/core";
import * as v1 from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, test } from "vitest";
import { isAnswerable, parseRequest } from "react-elicitation/core";
import {
  choice,
  choices,
  confirm,
  date,
  defineForm,
  email,
  fromResult,
  number,
  openPage,
  string,
  supports,
  toRequest,
} from "react-elicitation/server";
import { makers, texts } from "./makers.js";
import { official, type Revision } from "./official-schemas.js";

const revisions: readonly Revision[] = ["2025-06-18", "2025-11-25", "2026-07-28"];
const cases = revisions.flatMap((revision) =>
  makers
    .filter(({ is }) => revision !== "2025-06-18" || is.kind !== "choices")
    .map((maker) => ({ revision, ...maker, name: JSON.stringify(maker.right) })),
);

describe("a field", () => {
  test.each(cases)(
    "$is.kind ($name) in $revision is valid, read as what was meant, and answered",
    async ({ revision, field, is, right, wrong }) => {
      const form = defineForm({ message: "Please answer", fields: { answer: field } });

      const params = toRequest(form, undefined, { revision });

      const validate = official[revision];
      validate(params);
      expect(validate.errors).toBe(null);
      expect(v1.ElicitRequestFormParamsSchema.parse(params)).toEqual(params);
      expect(v2.ElicitRequestFormParamsSchema.parse(params)).toEqual(params);
      const request = parseRequest(params);
      expect(request).toMatchObject({
        mode: "form",
        message: "Please answer",
        fields: [{ name: "answer", label: texts.title, description: texts.description, required: true, ...is }],
      });
      expect(await fromResult(form, { action: "accept", content: { answer: right } })).toEqual({
        action: "accept",
        content: { answer: right },
      });
      await expect(fromResult(form, { action: "accept", content: { answer: wrong } })).rejects.toMatchObject({
        code: "invalid-response",
        errors: { answer: expect.any(String) as string },
      });
      await expect(fromResult(form, { action: "accept", content: {} })).rejects.toMatchObject({
        errors: { answer: expect.any(String) as string },
      });
    },
  );

  test("is optional where that is said", async () => {
    const form = defineForm({ message: "Please answer", fields: { note: string({ required: false }) } });

    expect(toRequest(form, undefined, { revision: "2026-07-28" })).not.toHaveProperty("requestedSchema.required");
    expect(await fromResult(form, { action: "accept" })).toEqual({ action: "accept", content: {} });
  });

  test.each([
    [string({ default: "x" }), "x"],
    [number({ default: 2 }), 2],
    [choice(["S", "M"], { default: "M" }), "M"],
    [choices(["S", "M"], { default: ["M"] }), ["M"]],
  ])("has its default where the revision has defaults", (field, known) => {
    const form = defineForm({ message: "Please answer", fields: { answer: field } });

    expect(toRequest(form, undefined, { revision: "2025-11-25" })).toHaveProperty(
      "requestedSchema.properties.answer.default",
      known,
    );
  });

  test.each([string({ default: "x" }), number({ default: 2 }), choice(["S", "M"], { default: "M" })])(
    "has no default in 2025-06-18",
    (field) => {
      const form = defineForm({ message: "Please answer", fields: { answer: field } });

      expect(toRequest(form, undefined, { revision: "2025-06-18" })).not.toHaveProperty(
        "requestedSchema.properties.answer.default",
      );
    },
  );

  test("of several options is no field of 2025-06-18", () => {
    const form = defineForm({ message: "Please answer", fields: { extras: choices(["a", "b"]) } });

    expect(() => toRequest(form, undefined, { revision: "2025-06-18" })).toThrow(
      expect.objectContaining({ code: "unsupported", message: expect.stringContaining('"extras"') as string }),
    );
  });

  test("sends the rules that only some clients read, and checks them all", async () => {
    const form = defineForm({
      message: "Please answer",
      fields: {
        code: string({ pattern: "^[A-Z]+$" }),
        mail: email({ pattern: "@example\\.com$", required: false }),
        day: date({ formatMinimum: "2026-01-01" }),
        part: number({ exclusiveMinimum: 0, multipleOf: 0.1 }),
      },
    });
    const wrong = { code: "a", day: "2025-12-31", part: 0 };

    expect(toRequest(form, undefined, { revision: "2026-07-28" })).toMatchObject({
      requestedSchema: {
        properties: {
          code: { pattern: "^[A-Z]+$" },
          mail: { format: "email", pattern: "@example\\.com$" },
          day: { formatMinimum: "2026-01-01" },
          part: { exclusiveMinimum: 0, multipleOf: 0.1 },
        },
      },
    });
    await expect(fromResult(form, { action: "accept", content: wrong })).rejects.toMatchObject({
      errors: {
        code: expect.any(String) as string,
        day: expect.any(String) as string,
        part: expect.any(String) as string,
      },
    });
    expect(
      await fromResult(form, { action: "accept", content: { code: "A", day: "2026-01-01", part: 0.3 } }),
    ).toHaveProperty("content.part", 0.3);
  });
});

describe("beside forms", () => {
  test.each(revisions)("a confirmation is a form without fields in %s", (revision) => {
    const params = toRequest(confirm("Delete it?"), undefined, { revision });

    expect(official[revision](params)).toBe(true);
    const request = parseRequest(params);
    expect(request.mode === "form" && isAnswerable(request)).toBe(true);
  });

  test.each(["2025-11-25", "2026-07-28"] as const)("a page is valid in %s", (revision) => {
    const params = toRequest(openPage({ message: "Pay", url: "https://pay.example" }), undefined, { revision });

    expect(official[revision](params)).toBe(true);
    expect(parseRequest(params)).toMatchObject({ mode: "url", message: "Pay", url: "https://pay.example" });
  });

  test("a page is not supported by 2025-06-18", () => {
    const page = openPage({ message: "Pay", url: "https://pay.example" });

    expect(() => toRequest(page, undefined, { revision: "2025-06-18" })).toThrow(
      expect.objectContaining({ code: "unsupported" }),
    );
  });

  test.each([
    [{ elicitation: {} }, true, false],
    [{ elicitation: { form: {} } }, true, false],
    [{ elicitation: { url: {} } }, false, true],
    [{ elicitation: { form: {}, url: {} } }, true, true],
    [{}, false, false],
    [undefined, false, false],
    [{ elicitation: null }, false, false],
  ])("capabilities %j say what a client supports", (capabilities, form, url) => {
    expect([supports(capabilities, "form"), supports(capabilities, "url")]).toEqual([form, url]);
  });
});

describe("a result", () => {
  const form = defineForm({ message: "Please answer", fields: { name: string() } });

  test.each(["decline", "cancel"])("%s has no content", async (action) => {
    expect(await fromResult(form, { action, content: { name: "Ada" } })).toEqual({ action });
  });

  test.each([undefined, null, "accept", {}, { action: "yes" }, { content: { name: "Ada" } }])(
    "%j is none",
    async (result) => {
      await expect(fromResult(form, result)).rejects.toMatchObject({ code: "invalid-response" });
    },
  );

  test("keeps nothing that was not asked for", async () => {
    const content: unknown = JSON.parse('{ "name": "Ada", "isAdmin": true, "__proto__": { "isAdmin": true } }');

    expect(await fromResult(form, { action: "accept", content })).toEqual({
      action: "accept",
      content: { name: "Ada" },
    });
  });
});

test("options are sent as they were written", () => {
  const size = choice({ " s ": "Size S", S: "size s" });

  expect(
    toRequest(defineForm({ message: "Please answer", fields: { size } }), undefined, { revision: "2026-07-28" }),
  ).toHaveProperty("requestedSchema.properties.size.oneOf", [
    { const: " s ", title: "Size S" },
    { const: "S", title: "size s" },
  ]);
});
