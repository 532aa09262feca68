import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

const string = { type: "string" };
const texts = { title: string, description: string };
const number = { type: "number" };
const count = { type: "integer", minimum: 0 };

/** An object with these keys and no others: stricter than MCP's schemas, which allow keys that the revision does not have. */
function exact(properties: object, required: readonly string[]): object {
  return { type: "object", properties, required, additionalProperties: false };
}

const listOf = (items: object): object => ({ type: "array", items });
const format = { enum: ["email", "uri", "date", "date-time"] };
const option = exact({ const: string, title: string }, ["const", "title"]);
const isArray = { const: "array" };

/** `PrimitiveSchemaDefinition` as schema.ts of each revision has it. */
function primitives(isOldest: boolean): readonly object[] {
  const withDefault = (value: object): object => (isOldest ? {} : { default: value });
  const text = { ...texts, type: { const: "string" } };
  const list = { ...texts, type: isArray, minItems: count, maxItems: count, default: listOf(string) };
  const first = [
    exact({ ...text, minLength: count, maxLength: count, format, ...withDefault(string) }, ["type"]),
    exact(
      { ...texts, type: { enum: ["number", "integer"] }, minimum: number, maximum: number, ...withDefault(number) },
      ["type"],
    ),
    exact({ ...texts, type: { const: "boolean" }, default: { type: "boolean" } }, ["type"]),
    exact({ ...text, enum: listOf(string), ...(isOldest && { enumNames: listOf(string) }), ...withDefault(string) }, [
      "type",
      "enum",
    ]),
  ];
  const later = [
    exact({ ...text, oneOf: listOf(option), ...withDefault(string) }, ["type", "oneOf"]),
    exact({ ...list, items: exact({ type: { const: "string" }, enum: listOf(string) }, ["type", "enum"]) }, [
      "type",
      "items",
    ]),
    exact({ ...list, items: exact({ anyOf: listOf(option) }, ["anyOf"]) }, ["type", "items"]),
  ];
  return isOldest ? first : [...first, ...later];
}

export type Revision = "2025-06-18" | "2025-11-25" | "2026-07-28";

function params(revision: Revision): ValidateFunction {
  const isOldest = revision === "2025-06-18";
  const requestedSchema = exact(
    {
      type: { const: "object" },
      properties: { type: "object", additionalProperties: { anyOf: primitives(isOldest) } },
      required: listOf(string),
    },
    ["type", "properties"],
  );
  const form = exact({ message: string, requestedSchema, ...(!isOldest && { mode: { const: "form" } }) }, [
    "message",
    "requestedSchema",
  ]);
  const id = revision === "2025-11-25" ? { elicitationId: string } : {};
  const page = exact({ mode: { const: "url" }, message: string, url: string, ...id }, [
    "mode",
    "message",
    "url",
    ...Object.keys(id),
  ]);
  return new Ajv2020({ strict: false }).compile(isOldest ? form : { anyOf: [form, page] });
}

/** The params of `elicitation/create` in each revision. */
export const official: Readonly<Record<Revision, ValidateFunction>> = {
  "2025-06-18": params("2025-06-18"),
  "2025-11-25": params("2025-11-25"),
  "2026-07-28": params("2026-07-28"),
};
