// First, so that its check comes last, after unmounting.
import "./fail-on-console-error.js";
import "./testing-library.js";
import type { TailwindSheets } from "./host-sheets.js";

declare module "vitest/internal/browser" {
  interface BrowserCommands {
    readonly tailwindSheets: () => Promise<TailwindSheets>;
  }
}
