// @vitest-environment node
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  checkUrlPolicy,
  type ElicitationRequest,
  type ElicitContent,
  initialDraft,
  inspectUrl,
  isAnswerable,
  parseRequest,
  sensitivityOf,
  readDraft,
} from "../../src/core/index.js";
import { hostileRequest } from "./support/hostile-request.js";
import { collectGarbage } from "./support/collect-garbage.js";
import { createValidator } from "./support/form.js";

/** `HOSTILE_REQUESTS=100000 npx vitest run --project unit test/core/hostile.property.test.ts` tries many more. */
const numRuns = Number(process.env.HOSTILE_REQUESTS ?? 800);

/** A minute and more for each ten thousand; what hangs is ended by it. How long each takes is measured by `bench/measures/hostile.ts`. */
const patience = Math.max(60_000, numRuns * 20);

/** Bytes by which the heap may have grown after all of them, whatever their number: what is remembered is bounded. */
const remembered = 8_000_000;

const context = { locale: "en", timeZone: "Europe/Berlin" };
const policy = { allowedSchemes: ["https"], blockPrivateAddresses: true, blockLocalhost: true };

/** All that the core does with a request before, while and after it is shown; gives back what would be sent. */
async function goThrough(request: ElicitationRequest): Promise<ElicitContent> {
  if (request.mode === "url") {
    inspectUrl(request.url);
    checkUrlPolicy(request.url, policy);
  }
  if (request.mode !== "form") {
    return {};
  }
  isAnswerable(request);
  request.fields.map(sensitivityOf);
  const validate = await createValidator(request.fields);
  const { content } = readDraft(request.fields, initialDraft(request.fields, context), context);
  validate(content);
  return content;
}

/** What code from outside could leave behind for everybody. */
const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, globalThis];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe(`${numRuns} requests from a hostile server`, () => {
  test(
    "throw nothing, fetch nothing, change nothing outside, and get no more than the values of their own fields",
    async () => {
      const fetching = vi.fn<typeof fetch>(() => Promise.reject(new Error("fetched")));
      vi.stubGlobal("fetch", fetching);
      const before = shared.map((object) => Object.getOwnPropertyNames(object).join());

      await fc.assert(
        fc.asyncProperty(hostileRequest, async (params) => {
          const request = parseRequest(params);
          const content = await goThrough(request);

          const names = new Set(request.mode === "form" ? request.fields.map(({ name }) => name) : []);
          expect(Object.keys(content).filter((name) => !names.has(name))).toEqual([]);
          expect(Object.getPrototypeOf(content)).toBe(Object.prototype);
        }),
        { numRuns },
      );

      expect(fetching).not.toHaveBeenCalled();
      expect(shared.map((object) => Object.getOwnPropertyNames(object).join())).toEqual(before);
    },
    patience,
  );

  test(
    "are shown within the limits, in texts that hide nothing",
    () => {
      const unseen =
        /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

      fc.assert(
        fc.property(hostileRequest, (params) => {
          const request = parseRequest(params, {
            fields: 20,
            options: 6,
            text: 500,
            label: 50,
            allOptions: 30,
            allText: 4000,
          });
          const fields = request.mode === "form" ? request.fields : [];
          const texts = [
            request.message,
            ...fields.flatMap((field) => [field.label, field.description ?? ""]),
            ...fields.flatMap((field) =>
              field.kind === "choice" || field.kind === "choices" ? field.options.map(({ label }) => label) : [],
            ),
          ];

          expect(fields.length).toBeLessThanOrEqual(20);
          expect(texts.filter((text) => unseen.test(text))).toEqual([]);
          expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
          expect(Array.from(texts.join("")).length).toBeLessThan(6000);
        }),
        { numRuns },
      );
    },
    patience,
  );

  test(
    "leave nothing behind in memory",
    async () => {
      const goThroughMany = (count: number): Promise<void> =>
        fc.assert(
          fc.asyncProperty(hostileRequest, async (params) => {
            await goThrough(parseRequest(params));
          }),
          { numRuns: count },
        );
      // What is made once, and remembered of the last few.
      await goThroughMany(500);
      const before = collectGarbage();

      await goThroughMany(numRuns);

      expect(collectGarbage() - before).toBeLessThan(remembered);
    },
    patience,
  );
});
