import type { Question } from "./question.js";

/** Equal in size and kind to every other variant, and equal in words to none: what is kept of questions asked before must not help. */
export function variantOf({ message, requestedSchema }: Question, variant: number): Question {
  const renamed = Object.entries(requestedSchema.properties).map(
    ([name, property]) => [name, { ...property, title: `${property.title} ${variant}` }] as const,
  );
  return {
    message,
    requestedSchema: { ...requestedSchema, properties: Object.fromEntries(renamed) },
  };
}
