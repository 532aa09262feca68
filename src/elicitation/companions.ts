import { isHidden, isReadOnly } from "../core/fields/index.js";
import type { FieldSpec } from "../core/types.js";
import { hasOwnControl, type ShownRequest } from "./config.js";
import type { LoneQuestionOptions } from "./look.js";

/**
 * Parts questions from their companions where a person has to see both: each has to be open, and to have the kit's own control. A sensitive one
 * stays apart whatever the policy is, because a joined answer is kept under the question's id. Those that stay joined have one label.
 */
export function withShownCompanions(
  fields: readonly FieldSpec[],
  { sensitive, ...host }: Pick<ShownRequest, "sensitive"> & Omit<LoneQuestionOptions, "withheld">,
): readonly FieldSpec[] {
  if (!fields.some((field) => "companion" in field)) {
    return fields;
  }
  const byId = new Map(fields.map((field) => [field.id, field]));
  const isPlain = (field: FieldSpec | undefined): field is FieldSpec =>
    field !== undefined &&
    !(
      field.conditions ||
      isHidden(field) ||
      isReadOnly(field) ||
      sensitive.has(field.id) ||
      hasOwnControl(field, host)
    );
  return fields.map((field) => {
    if (field.kind === "text" && field.companionOf !== undefined) {
      const { companionOf, ...alone } = field;
      const question = byId.get(companionOf);
      return isPlain(field) && isPlain(question) && "options" in question ? { ...field, label: question.label } : alone;
    }
    if ("options" in field && field.companion !== undefined) {
      const { companion, ...alone } = field;
      const other = byId.get(companion);
      return isPlain(field) && isPlain(other) && other.kind === "text" ? field : alone;
    }
    return field;
  });
}
