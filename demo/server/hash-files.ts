import { createHash } from "node:crypto";

/** The answers with the base64 of each file replaced by its hash, because files are too large to keep or to repeat in a chat. */
export function hashFiles(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, hashed(value)]));
}

/** A file is a `data:` URI, or an object with `filename` and `content`. */
function hashed(value: unknown): unknown {
  if (typeof value === "string") {
    const end = /^data:[^,]*;base64,/.exec(value.slice(0, 2000))?.[0].length;
    return end === undefined ? value : value.slice(0, end) + hashOf(value.slice(end));
  }
  if (Array.isArray(value)) return value.map(hashed);
  if (typeof value !== "object" || value === null) return value;
  if ("filename" in value && "content" in value && typeof value.content === "string") {
    return { ...value, content: hashOf(value.content) };
  }
  return hashFiles({ ...value });
}

function hashOf(base64: string): string {
  return createHash("sha256").update(base64, "base64").digest("hex");
}
