import { mostLookedAt, shortLine, shortText } from "../text/clean-text.js";
import type { RequestLimits } from "./request-limits.js";
import type { Resolution } from "./resolve-schema.js";

/** What is left, for all properties together. Below zero: a limit has been hit. */
export interface Budget {
  /** Options. */
  options: number;
  /** Characters. */
  text: number;
  /** Whether a text of several lines was longer than it may be. */
  isCut: boolean;
}

/** What all properties of one request share while it is read. */
export interface Reading {
  readonly resolution: Resolution;
  readonly limits: RequestLimits;
  readonly budget: Budget;
  /** A text on one line, as labels are. */
  readonly line: (text: string) => string;
  /** A text of several lines. */
  readonly block: (text: string) => string;
}

export function startReading(requestedSchema: unknown, limits: RequestLimits): Reading {
  const budget: Budget = { options: limits.allOptions, text: limits.allText, isCut: false };
  const block = once(budget, limits.text, shortText);
  return {
    budget,
    resolution: { root: requestedSchema, depth: limits.depth, steps: limits.steps },
    limits,
    line: once(budget, limits.label, shortLine),
    block: (text) => {
      const shown = block(text);
      budget.isCut ||= text.length > limits.text && shown.endsWith("…");
      return shown;
    },
  };
}

/**
 * Each text is cleaned once, for a `$ref` can put the same one into every property. It is counted when it is cleaned, with all
 * that is taken out of it, and each time it is shown. Nothing is read any more when all characters are used up.
 */
function once(budget: Budget, limit: number, clean: (text: string, limit: number) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (budget.text < 0) {
      return "";
    }
    let cleaned = known.get(text);
    if (cleaned === undefined) {
      cleaned = clean(text, limit);
      known.set(text, cleaned);
      budget.text -= Math.min(text.length, mostLookedAt * limit);
    }
    budget.text -= cleaned.length;
    return cleaned;
  };
}

/** Counts what is kept as it is, such as values and patterns. */
export function keep({ budget }: Reading, ...texts: readonly (string | undefined)[]): void {
  for (const text of texts) {
    budget.text -= text?.length ?? 0;
  }
}
