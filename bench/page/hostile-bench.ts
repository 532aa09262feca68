import { addressUnits, worstAddresses, worstPages } from "../../test/core/support/worst-addresses.js";
import { worstDefaults } from "../../test/core/support/worst-defaults.js";
import { fiftyNames, fiftyWords, worstMentions } from "../../test/core/support/worst-mentions.js";
import { worstSchemas } from "../../test/core/support/worst-schemas.js";
import { worstWords } from "../../test/core/support/worst-words.js";
import { timeSteps } from "./time-steps.js";

/** The least that a step of a request has taken. */
export interface StepTime {
  /** Which request. */
  readonly what: string;
  readonly step: string;
  readonly milliseconds: number;
}

/** A machine that is busy with something else is slow once, not every time. */
const tries = 3;

/** The longest step of each of the worst requests. */
export function timeWorst(): StepTime[] {
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
  ];
  const mentions = worstMentions.flatMap(([what, message]) =>
    [fiftyNames, fiftyWords].map((names) =>
      longestStep(`names of servers in ${what}`, { message, requestedSchema: {} }, names),
    ),
  );
  return [...requests.map(([what, make]) => longestStep(what, make())), ...mentions];
}

/** The longest step of each of these requests, as JSON. */
export function timeRequests(json: string): StepTime[] {
  const requests = JSON.parse(json) as unknown[];
  return requests.map((params) => longestStep(JSON.stringify(params).slice(0, 200), params));
}

function longestStep(what: string, params: unknown, others: readonly string[] = fiftyNames): StepTime {
  const least = new Map<string, number>();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    for (const [step, time] of timeSteps(params, others)) least.set(step, Math.min(least.get(step) ?? Infinity, time));
  }
  const [step, milliseconds] = Array.from(least).reduce((one, other) => (other[1] > one[1] ? other : one));
  return { what, step, milliseconds };
}
