import { allowsNone, noneChosen } from "../fields/choices.js";
import { chosenFiles } from "../fields/file.js";
import { ownWordsMark, takesOwnWords } from "../fields/own-words.js";
import { inLocale, isDecision } from "../fields/index.js";
import {
  type Draft,
  type DraftValue,
  type FieldOf,
  type FieldOption,
  type FieldSpec,
  type FormRequest,
  type ServerIdentity,
  serverKey,
} from "../types.js";

/**
 * The key of one form of one server. It is the text itself and not a hash, so that no form reaches the drafts of another server or form.
 * The time zone is part of it, because it changes what a typed time means.
 */
export function draftKey(
  server: ServerIdentity,
  { definition, fields }: FormRequest,
  timeZone: string | undefined,
): string {
  const names = fields.map(({ name }) => name);
  const form = [definition?.id, definition?.title, names, timeZone];
  return `${serverKey(server)} ${JSON.stringify(form)}`;
}

/** The locale in which numbers are kept, so that they are the same ones in the language that the person has next. */
const keptIn = "en";

/**
 * A draft as it is kept: each answer beside what its field asks, options by their values, and the message that the answers were given to. Of
 * files it says only that there were some.
 */
export function keptDraft(draft: Draft, fields: readonly FieldSpec[], message: string, locale: string): Draft {
  const entries = fields.flatMap((field): [string, DraftValue][] => {
    const entered = draft[field.id];
    const value = inLocale(field, entered, locale, keptIn) ?? entered;
    if (value === undefined) {
      return [];
    }
    const kept =
      chosenFiles(value).length > 0
        ? ([filesOf(field), "chosen"] as const)
        : ([field.id, toKept(field, value)] as const);
    return [[questionOf(field), question(field)], [...kept]];
  });
  return Object.fromEntries([...entries, ["message", message]]);
}

/** Whether a kept draft was entered under the message of a request. */
export function isSameMessage(kept: Draft, { message }: FormRequest): boolean {
  return kept["message"] === message;
}

/** A draft with the kept answers that fit: of a list its options that are still there, and decisions only under the same message. */
export function fitDraft(draft: Draft, kept: Draft, request: FormRequest, locale: string): Draft {
  const fitting = request.fields.filter((field) => !isDecision(field) || isSameMessage(kept, request));
  const entries = fitting.flatMap((field): [string, DraftValue][] => {
    const isSame = Object.hasOwn(draft, field.id) && isSameQuestion(kept, field);
    const entered = kept[field.id];
    const value = isSame ? fromKept(field, inLocale(field, entered, keptIn, locale) ?? entered) : undefined;
    return value === undefined ? [] : [[field.id, value]];
  });
  return { ...draft, ...Object.fromEntries(entries) };
}

/** The ids of the fields that had files. Files are not kept, so the person has to choose them again. */
export function fieldsWithFiles(kept: Draft, { fields }: FormRequest): ReadonlySet<string> {
  const hadFiles = fields.filter((field) => kept[filesOf(field)] !== undefined && isSameQuestion(kept, field));
  return new Set(hadFiles.map(({ id }) => id));
}

/** What a field asks. An answer is not restored where this has changed. */
function question(field: FieldSpec): string {
  const { name, kind, label, description } = field;
  return JSON.stringify([name, kind, label, description, "default" in field ? field.default : null]);
}

const questionOf = ({ id }: FieldSpec): string => `${id} asks`;
const filesOf = ({ id }: FieldSpec): string => `${id} files`;

function isSameQuestion(kept: Draft, field: FieldSpec): boolean {
  return kept[questionOf(field)] === question(field);
}

function toKept(field: FieldSpec, value: DraftValue): DraftValue {
  switch (field.kind) {
    case "choice":
      return optionText(field, value);
    case "choices":
      return Array.isArray(value) ? value.map((index) => optionText(field, index)) : [];
    default:
      return value;
  }
}

/** An option as JSON, with what it says: the same value may mean something else in the next request. */
const asText = ({ value, label, description }: FieldOption): string => JSON.stringify([value, label, description]);

/** What is not the index of an option stays as it is. */
function optionText({ options }: FieldOf<"choice" | "choices">, index: unknown): string {
  const option = typeof index === "string" && index !== "" ? options[Number(index)] : undefined;
  return option ? asText(option) : String(index);
}

/** Undefined if nothing was kept, or if it does not fit any more. */
function fromKept(field: FieldSpec, kept: DraftValue | undefined): DraftValue | undefined {
  switch (field.kind) {
    case "file":
    case "unsupported":
      return undefined;
    case "choice":
      return kept === "" ? "" : indexes(field, [kept])[0];
    case "choices": {
      const chosen = Array.isArray(kept) ? indexes(field, kept) : undefined;
      return chosen?.length === 0 && kept?.length !== 0 ? undefined : chosen;
    }
    default:
      return typeof kept === "string" ? kept : undefined;
  }
}

/** The indexes of options by their texts, and own words as they are. */
function indexes(field: FieldOf<"choice" | "choices">, kept: readonly unknown[]): readonly string[] {
  const found = new Map<unknown, string>(field.options.map((option, index) => [asText(option), String(index)]));
  if (field.kind === "choices" && allowsNone(field)) {
    found.set(noneChosen, noneChosen);
  }
  const isOwn = (value: unknown): value is string =>
    typeof value === "string" && value.startsWith(ownWordsMark) && takesOwnWords(field);
  return kept.flatMap((value) => found.get(value) ?? (isOwn(value) ? value : []));
}
