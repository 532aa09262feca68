import { expect } from "vitest";

type Content = Readonly<Record<string, unknown>>;

/** RFC 3339 with seconds and an offset: no instant without them. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Compares exactly, but times by the instant they mean where `{ "$instant": … }` is expected. */
export function expectContent(content: Content | undefined, expected: Content | undefined): void {
  expect(content && inUtc(content, expected)).toStrictEqual(expected && inUtc(expected, expected));
}

function inUtc(content: Content, expected: Content | undefined): Content {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, readInstant(expected?.[name]) ? utc(value) : value]),
  );
}

function utc(value: unknown): unknown {
  const text = readInstant(value) ?? value;
  return typeof text === "string" && instant.test(text) ? new Date(text).toISOString() : value;
}

function readInstant(value: unknown): string | undefined {
  const isMarked = typeof value === "object" && value !== null && "$instant" in value;
  return isMarked && typeof value.$instant === "string" ? value.$instant : undefined;
}
