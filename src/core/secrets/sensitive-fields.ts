import type { FieldSpec } from "../request/field-spec.js";
import { asksForSecret } from "./asks-for-secret.js";
import { canCarrySecret } from "./can-carry-secret.js";
import type { SensitiveKind } from "./sensitive-kind.js";
import { kindWithin } from "./sensitivity-of.js";

/**
 * Characters of all names, of all labels and of all descriptions that are looked at, shared by the fields: one long text leaves the others
 * theirs.
 */
const together = 20_000;

/** Characters of each text at the least, however many share them. */
const inBrief = 40;

/**
 * The fields, by id, that look like ones for credentials or payment data. If the message asks for such a thing ("Type your password below"),
 * or the words of a field that can hold none ("Tick this, then type your password below"), and no field says that it is the one, they are
 * all those in which it could be given. One that may be left empty beside others that must not be is not the one: it could be there to draw
 * attention away.
 *
 * @param wordings the fields in the server's words, and in others that may name what they are
 */
export function sensitiveFields(
  message: string,
  ...wordings: readonly (readonly FieldSpec[])[]
): ReadonlyMap<string, SensitiveKind> {
  const told = new Map(wordings.flatMap((fields) => Array.from(kindsOf(fields))));
  const fields = wordings.flat();
  const asked = asksForSecret([message, ...fields.filter(isOnlyWords).map(wordsOf)].join("\n"));
  const must = fields.some(({ required }) => required);
  if (asked !== undefined && !fields.some(({ id, required }) => told.get(id) === asked && required === must)) {
    for (const field of fields.filter((one) => couldHold(one, asked))) {
      told.set(field.id, told.get(field.id) ?? asked);
    }
  }
  return told;
}

/** Says something and can hold no secret. What is refused by policy asks for itself alone. */
function isOnlyWords(field: FieldSpec): boolean {
  return !canCarrySecret(field) && !(field.kind === "unsupported" && field.reason === "sensitive");
}

function wordsOf({ label, description = "" }: FieldSpec): string {
  return `${label}\n${description}`;
}

/** Of dates, a card has one. */
function couldHold(field: FieldSpec, kind: SensitiveKind): boolean {
  switch (field.kind) {
    case "text":
      return field.format === undefined;
    case "date":
    case "date-time":
      return kind === "payment";
    default:
      return canCarrySecret(field);
  }
}

const known = new WeakMap<readonly FieldSpec[], ReadonlyMap<string, SensitiveKind>>();

/** What each field of a form asks for by itself; found out once. The more fields, the less of each is looked at. */
function kindsOf(fields: readonly FieldSpec[]): ReadonlyMap<string, SensitiveKind> {
  const kinds = known.get(fields) ?? findKinds(fields);
  known.set(fields, kinds);
  return kinds;
}

function findKinds(fields: readonly FieldSpec[]): ReadonlyMap<string, SensitiveKind> {
  const share = Math.max(inBrief, Math.floor(together / fields.length));
  const kinds = new Map<string, SensitiveKind>();
  for (const field of fields) {
    const kind = kindWithin(field, share);
    if (kind !== undefined) {
      kinds.set(field.id, kind);
    }
  }
  return kinds;
}
