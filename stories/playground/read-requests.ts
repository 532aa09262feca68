import { askFor } from "../support/ask-for.js";

/** One `elicitation/create`, wherever it was found. */
export interface FoundRequest {
  /** What the answer is to; `""` where there is only one. */
  readonly name: string;
  readonly params: unknown;
}

/** What a pasted text is. */
export type Reading =
  | { readonly status: "empty" }
  | { readonly status: "no-json"; readonly reason: string }
  | { readonly status: "read"; readonly as: string; readonly requests: readonly FoundRequest[] };

type JsonObject = Readonly<Record<string, unknown>>;

/** Finds the requests in what server authors have at hand: a message off the wire, its params, a result, a schema, a form definition. */
export function readRequests(text: string): Reading {
  if (text.trim() === "") {
    return { status: "empty" };
  }
  try {
    return readValue(JSON.parse(text));
  } catch (error) {
    return { status: "no-json", reason: error instanceof Error ? error.message : String(error) };
  }
}

function readValue(value: unknown): Reading {
  const one = (as: string, params: unknown): Reading => ({ status: "read", as, requests: [{ name: "", params }] });
  if (!isObject(value)) {
    return one("params", value);
  }
  const result = isObject(value["result"]) ? value["result"] : value;
  if (isObject(result["inputRequests"])) {
    return { status: "read", as: "a result that asks for input", requests: readMap(result["inputRequests"]) };
  }
  const elicitations = readPath(value, "error", "data", "elicitations");
  if (Array.isArray(elicitations)) {
    const requests = elicitations.map((params: unknown, index) => ({ name: `#${index + 1}`, params }));
    return { status: "read", as: "an error that asks to open pages", requests };
  }
  if ("method" in value || "params" in value) {
    return one("a request with its params", value["params"]);
  }
  if ("requestedSchema" in value || "formDefinition" in value || "mode" in value || "url" in value) {
    return one("params", value);
  }
  if (Array.isArray(value["fields"])) {
    return one("a form definition", { message: "", formDefinition: value });
  }
  if ("properties" in value) {
    return one("a requestedSchema", { message: "", requestedSchema: value });
  }
  return "type" in value ? one("one property", askFor(value)) : one("params", value);
}

/** Sampling and roots may be asked for in the same map; they are no business of a dialog. */
function readMap(inputRequests: JsonObject): FoundRequest[] {
  return Object.entries(inputRequests).flatMap(([name, request]) =>
    isObject(request) && request["method"] === "elicitation/create" ? [{ name, params: request["params"] }] : [],
  );
}

function readPath(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
