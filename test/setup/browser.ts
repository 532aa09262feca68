// First, so that its check comes last, after unmounting.
import "./fail-on-console-error.js";
import "./testing-library.js";
import type { TailwindSheets } from "./host-sheets.js";
import type { ShadcnPage } from "./shadcn.js";

declare module "vitest/internal/browser" {
  interface BrowserCommands {
    readonly tailwindSheets: () => Promise<TailwindSheets>;
    readonly shadcnPage: () => Promise<ShadcnPage>;
    readonly keyDown: (key: string) => Promise<void>;
    readonly keyUp: (key: string) => Promise<void>;
    readonly pressPoint: (x: number, y: number) => Promise<void>;
  }
}
