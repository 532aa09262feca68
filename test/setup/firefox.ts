import { beforeAll } from "vitest";

// Vitest scales the frame of a test, by 1 if it fits, and Playwright presses nothing in a frame of Firefox that is transformed in any way.
beforeAll(() => {
  const sheet = parent.document.createElement("style");
  sheet.textContent = ":has(> iframe) { transform: none !important }";
  parent.document.head.append(sheet);
  return () => sheet.remove();
});
