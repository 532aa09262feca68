import { afterEach, beforeEach } from "vitest";

/**
 * React reports bad markup, missing keys and late updates on the console only, so a line there fails the test.
 * A test which expects one takes it with `vi.spyOn(console, "error").mockImplementation(() => {})`.
 */
const original = { error: console.error, warn: console.warn };
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => {
      lines.push(`console.${level}: ${parts.map(String).join(" ")}`);
      original[level](...parts);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  if (lines.length > 0) throw new Error(`Unexpected lines on the console:\n${lines.join("\n")}`);
});
