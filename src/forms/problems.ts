import { shorten } from "../core/text/clean-text.js";
import type { DefinitionProblem, RequestLimits } from "../core/types.js";

/** An object of a definition; the values of its keys are unknown. */
export type JsonObject = Record<string, unknown>;

/** Adds a problem at a place below the one that it is made for. */
export type ReportProblem = (code: DefinitionProblem["code"], ...path: Path) => void;

export type Path = readonly (string | number)[];

/** Keys, and whether a value, in a field if it is part of one, is one that the key can have. */
export type Keys = Readonly<Record<string, (value: unknown, field: JsonObject) => boolean>>;

/** Collects what a definition says in vain: as many problems as a form may have fields. */
export function collectProblems(problems: DefinitionProblem[], limits: RequestLimits): ReportProblem {
  return (code, ...path) => {
    if (problems.length < limits.fields) {
      const tokens = path.map((token) => String(token).replaceAll("~", "~0").replaceAll("/", "~1"));
      problems.push({ code, path: tokens.map((token) => `/${shorten(token, limits.label)}`).join("") });
    }
  };
}

/** Reports problems of a part of the definition. */
export function reportAt(report: ReportProblem, ...place: Path): ReportProblem {
  return (code, ...path) => report(code, ...place, ...path);
}

/** Reports the keys that the language does not have, and those whose value is none of theirs. */
export function reportKeys(record: JsonObject, keys: Keys, report: ReportProblem, field: JsonObject = {}): void {
  for (const [key, value] of Object.entries(record)) {
    const isFit = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!isFit?.(value, field)) {
      report(isFit ? "value" : "unknown-key", key);
    }
  }
}
