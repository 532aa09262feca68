import type { PropertySchema, Question } from "./question.js";

/** Longer maximum lengths would give our field several lines. Lengths repeat only after more forms than any subject caches. */
const lengths = { least: 100, different: 100 };

/**
 * A variant of a question. Variants have the same size and structure but different titles, so that caches of earlier questions do not help.
 * Caches of compiled validators may ignore titles, so the maximum length of the first field also differs from those of the last hundred
 * variants.
 */
export function variantOf({ message, requestedSchema }: Question, variant: number): Question {
  const maxLength = lengths.least + (variant % lengths.different);
  const changed = Object.entries(requestedSchema.properties).map(
    ([name, property], index): [string, PropertySchema] => {
      const renamed = { ...property, title: `${property.title} ${variant}` };
      return [name, index === 0 ? { ...renamed, maxLength } : renamed];
    },
  );
  return {
    message,
    requestedSchema: { ...requestedSchema, properties: Object.fromEntries(changed) },
  };
}
