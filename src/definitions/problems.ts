import { jsonPointer, type Path, read } from "../core/json.js";
import { shorten } from "../core/text/clean-text.js";
import type { DefinitionProblem, RequestLimits } from "../core/types.js";

/** An object of a definition; the values of its keys are unknown. */
export type JsonObject = Record<string, unknown>;

/** Adds a problem at a place below the one that it is made for. */
export type ReportProblem = (code: DefinitionProblem["code"], path: Path, message: string) => void;

/** What a key can hold: in words for authors, and as a check of a value, in its field if it is part of one. */
export type Rule = readonly [words: string, isFit: (value: unknown, field: JsonObject) => boolean];

export type Keys = Readonly<Record<string, Rule>>;

/** Collects what a definition says in vain: as many problems as a form may have fields. */
export function collectProblems(problems: DefinitionProblem[], limits: RequestLimits): ReportProblem {
  return (code, path, message) => {
    if (problems.length < limits.fields) {
      problems.push({ code, path: jsonPointer(path.map((token) => shorten(String(token), limits.label))), message });
    }
  };
}

/** Reports problems of a part of the definition. */
export function reportAt(report: ReportProblem, ...place: Path): ReportProblem {
  return (code, path, message) => report(code, [...place, ...path], message);
}

/** Reports the keys that are missing, those whose value is none of theirs, and those that the language does not have. */
export function reportKeys(
  record: JsonObject,
  keys: Keys,
  report: ReportProblem,
  { field = {}, required = [] }: { readonly field?: JsonObject; readonly required?: readonly string[] } = {},
): void {
  for (const [key, [words, isFit]] of Object.entries(keys)) {
    const isGiven = read(record, key) !== undefined;
    if (isGiven ? !isFit(record[key], field) : required.includes(key)) {
      report("value", [key], `${isGiven ? "This is not obeyed" : "This is missing"}: write ${words}.`);
    }
  }
  reportUnknownKeys(record, Object.keys(keys), report);
}

export function reportUnknownKeys(record: JsonObject, keys: readonly string[], report: ReportProblem): void {
  for (const key of Object.keys(record).slice(0, mostListed)) {
    if (!keys.includes(key)) {
      report(
        "unknown-key",
        [key],
        `This is ignored: ${keys.length > 0 ? `the keys here are ${keys.join(", ")}` : "there are no keys here"}.`,
      );
    }
  }
}

/** Keys of an object, or items of a list, that are read for what is wrong with them: a server can send a million in a moment. */
export const mostListed = 10_000;
