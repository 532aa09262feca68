// @vitest-environment node
import { describe, expect, test } from "vitest";
import { createElicitationQueue } from "../../src/index.js";
import { connections } from "./connections.js";
import { nextRequest } from "./next-request.js";

/** Schemas that the SDKs' own handlers refuse or trim, as servers send them. */
const spellings: Readonly<Record<string, object>> = {
  pattern: { type: "string", pattern: "^[A-Z]{2}$" },
  "an unknown format": { type: "string", format: "password" },
  "a uuid": { type: "string", format: "uuid" },
  "a union with null": { anyOf: [{ type: "string" }, { type: "null" }] },
  "a list of types": { type: ["integer", "null"] },
  "a reference": { $ref: "#/$defs/Unit" },
  "options without a type": { enum: ["celsius", "kelvin"] },
  "numeric options": { type: "integer", enum: [1, 2, 3] },
  "titled options of anyOf": { type: "string", anyOf: [{ const: "c", title: "Celsius" }] },
  "descriptions of options": {
    type: "string",
    oneOf: [{ const: "c", title: "Celsius", description: "Water freezes at 0." }],
  },
  "enum and oneOf": { type: "string", enum: ["c"], oneOf: [{ const: "c", title: "Celsius" }] },
  "a constant": { type: "string", const: "c" },
  "exclusive limits and multiples": { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.01 },
  "unique items": { type: "array", items: { type: "string", enum: ["a", "b"] }, uniqueItems: true },
  "items of oneOf": { type: "array", items: { oneOf: [{ const: "a", title: "A" }] } },
  "a free list": { type: "array", items: { type: "string" } },
  "a default of null": { type: "string", default: null },
  "a default of another type": { type: "integer", default: "5" },
  "a nested object": { type: "object", properties: { city: { type: "string" } } },
};
const params = {
  message: "What do you want to know?",
  requestedSchema: {
    type: "object",
    properties: spellings,
    $defs: { Unit: { enum: ["c", "k"] } },
    additionalProperties: false,
  },
};
const answer = { action: "accept", content: { pattern: "AB" } } as const;

describe.each(Object.entries(connections))("%s", (_name, connect) => {
  test.each(["ask", "askBare"] as const)(
    "%s: what servers send arrives as it was sent, and so does the answer",
    async (ask) => {
      const queue = createElicitationQueue();
      const connection = await connect(queue);

      const received = connection[ask]([params]);
      const request = await nextRequest(queue);
      request.settle(answer);

      expect(request.params).toEqual(params);
      expect(await received).toEqual([answer]);
    },
  );
});
