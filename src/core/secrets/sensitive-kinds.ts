import type { FieldSpec } from "../request/field-spec.js";
import { kindWithin } from "./kind-within.js";
import type { SensitiveKind } from "./sensitivity-of.js";

/** Characters of all names, labels and descriptions that are looked at in full: more would take longer than a frame or two. */
const inFull = 20_000;

/** Characters of each text past them: a form that long says at once what it asks for, or is not read by anybody. */
const inBrief = 40;

const known = new WeakMap<readonly FieldSpec[], ReadonlyMap<FieldSpec, SensitiveKind>>();

/** What each field of a form asks for; found out once. In a form of endless texts the later ones are looked at in brief. */
export function sensitiveKinds(fields: readonly FieldSpec[]): ReadonlyMap<FieldSpec, SensitiveKind> {
  const kinds = known.get(fields) ?? findKinds(fields);
  known.set(fields, kinds);
  return kinds;
}

function findKinds(fields: readonly FieldSpec[]): ReadonlyMap<FieldSpec, SensitiveKind> {
  const kinds = new Map<FieldSpec, SensitiveKind>();
  let left = inFull;
  for (const field of fields) {
    const kind = kindWithin(field, left > 0 ? Infinity : inBrief);
    if (kind !== undefined) {
      kinds.set(field, kind);
    }
    left -= field.name.length + field.label.length + (field.description?.length ?? 0);
  }
  return kinds;
}
