import type { FieldSpec } from "../request/field-spec.js";
import type { CarryingField } from "./can-carry-secret.js";
import { kindWithin } from "./kind-within.js";

/** What a field asks for that servers must not: `credential` passwords, keys, tokens, one-time codes · `payment` cards and bank accounts. */
export type SensitiveKind = "credential" | "payment";

/** What is looked at; every {@link FieldSpec} has it. */
export interface AskingField extends Pick<FieldSpec, "kind" | "name" | "label" | "description">, CarryingField {
  readonly pattern?: string;
  /** The server says so: `format: "password"`, which JSON Schema knows for forms and MCP does not. */
  readonly isPassword?: boolean;
}

/**
 * Whether a field asks for a credential or for payment data, by its name, its words and its `pattern`. "Servers MUST NOT use
 * form mode elicitation to request sensitive information such as passwords, API keys, access tokens, or payment
 * credentials" (MCP, elicitation). It is a guess: it finds honest servers' mistakes and lazy attacks, in thirteen languages,
 * letters that only look like others included. Undefined for all that cannot carry one, such as a choice between words.
 */
export function sensitivityOf(field: AskingField): SensitiveKind | undefined {
  return kindWithin(field, Infinity);
}
