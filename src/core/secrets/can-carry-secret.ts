import { assertNever } from "../assert-never.js";
import type { FieldSpec } from "../request/field-spec.js";

/** What is needed of a field to say whether a secret can be entered into it at all. */
export interface CarryingField {
  readonly kind: FieldSpec["kind"];
  /** A choice without them carries none. */
  readonly options?: readonly Option[] | undefined;
}

interface Option {
  readonly value: unknown;
  readonly label: string;
}

/** Longer ones say something by themselves. */
const longestPiece = 4;

/** So many answers are letters, months or years, and no "yes", "no" and "ask". */
const fewestWords = 8;

/**
 * Whether a secret can be entered into a field: into what is typed and into dates, which a card's expiry is; into choices
 * only where their options are pieces of one, such as the digits of a PIN or the months of a year. A choice between
 * "staging" and "production" gives nothing away, whatever it is called.
 */
export function canCarrySecret(field: CarryingField): boolean {
  switch (field.kind) {
    case "text":
    case "number":
    case "date":
    case "date-time":
      return true;
    case "choice":
    case "choices":
      return arePieces(field.options ?? []);
    case "boolean":
    case "unsupported":
      return false;
    default:
      return assertNever(field.kind);
  }
}

function arePieces(options: readonly Option[]): boolean {
  return (
    options.length > 1 &&
    options.every((option) => isWritten(option, isShort)) &&
    (options.length >= fewestWords || options.every((option) => isWritten(option, isSign)))
  );
}

/** One by one, for there may be thousands, and the first ones tell. */
function isWritten({ value, label }: Option, how: (text: string) => boolean): boolean {
  return [String(value), label].some((text) => how(text.normalize("NFKC").trim()));
}

function isShort(text: string): boolean {
  return Array.from(text).length <= longestPiece;
}

function isSign(text: string): boolean {
  return /^(?:\p{Nd}+|.)$/u.test(text);
}
