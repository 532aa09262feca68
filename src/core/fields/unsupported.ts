import type { FieldBase, UnsupportedField, UnsupportedReason } from "../types.js";
import type { FieldKindOf } from "./field-kind.js";

export const unsupported: FieldKindOf<"unsupported"> = {
  parse: ({ base }) => unsupportedField(base, "type"),
  isDecision: false,
  initialValue: () => "",
  readAnswer: () => undefined,
  check: () => undefined,
  comparable: () => undefined,
  isOrdered: false,
  canHold: () => false,
};

export function unsupportedField(base: FieldBase, reason: UnsupportedReason): UnsupportedField {
  return { ...base, kind: "unsupported", reason };
}
