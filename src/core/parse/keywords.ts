/** What a keyword means where several schemas are read as one. */
interface KeywordMeaning {
  readonly combination: Combination;
  /** The type of a schema that has the keyword, and declares no type. */
  readonly implies?: ImpliedType;
  /** Limits answers that are typed: beside a union it limits those of each shape. */
  readonly isLimit?: true;
  /** Can list options. */
  readonly hasOptions?: true;
}

/** What two different values of a keyword come to, where both schemas hold. */
export type Combination =
  /** The greater or the lesser number, because it is the stricter limit. */
  | "greater"
  | "lesser"
  /** Of two types of numbers the whole ones. */
  | "whole"
  /** Both of them, in an `allOf`. */
  | "both"
  /** The first, because the keyword says nothing of answers. */
  | "either"
  /** The one beside a wrapper, in place of the one inside it. In parts of an `allOf` they exclude each other. */
  | "outer"
  /** They always exclude each other: in place of the other, one of them would lose what the other asks for. */
  | "none";

type ImpliedType = "object" | "array" | "number";

/** The keywords of JSON Schema. Those that are not listed imply no type, and of two values of one the outer one stays. */
const keywords: ReadonlyMap<string, KeywordMeaning> = new Map(
  Object.entries<KeywordMeaning>({
    type: { combination: "whole" },
    $ref: { combination: "none" },
    // Lists of it are joined, whether or not they differ.
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

export function combinationOf(name: string): Combination {
  return keywords.get(name)?.combination ?? "outer";
}
