import everything from "../../test/requests/server-everything.json" with { type: "json" };

/** The keywords that the questions of this benchmark use. */
export interface PropertySchema {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly format?: string;
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

// The types of a JSON file say too much: that every property of any request may be in all of them.
const template = everything.requests[0]?.params as unknown as Question;
const properties = Object.entries(template.requestedSchema.properties);

/**
 * A question of so many fields: those of the reference server's request, over and over, each time with other names, titles and
 * descriptions. The first field is a required text.
 */
export function questionOf(fields: number): Question {
  const repeated = Array.from({ length: fields }, (_, index): [string, PropertySchema] => {
    const [name, property] = properties[index % properties.length] ?? ["name", { type: "string", title: "Name" }];
    const round = Math.floor(index / properties.length);
    return round === 0
      ? [name, property]
      : [
          `${name}${round}`,
          { ...property, title: `${property.title} ${round}`, description: `${property.description ?? ""} (${round})` },
        ];
  });
  return question(Object.fromEntries(repeated), ["name"]);
}

/** The same, with every answer required and none given: pressing the button at once is an error at every field. */
export function unansweredQuestionOf(fields: number): Question {
  const { properties: withDefaults } = questionOf(fields).requestedSchema;
  const withoutDefaults = Object.entries(withDefaults).map(([name, property]) => {
    const { default: _, ...rest } = property;
    return [name, rest] as const;
  });
  return question(Object.fromEntries(withoutDefaults), Object.keys(withDefaults));
}

/** One question of so many options, of which one may be chosen, or any. */
export function optionsQuestionOf(options: number, many: "one" | "any"): Question {
  const values = Array.from({ length: options }, (_, index) => `Option ${index}`);
  const base = { title: "Place", description: "Choose from a long list" };
  const place: PropertySchema =
    many === "one" ? { ...base, type: "string", enum: values } : { ...base, type: "array", items: { enum: values } };
  return question({ name: { type: "string", title: "Name" }, place }, []);
}

/** Equal in size and kind to every other variant, and equal in words to none. */
export function variantOf({ message, requestedSchema }: Question, variant: number): Question {
  const renamed = Object.entries(requestedSchema.properties).map(
    ([name, property]) => [name, { ...property, title: `${property.title} ${variant}` }] as const,
  );
  return {
    message,
    requestedSchema: { ...requestedSchema, properties: Object.fromEntries(renamed) },
  };
}

function question(ofProperties: Readonly<Record<string, PropertySchema>>, required: readonly string[]): Question {
  return { message: template.message, requestedSchema: { type: "object", properties: ofProperties, required } };
}
