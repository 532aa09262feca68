import { fingerprint } from "./fingerprint.js";

/**
 * Under which a decision is kept: a yes or no, a choice. It was made on one question, and must not be found for another that has the same
 * fields. What was typed is kept under the field's own id.
 */
export function decisionId(id: string, message: string): string {
  return `${id} ${fingerprint(message)}`;
}
