import { mostLookedAt, shortLine, shortText } from "../text/clean-text.js";
import type { ParseLimits } from "../types.js";

/** What all properties of one request share while it is parsed. */
export interface ParseContext {
  /** The document that a local `$ref` points into. */
  readonly root: unknown;
  readonly limits: ParseLimits;
  /** The budgets of the whole request, so that no reference can multiply the work. Below zero, a limit was exceeded. */
  readonly left: { options: number; text: number; steps: number };
  /** Whether the message or a description was cut. */
  isCut: boolean;
  /** Cleans a text of one line, such as a label. */
  readonly line: (text: string) => string;
  /** Cleans a text of several lines. */
  readonly block: (text: string) => string;
}

export function createParseContext(root: unknown, limits: ParseLimits): ParseContext {
  const left = { options: limits.allOptions, text: limits.allText, steps: limits.steps };
  /**
   * Each text is cleaned once, for a `$ref` can put the same one into every property. The raw text is charged when it is cleaned, and the
   * clean one every time it is shown. Past the budget nothing is cleaned.
   */
  const once = (limit: number, clean: typeof shortLine): ((text: string) => string) => {
    const cleaned = new Map<string, string>();
    return (text) => {
      if (left.text < 0) {
        return "";
      }
      let shown = cleaned.get(text);
      if (shown === undefined) {
        shown = clean(text, limit);
        cleaned.set(text, shown);
        left.text -= Math.min(text.length, mostLookedAt * limit);
      }
      left.text -= shown.length;
      return shown;
    };
  };
  const clean = once(limits.text, shortText);
  const context: ParseContext = {
    root,
    limits,
    left,
    isCut: false,
    line: once(limits.label, shortLine),
    block: (text) => {
      const shown = clean(text);
      context.isCut ||= text.length > limits.text && shown.endsWith("…");
      return shown;
    },
  };
  return context;
}

/** Takes from a budget; false once it is exceeded. */
export function spend({ left }: ParseContext, budget: keyof ParseContext["left"], amount: number): boolean {
  left[budget] -= amount;
  return left[budget] >= 0;
}
