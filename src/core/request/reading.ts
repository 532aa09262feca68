import { shortLine, shortText } from "../text/clean-text.js";
import type { RequestLimits } from "./request-limits.js";
import type { Resolution } from "./resolve-schema.js";

/** What all properties of one request share while it is read. */
export interface Reading {
  readonly resolution: Resolution;
  readonly limits: RequestLimits;
  /** A text on one line, as labels are. */
  readonly line: (text: string) => string;
  /** A text of several lines. */
  readonly block: (text: string) => string;
}

export function startReading(requestedSchema: unknown, limits: RequestLimits): Reading {
  return {
    resolution: { root: requestedSchema, depth: limits.depth, steps: limits.steps },
    limits,
    line: once((text) => shortLine(text, limits.label)),
    block: once((text) => shortText(text, limits.text)),
  };
}

/** Each text once, for a `$ref` can put the same one into every property. */
function once(clean: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const cleaned = known.get(text) ?? clean(text);
    known.set(text, cleaned);
    return cleaned;
  };
}
