import { mostLookedAt, shortLine, shortText } from "../text/clean-text.js";
import { defaultLimits, type ParseLimits, type RequestLimits } from "../types.js";

/** The state that all properties of one request share while it is parsed. */
export interface ParseContext {
  /** The document that a local `$ref` points into. */
  readonly root: unknown;
  readonly limits: ParseLimits;
  /** The remaining budgets of the whole request, so that references cannot multiply the work. Below zero, the limit was exceeded. */
  readonly left: { options: number; text: number; steps: number };
  /** Whether the message or a description was cut. */
  isCut: boolean;
  /** Cleans a one-line text, such as a label. */
  readonly line: (text: string) => string;
  /** Cleans a multi-line text. */
  readonly block: (text: string) => string;
}

/** No limit can be raised by more than this factor. */
const ceiling = 10;

/** The limits to parse with. Each is at most ten times its default. */
export function readLimits(given: Partial<ParseLimits> = {}): ParseLimits {
  const read = (key: keyof RequestLimits): number => {
    const [limit = NaN, known] = [given[key], defaultLimits[key]];
    return limit >= 0 ? Math.min(limit, ceiling * known) : known;
  };
  return {
    fields: read("fields"),
    options: read("options"),
    text: read("text"),
    label: read("label"),
    allOptions: read("allOptions"),
    allText: read("allText"),
    url: read("url"),
    depth: read("depth"),
    steps: read("steps"),
    takesFiles: given.takesFiles,
  };
}

export function createParseContext(root: unknown, limits: ParseLimits): ParseContext {
  const left = { options: limits.allOptions, text: limits.allText, steps: limits.steps };
  /**
   * Each text is cleaned once, because a `$ref` can put the same text into every property. The raw text is charged when it is cleaned, and
   * the clean text every time it is shown. When the budget is spent, nothing more is cleaned.
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

/** Takes from a budget. False if it is exceeded. */
export function spend({ left }: ParseContext, budget: keyof ParseContext["left"], amount: number): boolean {
  left[budget] -= amount;
  return left[budget] >= 0;
}
