/** How a keyword is read when several schemas are combined into one. */
interface KeywordMeaning {
  readonly combination: Combination;
  /** The type of a schema that has the keyword but declares no type. */
  readonly implies?: ImpliedType;
  /** The keyword limits answers. Beside a union, it limits each of its shapes. */
  readonly isLimit?: true;
  /** Can list options. */
  readonly hasOptions?: true;
}

/** How two different values of a keyword are combined when both schemas apply. */
export type Combination =
  /** The greater or the lesser number, whichever is the stricter limit. */
  | "greater"
  | "lesser"
  /** Integer, for two types of numbers. */
  | "whole"
  /** Both values, in an `allOf`. */
  | "both"
  /** The first value, because the keyword does not restrict answers. */
  | "either"
  /** The value beside a wrapper, instead of the one inside it. In parts of an `allOf` they are a conflict. */
  | "outer"
  /** Always a conflict, because dropping one value would lose what it requires. */
  | "none";

type ImpliedType = "object" | "array" | "number";

/** The keywords of JSON Schema. Those that are not listed imply no type, and of two values of one the outer one stays. */
const keywords: ReadonlyMap<string, KeywordMeaning> = new Map(
  Object.entries<KeywordMeaning>({
    type: { combination: "whole" },
    $ref: { combination: "none" },
    // The lists are concatenated, whether or not they differ.
    allOf: { combination: "outer", isLimit: true },
    anyOf: { combination: "none", hasOptions: true },
    oneOf: { combination: "none", hasOptions: true },
    enum: { combination: "outer", hasOptions: true },
    const: { combination: "outer", hasOptions: true },

    title: { combination: "either" },
    description: { combination: "either" },
    $comment: { combination: "either" },
    default: { combination: "either" },
    examples: { combination: "either" },

    minimum: { combination: "greater", implies: "number", isLimit: true },
    exclusiveMinimum: { combination: "greater", implies: "number", isLimit: true },
    maximum: { combination: "lesser", implies: "number", isLimit: true },
    exclusiveMaximum: { combination: "lesser", implies: "number", isLimit: true },
    multipleOf: { combination: "none", implies: "number", isLimit: true },

    minLength: { combination: "greater", isLimit: true },
    maxLength: { combination: "lesser", isLimit: true },
    pattern: { combination: "both", isLimit: true },

    minItems: { combination: "greater", implies: "array", isLimit: true },
    maxItems: { combination: "lesser", implies: "array", isLimit: true },
    items: { combination: "outer", implies: "array" },
    prefixItems: { combination: "outer", implies: "array" },

    properties: { combination: "outer", implies: "object" },
    additionalProperties: { combination: "outer", implies: "object" },
    patternProperties: { combination: "outer", implies: "object" },
  }),
);

function keywordsThat(apply: (meaning: KeywordMeaning) => boolean): readonly string[] {
  return Array.from(keywords).flatMap(([name, meaning]) => (apply(meaning) ? [name] : []));
}

export const limitKeywords: readonly string[] = keywordsThat(({ isLimit }) => isLimit === true);
export const optionKeywords: readonly string[] = keywordsThat(({ hasOptions }) => hasOptions === true);

const implying = (["object", "array", "number"] as const).map(
  (type) => [type, keywordsThat(({ implies }) => implies === type)] as const,
);

export function hasKeyword(schema: object, ...names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(schema, name));
}

/** The type that the keywords of a schema imply. */
export function impliedType(schema: object): ImpliedType | undefined {
  return implying.find(([, names]) => hasKeyword(schema, ...names))?.[0];
}

/** Whether a keyword is a limit that is one number. */
export function isBound(name: string): boolean {
  const combination = combinationOf(name);
  return combination === "greater" || combination === "lesser";
}

/** For unknown keywords, the outer value stays. */
export function combinationOf(name: string): Combination {
  return keywords.get(name)?.combination ?? "outer";
}
