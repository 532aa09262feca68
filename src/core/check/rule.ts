import type { Fault, FindingCode } from "../finding.js";
import { jsonPointer, type Path } from "../json.js";

/** A fault, and a function that finds where it occurs. */
export interface Rule<Subject, Message = string | ((subject: Subject) => string)> extends Omit<Fault, "message"> {
  readonly message: Message;
  /** For each code and place, only the first rule counts. */
  readonly find: (subject: Subject) => readonly Path[];
}

export function errorRule<Subject, Message extends Rule<Subject>["message"]>(
  ...[code, message, advice, find]: RuleParts<Subject, Message>
): Rule<Subject, Message> {
  return { code, severity: "error", message, advice, find };
}

export function warningRule<Subject, Message extends Rule<Subject>["message"]>(
  ...[code, message, advice, find]: RuleParts<Subject, Message>
): Rule<Subject, Message> {
  return { code, severity: "warning", message, advice, find };
}

type RuleParts<Subject, Message> = readonly [
  code: FindingCode,
  message: Message,
  advice: string,
  find: Rule<Subject>["find"],
];

/** What rules find, in their order. For each code and place, only the first rule counts. */
export function faultsIn<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): readonly (readonly [place: Path, fault: Fault])[] {
  const found = new Set<string>();
  return rules.flatMap(({ find, message, ...rest }) =>
    find(subject).flatMap((place) => {
      const key = `${rest.code} ${jsonPointer(place)}`;
      const isNew = !found.has(key);
      found.add(key);
      return isNew
        ? [[place, { ...rest, message: typeof message === "string" ? message : message(subject) }] as const]
        : [];
    }),
  );
}
