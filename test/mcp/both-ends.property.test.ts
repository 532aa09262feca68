// @vitest-environment node
import fc, { type Arbitrary } from "fast-check";
import { expect, test, vi } from "vitest";
import {
  type Draft,
  type ElicitContent,
  type FieldOf,
  type FieldSpec,
  initialDraft,
  inspectUrl,
  judge,
  loadPatterns,
  parseRequest,
  readDraft,
} from "../../src/core/index.js";
import { parseJson, read } from "../../src/core/json.js";
import { type AnswerPolicy, applyPolicy } from "../../src/core/policy.js";
import { createElicitationBridge } from "../../src/mcp/index.js";
import type { ElicitResult } from "../../src/index.js";
import { arbitraryContent, arbitraryRequest } from "../../src/testing/generators.js";
import { hostileRequest } from "../core/support/hostile-request.js";

/** `BOTH_ENDS=50000 npx vitest run --project unit test/mcp/both-ends.property.test.ts` tries many more. */
const numRuns = Number(process.env.BOTH_ENDS ?? 1000);

const server = { name: "weather" };
const context = { locale: "en", timeZone: "UTC" };

const policies: Arbitrary<AnswerPolicy> = fc.record({
  sensitive: fc.constantFrom("warn", "block", "allow"),
  files: fc.boolean(),
  uploads: fc.constantFrom(undefined, ["https://files.example/uploads/"]),
  opensPages: fc.boolean(),
  urls: fc.constantFrom(undefined, { allowedSchemes: ["https"], blockPrivateAddresses: true, blockLocalhost: true }),
});

const hostileText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    " ",
    "\u200b",
    " http://10.0.0.1/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "1e999",
    "2026-02-30",
  ),
);

/** What a page may send as `content`: answers to these fields or not, of any shape. */
function anyContent(names: readonly string[]): Arbitrary<unknown> {
  const value = fc.oneof(hostileText, fc.jsonValue(), fc.array(hostileText), fc.boolean(), fc.double());
  return fc.oneof(fc.dictionary(fc.oneof(fc.constantFrom("", ...names), fc.string()), value), fc.jsonValue());
}

const wellMeant = arbitraryRequest().chain((params) =>
  fc.record({
    params: fc.constant<unknown>(params),
    policy: policies,
    content: fc.oneof(
      arbitraryContent(params.requestedSchema),
      anyContent(Object.keys(params.requestedSchema.properties)),
    ),
  }),
);
const hostile = fc.record({ params: hostileRequest, policy: policies, content: anyContent(["a", "b"]) });

/** Sends a result to a bridge, as a page that may be hostile. Resolves with the result that the server gets. */
async function sendToBridge(params: unknown, content: unknown, policy: AnswerPolicy): Promise<ElicitResult> {
  const bridge = createElicitationBridge({ policy, maxBytes: Infinity, maxBytesPerServer: Infinity });
  const sent: string[] = [];
  const result = bridge.elicit(params, { server });
  bridge.connect((message) => sent.push(message));
  const request = sent.map(parseJson).find((message) => read(message, "type") === "request");
  const id = read(request, "id");
  bridge.receive(JSON.stringify({ type: "result", id, result: { action: "accept", content }, isRefused: false }));
  return result;
}

async function isAccepted(params: unknown, content: unknown, policy: AnswerPolicy): Promise<boolean> {
  return (await sendToBridge(params, content, policy)).action === "accept";
}

async function takenBy(params: unknown, content: unknown, policy: AnswerPolicy): Promise<ElicitContent | undefined> {
  const result = await sendToBridge(params, content, policy);
  return result.action === "accept" ? result.content : undefined;
}

/** The draft in which a person would have entered an answer. Undefined for an answer that no draft gives. */
function enteredAs(field: FieldSpec, value: unknown): Draft[string] | undefined {
  switch (field.kind) {
    case "choice":
      return indexOf(field, value) ?? `:${String(value)}`;
    case "choices": {
      const values: readonly unknown[] = Array.isArray(value) ? value : [];
      const own = values.filter((one) => indexOf(field, one) === undefined);
      const chosen = values.flatMap((one) => indexOf(field, one) ?? []);
      // There is one line for own words.
      return own.length > 1
        ? undefined
        : values.length === 0
          ? ["none"]
          : [...chosen, ...own.map((one) => `:${String(one)}`)];
    }
    case "date":
      return /^[1-9]/.test(String(value)) ? String(value) : undefined;
    case "date-time":
      // Controls of browsers do not hold other years, and other spellings of the same instant do no harm.
      return /^[1-9]\d{3}-.{11}Z$/.test(String(value)) ? String(value).replace(/Z$/, "") : undefined;
    case "number":
      // Larger and smaller numbers cannot be typed exactly.
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(String(value)) ? String(value) : undefined;
    case "file":
    case "unsupported":
      return undefined;
    default:
      return String(value);
  }
}

function indexOf(field: FieldOf<"choice" | "choices">, value: unknown): string | undefined {
  const index = field.options.findIndex((option) => option.value === value);
  return index < 0 ? undefined : String(index);
}

async function fieldsOf(params: unknown, policy: AnswerPolicy) {
  const request = applyPolicy(parseRequest(params, { takesFiles: policy.files }), policy);
  return request.mode === "form" ? request.fields : [];
}

test("the bridge takes what the dialog sends", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const asked = arbitraryRequest().chain((params) =>
    fc.record({ params: fc.constant(params), policy: policies, entered: fc.array(hostileText, { maxLength: 20 }) }),
  );
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ params, policy, entered }) => {
      const fields = await fieldsOf(params, policy);
      const patterns = await loadPatterns(fields);
      const start = initialDraft(fields, context);
      const draft = Object.fromEntries(
        Object.entries(start).map(([id, value], index) => [
          id,
          typeof value === "string" && entered[index] !== undefined && index % 2 === 0 ? entered[index] : value,
        ]),
      );
      const { content, errors } = judge(fields, readDraft(fields, draft, { ...context, patterns }), {
        patterns,
        urls: policy.urls,
      });
      if (errors.length === 0) {
        expect(await takenBy(params, content, policy)).toEqual(content);
        taken += 1;
      }
    }),
    { numRuns },
  );
  expect(taken).toBeGreaterThan(numRuns / 20);
}, 120_000);

const pages = fc.record({
  params: fc.record({
    mode: fc.constant("url"),
    message: fc.string(),
    url: fc.oneof(
      fc.webUrl(),
      fc.webUrl().map((url) => url.replace(/^http/, "javascript")),
      hostileText,
    ),
  }),
  policy: policies,
});

test("the bridge takes consent to the pages that the dialog opens, and to no other", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(pages, async ({ params, policy }) => {
      const request = applyPolicy(parseRequest(params), policy);
      const isOpened = request.mode === "url" && inspectUrl(request.url).refusal === undefined;
      expect(await isAccepted(params, undefined, policy)).toBe(isOpened);
    }),
    { numRuns },
  );
});

test("the bridge takes nothing that the dialog would not send", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: wellMeant }, hostile), async ({ params, policy, content }) => {
      const received = await takenBy(params, content, policy);
      if (received === undefined) {
        return;
      }
      taken += 1;
      const fields = await fieldsOf(params, policy);
      const patterns = await loadPatterns(fields);
      const draft = Object.fromEntries(
        fields.flatMap((field) => {
          const entered = Object.hasOwn(received, field.name) ? enteredAs(field, received[field.name]) : undefined;
          return entered === undefined ? [] : [[field.id, entered] as const];
        }),
      );
      const { content: sent, errors } = judge(fields, readDraft(fields, draft, { ...context, patterns }), {
        patterns,
        urls: policy.urls,
      });
      for (const { name } of fields.filter(({ id }) => Object.hasOwn(draft, id))) {
        expect(errors.filter((error) => error.name === name)).toEqual([]);
        expect(new Set([sent[name]].flat())).toEqual(new Set([received[name]].flat()));
      }
    }),
    { numRuns },
  );
  expect(taken).toBeGreaterThan(numRuns / 20);
}, 120_000);
