/** The keywords that the questions of this benchmark use. */
export interface PropertySchema {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly TitledOption[];
  readonly items?: { readonly enum?: readonly string[]; readonly anyOf?: readonly TitledOption[] };
  readonly default?: unknown;
}

export interface TitledOption {
  readonly const: string;
  readonly title: string;
}

/** The params of `elicitation/create`. */
export interface Question {
  readonly message: string;
  readonly requestedSchema: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, PropertySchema>>;
    readonly required: readonly string[];
  };
}
