import { type TSchema, Type } from "@sinclair/typebox";
import { toJsonSchema } from "@valibot/to-json-schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { type } from "arktype";
import { Schema as Effect4 } from "effect";
import { JSONSchema, Schema as Effect3 } from "effect-3";
import * as v from "valibot";
import * as z from "zod";
import * as z3 from "zod/v3";
import { zodToJsonSchema } from "zod-to-json-schema";
import pydantic from "../core/pydantic.json" with { type: "json" };

/** An object with the property `answer`, as a library describes it to a client, and what the same library says of a content. */
export interface Asked {
  readonly schema: unknown;
  readonly takes: (content: unknown) => boolean;
  /** The valid answers for this library, if they differ from those for the others. */
  readonly right?: Entered;
}

/** By shape, what a person enters, by label or as typed: once right, and once wrong where anything can be. */
export const entered = {
  optional: ["", undefined],
  nullable: ["x", ""],
  default: [undefined, "x"],
  options: ["b", ""],
  titled: ["Be", ""],
  range: ["5", "0"],
  length: ["abc", "abcdef"],
  email: ["ada@example.com", "ada"],
  emailOrEmpty: ["", "ada"],
  url: ["https://example.com/Köln", "example"],
  uuid: ["123e4567-e89b-42d3-a456-426614174000", "123e4567"],
  date: ["2026-02-28", "2026-02-32"],
  dateTime: ["2026-07-01T10:30", "2026-02-30T10:30"],
  time: ["14:30:00", "later"],
  list: [
    ["a", "b"],
    ["a", "b", "c"],
  ],
} satisfies Readonly<Record<string, readonly [right: Entered, wrong: Entered]>>;

export type Entered = string | readonly string[] | undefined;
export type Shape = keyof typeof entered;
/** Leaves out shapes that a library does not have or does not express in JSON Schema. */
type Shapes = Partial<Readonly<Record<Shape | "nested" | "record", Asked>>>;

function zod4(answer: z.ZodType): Asked {
  const schema = z.object({ answer });
  return { schema: z.toJSONSchema(schema, { io: "input" }), takes: (content) => schema.safeParse(content).success };
}

function zod3(answer: z3.ZodTypeAny): Asked {
  const schema = z3.object({ answer });
  return { schema: zodToJsonSchema(schema), takes: (content) => schema.safeParse(content).success };
}

function valibot(answer: v.GenericSchema): Asked {
  const schema = v.object({ answer });
  return { schema: toJsonSchema(schema), takes: (content) => v.safeParse(schema, content).success };
}

/** Checks as servers with MCP SDKs do. */
const ajv = new Ajv2020({ strict: false, formats: fullFormats });

/** A library whose types are JSON Schema. */
function json(schema: object): Asked {
  const validate = ajv.compile(schema);
  return { schema, takes: (content) => validate(content) };
}

/** JSON Schema validators require a time to have an offset. */
function withOffset(time: Asked): Asked {
  return { ...time, right: "14:30:00Z" };
}

function typebox(answer: TSchema): Asked {
  return json(Type.Object({ answer }));
}

function arktype(schema: type.Any): Asked {
  return { schema: schema.toJsonSchema({ fallback: ({ base }) => base }), takes: (content) => schema.allows(content) };
}

function effect3<Type, Encoded>(schema: Effect3.Schema<Type, Encoded>): Asked {
  return { schema: JSONSchema.make(schema), takes: (content) => Effect3.is(schema)(content) };
}

function effect4(answer: Effect4.Top): Asked {
  const schema = Effect4.Struct({ answer });
  const { schema: described, definitions } = Effect4.toJsonSchemaDocument(schema);
  return { schema: { ...described, $defs: definitions }, takes: (content) => Effect4.is(schema)(content) };
}

const abc = ["a", "b", "c"] as const;

export const libraries: Readonly<Record<string, Shapes>> = {
  "zod 4": {
    optional: zod4(z.string().optional()),
    nullable: zod4(z.string().nullable()),
    default: zod4(z.number().default(3)),
    options: zod4(z.enum(["a", "b"])),
    titled: zod4(z.union([z.literal("a").meta({ title: "Ah" }), z.literal("b").meta({ title: "Be" })])),
    range: zod4(z.int().min(1).max(9)),
    length: zod4(z.string().min(2).max(5)),
    email: zod4(z.email()),
    emailOrEmpty: zod4(z.email().or(z.literal(""))),
    url: zod4(z.url()),
    uuid: zod4(z.uuid()),
    date: zod4(z.iso.date()),
    dateTime: zod4(z.iso.datetime()),
    time: zod4(z.iso.time()),
    list: zod4(z.array(z.enum(abc)).min(1).max(2)),
    nested: zod4(z.object({ street: z.string() })),
    record: zod4(z.record(z.string(), z.string())),
  },
  "zod 3": {
    optional: zod3(z3.string().optional()),
    nullable: zod3(z3.string().nullable()),
    default: zod3(z3.number().default(3)),
    options: zod3(z3.enum(["a", "b"])),
    range: zod3(z3.number().int().min(1).max(9)),
    length: zod3(z3.string().min(2).max(5)),
    email: zod3(z3.string().email()),
    emailOrEmpty: zod3(z3.string().email().or(z3.literal(""))),
    url: zod3(z3.string().url()),
    uuid: zod3(z3.string().uuid()),
    date: zod3(z3.string().date()),
    dateTime: zod3(z3.string().datetime()),
    time: zod3(z3.string().time()),
    list: zod3(z3.array(z3.enum(abc)).min(1).max(2)),
    nested: zod3(z3.object({ street: z3.string() })),
    record: zod3(z3.record(z3.string())),
  },
  valibot: {
    optional: valibot(v.optional(v.string())),
    nullable: valibot(v.nullable(v.string())),
    default: valibot(v.optional(v.number(), 3)),
    options: valibot(v.picklist(["a", "b"])),
    titled: valibot(v.union([v.pipe(v.literal("a"), v.title("Ah")), v.pipe(v.literal("b"), v.title("Be"))])),
    range: valibot(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
    length: valibot(v.pipe(v.string(), v.minLength(2), v.maxLength(5))),
    email: valibot(v.pipe(v.string(), v.email())),
    emailOrEmpty: valibot(v.union([v.pipe(v.string(), v.email()), v.literal("")])),
    url: valibot(v.pipe(v.string(), v.url())),
    uuid: valibot(v.pipe(v.string(), v.uuid())),
    date: valibot(v.pipe(v.string(), v.isoDate())),
    dateTime: valibot(v.pipe(v.string(), v.isoTimestamp())),
    time: valibot(v.pipe(v.string(), v.isoTimeSecond())),
    list: valibot(v.pipe(v.array(v.picklist(abc)), v.minLength(1), v.maxLength(2))),
    nested: valibot(v.object({ street: v.string() })),
    record: valibot(v.record(v.string(), v.string())),
  },
  TypeBox: {
    optional: typebox(Type.Optional(Type.String())),
    nullable: typebox(Type.Union([Type.String(), Type.Null()])),
    default: typebox(Type.Number({ default: 3 })),
    options: typebox(Type.Enum({ A: "a", B: "b" })),
    titled: typebox(Type.Union([Type.Literal("a", { title: "Ah" }), Type.Literal("b", { title: "Be" })])),
    range: typebox(Type.Integer({ minimum: 1, maximum: 9 })),
    length: typebox(Type.String({ minLength: 2, maxLength: 5 })),
    email: typebox(Type.String({ format: "email" })),
    emailOrEmpty: typebox(Type.Union([Type.String({ format: "email" }), Type.Literal("")])),
    url: typebox(Type.String({ format: "uri" })),
    uuid: typebox(Type.String({ format: "uuid" })),
    date: typebox(Type.String({ format: "date" })),
    dateTime: typebox(Type.String({ format: "date-time" })),
    time: withOffset(typebox(Type.String({ format: "time" }))),
    list: typebox(Type.Array(Type.Union(abc.map((one) => Type.Literal(one))), { minItems: 1, maxItems: 2 })),
    nested: typebox(Type.Object({ street: Type.String() })),
    record: typebox(Type.Record(Type.String(), Type.String())),
  },
  ArkType: {
    optional: arktype(type({ "answer?": "string" })),
    nullable: arktype(type({ answer: "string | null" })),
    default: arktype(type({ answer: "number = 3" })),
    options: arktype(type({ answer: "'a' | 'b'" })),
    titled: arktype(
      type({
        answer: type("'a'")
          .configure({ title: "Ah" })
          .or(type("'b'").configure({ title: "Be" })),
      }),
    ),
    range: arktype(type({ answer: "1 <= number.integer <= 9" })),
    length: arktype(type({ answer: "2 <= string <= 5" })),
    email: arktype(type({ answer: "string.email" })),
    emailOrEmpty: arktype(type({ answer: "string.email | ''" })),
    url: arktype(type({ answer: "string.url" })),
    uuid: arktype(type({ answer: "string.uuid" })),
    list: arktype(type({ answer: "1 <= ('a' | 'b' | 'c')[] <= 2" })),
    nested: arktype(type({ answer: { street: "string" } })),
    record: arktype(type({ answer: "Record<string, string>" })),
  },
  "Effect 3": {
    optional: effect3(Effect3.Struct({ answer: Effect3.optional(Effect3.String) })),
    nullable: effect3(Effect3.Struct({ answer: Effect3.NullOr(Effect3.String) })),
    default: effect3(Effect3.Struct({ answer: Effect3.optional(Effect3.Number.annotations({ default: 3 })) })),
    options: effect3(Effect3.Struct({ answer: Effect3.Literal("a", "b") })),
    titled: effect3(
      Effect3.Struct({
        answer: Effect3.Union(
          Effect3.Literal("a").annotations({ title: "Ah" }),
          Effect3.Literal("b").annotations({ title: "Be" }),
        ),
      }),
    ),
    range: effect3(Effect3.Struct({ answer: Effect3.Int.pipe(Effect3.between(1, 9)) })),
    length: effect3(Effect3.Struct({ answer: Effect3.String.pipe(Effect3.minLength(2), Effect3.maxLength(5)) })),
    uuid: effect3(Effect3.Struct({ answer: Effect3.UUID })),
    list: effect3(
      Effect3.Struct({
        answer: Effect3.Array(Effect3.Literal(...abc)).pipe(Effect3.minItems(1), Effect3.maxItems(2)),
      }),
    ),
    nested: effect3(Effect3.Struct({ answer: Effect3.Struct({ street: Effect3.String }) })),
    record: effect3(Effect3.Struct({ answer: Effect3.Record({ key: Effect3.String, value: Effect3.String }) })),
  },
  "Effect 4": {
    optional: effect4(Effect4.optionalKey(Effect4.String)),
    nullable: effect4(Effect4.NullOr(Effect4.String)),
    options: effect4(Effect4.Literals(["a", "b"])),
    titled: effect4(
      Effect4.Union([Effect4.Literal("a").annotate({ title: "Ah" }), Effect4.Literal("b").annotate({ title: "Be" })]),
    ),
    range: effect4(Effect4.Int.check(Effect4.isBetween({ minimum: 1, maximum: 9 }))),
    length: effect4(Effect4.String.check(Effect4.isMinLength(2), Effect4.isMaxLength(5))),
    uuid: effect4(Effect4.String.check(Effect4.isUUID())),
    list: effect4(Effect4.Array(Effect4.Literals(abc)).check(Effect4.isMinLength(1), Effect4.isMaxLength(2))),
    nested: effect4(Effect4.Struct({ street: Effect4.String })),
    record: effect4(Effect4.Record(Effect4.String, Effect4.String)),
  },
  // As pydantic 2 wrote them: see support/pydantic-schemas.py.
  pydantic: {
    ...Object.fromEntries(Object.entries(pydantic).map(([shape, schema]) => [shape, json(schema)])),
    time: withOffset(json(pydantic.time)),
  },
};

/** The shapes of a library that can be answered, and the names of those that cannot. */
export function shapesOf(asked: Shapes): {
  readonly answerable: readonly (readonly [shape: Shape, asked: Asked])[];
  readonly others: readonly (readonly [shape: string, asked: Asked])[];
} {
  const all = Object.entries(asked);
  return {
    answerable: all.flatMap(([shape, one]) => (isShape(shape) ? [[shape, one] as const] : [])),
    others: all.filter(([shape]) => !isShape(shape)),
  };
}

function isShape(name: string): name is Shape {
  return Object.hasOwn(entered, name);
}
