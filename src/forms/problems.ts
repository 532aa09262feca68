import { shorten } from "../core/text/clean-text.js";
import type { DefinitionProblem, RequestLimits } from "../core/types.js";

/** Adds a problem at a place below the one that the note is for. */
export type Note = (code: DefinitionProblem["code"], ...path: readonly (string | number)[]) => void;

/** Collects what a definition says in vain: as many problems as a form may have fields. */
export function createNote(problems: DefinitionProblem[], limits: RequestLimits): Note {
  return (code, ...path) => {
    if (problems.length < limits.fields) {
      const tokens = path.map((token) => String(token).replaceAll("~", "~0").replaceAll("/", "~1"));
      problems.push({ code, path: tokens.map((token) => `/${shorten(token, limits.label)}`).join("") });
    }
  };
}

/** The note for a part of the definition. */
export function noteAt(note: Note, ...place: readonly (string | number)[]): Note {
  return (code, ...path) => note(code, ...place, ...path);
}

/** Notes the keys that the language does not have, and those whose value is none of theirs. */
export function noteKeys(
  record: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, (value: unknown) => boolean>>,
  note: Note,
): void {
  for (const [key, value] of Object.entries(record)) {
    const isFit = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!isFit?.(value)) {
      note(isFit ? "value" : "unknown-key", key);
    }
  }
}
