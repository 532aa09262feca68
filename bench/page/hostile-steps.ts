import { initialDraft } from "../../src/core/draft/draft.js";
import { draftKey } from "../../src/core/draft/draft-memory.js";
import { toContent } from "../../src/core/draft/to-content.js";
import { parseRequest } from "../../src/core/parse/parse-request.js";
import { impersonatedServer } from "../../src/core/trust/impersonation.js";
import type { ElicitationRequest } from "../../src/core/types.js";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { checkUrlPolicy } from "../../src/core/url/url-policy.js";
import { ajvEngine } from "../../src/core/validate/ajv.js";
import { interpreterEngine } from "../../src/core/validate/interpreter.js";
import { createValidator } from "../../src/core/validate/validator.js";
import { showRequest } from "../../src/elicitation/config.js";
import { addressUnits, worstAddresses, worstPages } from "../../test/core/support/worst-addresses.js";
import { worstDefaults } from "../../test/core/support/worst-defaults.js";
import { fiftyNames, worstMentions } from "../../test/core/support/worst-mentions.js";
import { worstSchemas } from "../../test/core/support/worst-schemas.js";
import { worstWords } from "../../test/core/support/worst-words.js";

/** The longest step of one request; of each step the shortest of several tries. */
export interface StepTime {
  /** Which request. */
  readonly what: string;
  /** The function that ran. */
  readonly step: string;
  readonly milliseconds: number;
}

/** The longest step of each of the worst requests known. */
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

/** A machine that is busy with something else is slow once, not every time. The first try also loads the engine for patterns. */
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
const engines = { interpreter: interpreterEngine, ajv: ajvEngine };

/** Milliseconds by step, for every function that the dialog runs in one go from params to the validation of the server's own defaults. */
async function timeSteps(params: unknown): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  const step = <Result>(name: string, act: () => Result): Result => {
    const start = performance.now();
    const result = act();
    // Of a step that runs more than once, such as for each address, the longest.
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
  step("draftKey", () => draftKey(server, fields, place));
  const { content } = step("toContent", () => toContent(fields, draft, place));
  for (const [name, engine] of Object.entries(engines)) {
    const start = performance.now();
    const validate = await createValidator(fields, { engine });
    times.set(`createValidator (${name})`, performance.now() - start);
    step(`validate (${name})`, () => validate(content));
  }
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
