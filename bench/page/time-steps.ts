import { initialDraft } from "../../src/core/draft/initial-draft.js";
import { toContent } from "../../src/core/draft/to-content.js";
import type { ElicitationRequest } from "../../src/core/request/elicitation-request.js";
import { parseRequest } from "../../src/core/request/parse-request.js";
import { scrutinize } from "../../src/core/request/scrutinize.js";
import { sensitiveFields } from "../../src/core/secrets/sensitive-fields.js";
import { otherServer } from "../../src/core/server-names/other-server.js";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { checkUrlPolicy } from "../../src/core/url/url-policy.js";
import { compileWithAjv } from "../../src/core/validate/compile-with-ajv.js";
import type { Compile } from "../../src/core/validate/engine.js";
import { interpretWithCfworker } from "../../src/core/validate/interpret-with-cfworker.js";
import { makeValidator } from "../../src/core/validate/make-validator.js";
import { readPatterns } from "../../src/core/validate/read-patterns.js";
import { writtenAnew } from "./written-anew.js";

/** Milliseconds by step. */
export type StepTimes = ReadonlyMap<string, number>;

const context = { locale: "en", timeZone: "Europe/Berlin" };
const policy = { blockPrivateAddresses: true, blockLocalhost: true };

/**
 * What each step of a request takes, from params to what is found wrong with the server's own answers: what runs in one go when a dialog
 * shows it. Of earlier calls little is remembered: of up to 1,000 short words, whether they can be mistaken for Latin ones. That changes
 * little, for the worst requests repeat a few words, which come again within one call, too.
 *
 * @param others names of other servers that the texts are compared with
 */
export function timeSteps(params: unknown, others: readonly string[]): StepTimes {
  const times = new Map<string, number>();
  const step = <Result>(name: string, act: () => Result): Result => {
    const start = performance.now();
    const result = act();
    // Of steps that are made more than once, such as for each address, the longest.
    times.set(name, Math.max(times.get(name) ?? 0, performance.now() - start));
    return result;
  };
  const request = step("parse", () => parseRequest(params));
  const names = others.map(writtenAnew);
  step("look for other servers", () => otherServer(request, undefined, names, ""));
  for (const address of addressesIn(request)) {
    step("inspect address", () => inspectUrl(address));
    step("check address", () => checkUrlPolicy(address, policy));
  }
  if (request.mode !== "form") {
    return times;
  }
  const { fields } = step("scrutinize", () => {
    const told = scrutinize(request, "warn");
    sensitiveFields(told.message, told.fields);
    return told;
  });
  const draft = step("draft", () => initialDraft(fields, context));
  const { content } = step("content", () => toContent(fields, draft, context));
  for (const [engine, compile] of [
    ["ajv", compileWithAjv],
    ["interpreter", interpretWithCfworker],
  ] as const) {
    // Schemas that were compiled not long ago are remembered by the function that compiles.
    const anew: Compile = (schema) => compile(schema);
    const validate = step(`make validator (${engine})`, () => makeValidator(fields, anew, readPatterns(fields)));
    step(`validate (${engine})`, () => validate(content));
  }
  return times;
}

function addressesIn(request: ElicitationRequest): readonly string[] {
  if (request.mode !== "form") {
    return request.mode === "url" ? [request.url] : [];
  }
  return request.fields.flatMap((field) =>
    field.kind === "text" && field.format === "uri" && field.default !== undefined ? [field.default] : [],
  );
}
