import type { Question } from "./question.js";

/** What is typed into the first field: 20 keys, and 5 in forms so large that some subjects take a second for each. */
export function keysFor({ requestedSchema }: Question): string {
  return Object.keys(requestedSchema.properties).length > 200 ? "quick" : "the quick brown fox ";
}
