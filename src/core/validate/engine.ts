/** A JSON Schema of the few keywords that all dialects share and all engines read alike. */
export interface AnswersSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, object>>;
}

/** A keyword that an answer breaks. */
export interface Violation {
  /** The field's id. */
  readonly id: string;
  /** The JSON Schema keyword. */
  readonly keyword: string;
}

/** Checks answers by field id; every violation, in no particular order. */
export type Check = (answers: Readonly<Record<string, unknown>>) => readonly Violation[];

/** Compiles a schema. What it throws means that the engine cannot work here; the interpreter then takes its place. */
export type ValidatorEngine = (schema: AnswersSchema) => Check;
