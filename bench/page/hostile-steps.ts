import { initialDraft } from "../../src/core/draft/draft.js";
import { draftKey } from "../../src/core/draft/kept-draft.js";
import { readDraft } from "../../src/core/draft/read-draft.js";
import { judge } from "../../src/core/judge.js";
import { parseRequest } from "../../src/core/parse/parse-request.js";
import { impersonatedServer } from "../../src/core/trust/impersonation.js";
import type { ElicitationRequest } from "../../src/core/types.js";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { checkUrlPolicy } from "../../src/core/url/url-policy.js";
import { loadPatterns } from "../../src/core/validate/load-patterns.js";
import { showRequest } from "../../src/elicitation/config.js";
import { addressUnits, worstAddresses, worstPages } from "../../test/core/support/worst-addresses.js";
import { worstDefaults } from "../../test/core/support/worst-defaults.js";
import { fiftyNames, worstMentions } from "../../test/core/support/worst-mentions.js";
import { worstSchemas } from "../../test/core/support/worst-schemas.js";
import { worstWords } from "../../test/core/support/worst-words.js";

/** The longest step of one request. Each step counts with the shortest of several tries. */
export interface StepTime {
  /** The request. */
  readonly what: string;
  /** The function that ran. */
  readonly step: string;
  readonly milliseconds: number;
}

/** The longest step of each of the worst known requests. */
export async function timeWorst(): Promise<StepTime[]> {
  const requests: readonly (readonly [string, () => unknown])[] = [
    ...Object.entries({ ...worstSchemas, ...worstDefaults, ...worstWords, ...worstPages }),
    ...addressUnits.flatMap((unit) =>
      worstAddresses(unit).map(
        (url) =>
          [
            `an address: ${JSON.stringify(`${url.slice(0, 20)}…${url.slice(-12)}`)}`,
            () => ({ mode: "url", message: "m", url }),
          ] as const,
      ),
    ),
    ...worstMentions.map(
      ([what, message]) => [`names of servers in ${what}`, () => ({ message, requestedSchema: {} })] as const,
    ),
  ];
  const times: StepTime[] = [];
  for (const [what, make] of requests) times.push(await longestStep(what, make()));
  return times;
}

/** The longest step of each request of a JSON array of params. */
export async function timeRequests(json: string): Promise<StepTime[]> {
  const times: StepTime[] = [];
  for (const params of JSON.parse(json) as unknown[]) {
    times.push(await longestStep(JSON.stringify(params).slice(0, 200), params));
  }
  return times;
}

/** Several tries, because a machine busy with something else is not slow every time. The first try also loads the pattern engine. */
const tries = 3;

async function longestStep(what: string, params: unknown): Promise<StepTime> {
  const shortest = new Map<string, number>();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    for (const [step, time] of await timeSteps(params)) {
      shortest.set(step, Math.min(shortest.get(step) ?? Infinity, time));
    }
  }
  const [step, milliseconds] = Array.from(shortest).reduce((one, other) => (other[1] > one[1] ? other : one));
  return { what, step, milliseconds };
}

const server = { name: "Bench" };
const place = { locale: "en", timeZone: "Europe/Berlin" };
const urlPolicy = { blockPrivateAddresses: true, blockLocalhost: true };

/** Milliseconds of every synchronous step that the dialog runs, from the params to the validation of the server's defaults. */
async function timeSteps(params: unknown): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const step = <Result>(name: string, act: () => Result): Result => {
    const start = performance.now();
    const result = act();
    // If a step runs more than once, such as for each address, the longest run counts.
    times.set(name, Math.max(times.get(name) ?? 0, performance.now() - start));
    return result;
  };
  const request = step("parseRequest", () => parseRequest(params));
  step("impersonatedServer", () => impersonatedServer(request, undefined, fiftyNames, server.name));
  for (const address of addressesIn(request)) {
    step("inspectUrl", () => inspectUrl(address));
    step("checkUrlPolicy", () => checkUrlPolicy(address, urlPolicy));
  }
  if (request.mode !== "form") {
    return times;
  }
  const { fields } = step("showRequest", () => showRequest(request, {}));
  const draft = step("initialDraft", () => initialDraft(fields, place));
  step("draftKey", () => draftKey(server, request, place.timeZone));
  const start = performance.now();
  const patterns = await loadPatterns(fields);
  times.set("loadPatterns", performance.now() - start);
  const answers = step("readDraft", () => readDraft(fields, draft, { ...place, patterns }));
  step("judge", () => judge(fields, answers, { patterns, urls: urlPolicy }));
  return times;
}

function addressesIn(request: ElicitationRequest): readonly string[] {
  if (request.mode !== "form") {
    return request.mode === "url" ? [request.url] : [];
  }
  return request.fields.flatMap((field) =>
    field.kind === "text" && field.format === "uri" && field.default !== undefined ? [String(field.default)] : [],
  );
}
