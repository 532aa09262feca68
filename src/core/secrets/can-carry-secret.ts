import { assertNever } from "../assert-never.js";
import type { FieldSpec } from "../request/field-spec.js";

/** What is needed of a field to say whether a secret can be entered into it at all. */
export interface CarryingField {
  readonly kind: FieldSpec["kind"];
  /** A choice without them carries none. */
  readonly options?: readonly { readonly value: unknown; readonly label: string }[] | undefined;
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

function arePieces(options: NonNullable<CarryingField["options"]>): boolean {
  const written = options.map(({ value, label }) =>
    [String(value), label].map((text) => text.normalize("NFKC").trim()),
  );
  const areShort = written.every((texts) => texts.some((text) => Array.from(text).length <= longestPiece));
  return (
    areShort &&
    options.length > 1 &&
    (options.length >= fewestWords || written.every((texts) => texts.some((text) => /^(?:\p{Nd}+|.)$/u.test(text))))
  );
}
