import type { PropertySchema, Question } from "./question.js";

/** More would make a text of several lines of it in ours. With these it comes again after far more forms than anyone keeps. */
const lengths = { least: 100, different: 100 };

/**
 * Equal in size and kind to every other variant, and equal in words to none: what is kept of questions asked before must not help. Nor
 * must what was compiled for them, which may be kept without their words: the first answer, a text, is as long at most as in none of the
 * last hundred.
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
