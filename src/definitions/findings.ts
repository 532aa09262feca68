import { error, type Fault, type Finding, warning } from "../core/finding.js";
import { existingPath, jsonPointer, type Path, read } from "../core/json.js";
import { shorten } from "../core/text/clean-text.js";
import type { RequestLimits } from "../core/types.js";
import { pathAsSpelled } from "./spelling.js";

/** An object of a definition, with unvalidated values. */
export type JsonObject = Record<string, unknown>;

/** Adds a finding. The path is relative to the place that the function was made for. */
export type Report = (path: Path, fault: Fault) => void;

/** The valid values of a key: in words for authors, and as a test. The test gets the field that the key belongs to, if any. */
export type KeyRule = readonly [words: string, isFit: (value: unknown, field: JsonObject) => boolean];

export type Keys = Readonly<Record<string, KeyRule>>;

/** Collects findings about a definition as its author wrote it, at most as many as a form may have fields. */
export function collectFindings(findings: Finding[], definition: unknown, limits: RequestLimits): Report {
  return (path, fault) => {
    if (findings.length < limits.fields) {
      const place = existingPath(definition, pathAsSpelled(definition, path)).map((token) =>
        shorten(String(token), limits.label),
      );
      findings.push({ ...fault, path: jsonPointer(place) });
    }
  };
}

/** A `Report` for a part of the definition. */
export function reportAt(report: Report, ...place: Path): Report {
  return (path, fault) => report([...place, ...path], fault);
}

/** Reports missing keys, keys with invalid values, and unknown keys. */
export function reportKeys(
  record: JsonObject,
  keys: Keys,
  report: Report,
  { field = {}, required = [] }: { readonly field?: JsonObject; readonly required?: readonly string[] } = {},
): void {
  for (const [key, [words, isFit]] of Object.entries(keys)) {
    const isGiven = read(record, key) !== undefined;
    if (isGiven ? !isFit(record[key], field) : required.includes(key)) {
      report([key], error("value", isGiven ? "This is not obeyed." : `\`${key}\` is missing.`, `Write ${words}.`));
    }
  }
  reportUnknownKeys(record, Object.keys(keys), report);
}

export function reportUnknownKeys(record: JsonObject, keys: readonly string[], report: Report): void {
  for (const key of Object.keys(record).slice(0, mostListed)) {
    if (!keys.includes(key)) {
      const advice =
        keys.length > 0 ? `The keys here are ${keys.join(", ")}.` : "Leave it out: there are no keys here.";
      report([key], warning("unknown-key", "This is ignored.", advice));
    }
  }
}

/** How many keys of an object, or items of a list, are checked for findings, because a server can easily send a million. */
export const mostListed = 10_000;
