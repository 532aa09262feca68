import { fiftyNames } from "../../test/core/support/worst-mentions.js";
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

/** The step of a request that takes longest. */
export function longestStep(what: string, params: unknown, others: readonly string[] = fiftyNames): StepTime {
  const least = new Map<string, number>();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    for (const [step, time] of timeSteps(params, others)) least.set(step, Math.min(least.get(step) ?? Infinity, time));
  }
  const [step, milliseconds] = Array.from(least).reduce((one, other) => (other[1] > one[1] ? other : one));
  return { what, step, milliseconds };
}
