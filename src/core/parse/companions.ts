import { read, readText } from "../json.js";
import type { FieldOf, FieldSpec } from "../types.js";

/** Where agents say that a property is for own words: the paths in its `_meta`. They lead to `{ questionId, isCustomAnswer: true }`. */
const markers: readonly (readonly string[])[] = [
  ["_askUserQuestionCustomAnswer"],
  ["jetbrains", "air", "customAnswer"],
];

/** The name of the question in the pair of names that the Agent Client Protocol's adapter for Claude gives without a marker. */
const pairName = /^(question_\d+)_custom$/;

/**
 * Joins questions with the properties in which agents ask for own words beside their options, so that a person sees one question. Only by
 * their markers or that exact pair of names, and only where either may be left without an answer, because one of them always is.
 */
export function withCompanions(
  fields: readonly FieldSpec[],
  properties: Record<string, unknown>,
): readonly FieldSpec[] {
  const questions = new Map<unknown, FieldOf<"choice" | "choices">>();
  for (const field of fields) {
    if ("options" in field && !field.required && !field.ownWords) {
      questions.set(field.name, field);
    }
  }
  const pairs = new Map<FieldSpec, FieldSpec>();
  for (const field of fields) {
    const question = isOwnWords(field)
      ? questions.get(questionOf(field.name, read(properties, field.name)))
      : undefined;
    if (question && !pairs.has(question)) {
      pairs.set(question, field).set(field, question);
    }
  }
  return pairs.size === 0
    ? fields
    : fields.map((field) => {
        const other = pairs.get(field);
        if (!other) {
          return field;
        }
        // An error of the companion is checked again when the question's answer changes, in which its answer is entered.
        return field.kind === "text"
          ? { ...field, companionOf: other.id, dependencies: [other.name] }
          : { ...field, companion: other.id };
      });
}

/** Whether a text can be entered in one line below options. */
function isOwnWords(field: FieldSpec): boolean {
  return (
    field.kind === "text" &&
    !field.required &&
    !field.multiline &&
    (field.default ?? field.format ?? field.constants ?? field.numbers ?? field.alternatives) === undefined
  );
}

/** The name of the question whose own words a property is for. */
function questionOf(name: string, property: unknown): unknown {
  for (const path of markers) {
    const marker = path.reduce(read, read(property, "_meta"));
    if (read(marker, "isCustomAnswer") === true) {
      return readText(marker, "questionId");
    }
  }
  return pairName.exec(name)?.[1];
}
