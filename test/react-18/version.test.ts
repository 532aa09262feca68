import { version } from "react";
import { version as domVersion } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";

test("what is tested here runs on React 18", () => {
  expect(version).toMatch(/^18\./);
  expect(domVersion).toBe(version);
  expect(createRoot(document.createElement("div"))).toBeDefined();
});
