import { isRecord, type Path, read, readList } from "../core/json.js";
import { asDocumented, withNames } from "../core/names.js";

/** A definition with its keys, and its values that are names, as the documents of the language spell them. Conditions stay as they are. */
export function spelledOut(definition: Record<string, unknown>): Record<string, unknown> {
  const source = withNames(definition);
  const fields = readList(source, "fields");
  return { ...source, ...inside(source, "validation"), ...(fields && { fields: fields.map(spelledField) }) };
}

function spelledField(given: unknown): unknown {
  if (!isRecord(given)) {
    return given;
  }
  const field = withNames(given, ["type"]);
  const hints = ["displayStyle", "inputType", "validationTrigger"];
  return { ...field, ...inside(field, "validation", ["format"]), ...inside(field, "rendering", hints) };
}

function inside(source: Record<string, unknown>, key: string, named: readonly string[] = []): Record<string, unknown> {
  const part = read(source, key);
  return isRecord(part) ? { [key]: withNames(part, named) } : {};
}

/** The path to a part of a definition, with its keys as the author has spelled them. */
export function pathAsSpelled(definition: unknown, path: Path): Path {
  let part: unknown = definition;
  return path.map((token) => {
    const isGiven = !isRecord(part) || typeof token === "number" || Object.hasOwn(part, token);
    const key = isGiven ? token : (Object.keys(part ?? {}).find((own) => asDocumented(own) === token) ?? token);
    part = Array.isArray(part) ? part[Number(key)] : read(part, String(key));
    return key;
  });
}
