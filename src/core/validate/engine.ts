import type { FieldError } from "./field-error.js";
import type { AnswersSchema } from "./field-schema.js";

/** A keyword that an answer breaks. */
export interface Violation {
  /** The field's id. */
  readonly id: string;
  /** The JSON Schema keyword. */
  readonly keyword: string;
}

/** Checks answers by field id; every broken keyword, in no particular order. */
export type Check = (answers: Readonly<Record<string, unknown>>) => readonly Violation[];

/** Makes the check for a schema. What it throws means that the engine cannot work here. */
export type Compile = (schema: AnswersSchema) => Check;

/** Checks content against the fields it answers: at most one error for each, in the fields' order. */
export type Validate = (content: Readonly<Record<string, unknown>>) => readonly FieldError[];
