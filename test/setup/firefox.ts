import { afterEach, beforeAll } from "vitest";
import { userEvent } from "vitest/browser";

beforeAll(() => {
  // Vitest scales the frame of a test, by 1 if it fits, and Playwright presses nothing in a frame of Firefox that is transformed in any way.
  const sheet = parent.document.createElement("style");
  sheet.textContent = ":has(> iframe) { transform: none !important }";
  parent.document.head.append(sheet);
  // Vitest looks for the frame by its name, which Playwright may have learned too late for the last navigation, and tells with each.
  history.replaceState(history.state, "");
  return () => sheet.remove();
});

// Tab may have led to the browser's own controls. No simulated click leads back from there: the page gets the keys, but no focus events.
afterEach(async () => {
  if (!document.hasFocus()) await userEvent.tab();
});
