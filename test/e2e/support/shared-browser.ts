import { type Browser, type BrowserServer, chromium, firefox } from "playwright";
import { inject } from "vitest";
import { offlineFirefoxLaunchOptions, offlineLaunchOptions } from "./launch-options.js";

/** The engine that a Vitest project provides, by Playwright's name. */
export type Engine = "chromium" | "firefox";

declare module "vitest" {
  interface ProvidedContext {
    readonly engine: Engine;
    /** WebSocket address of the browser that all files share. */
    readonly browser: string;
  }
}

const engines = {
  chromium: { type: chromium, options: offlineLaunchOptions },
  firefox: { type: firefox, options: offlineFirefoxLaunchOptions },
};

export function startSharedBrowser(engine: Engine): Promise<BrowserServer> {
  const { type, options } = engines[engine];
  return type.launchServer(options);
}

export function connectToBrowser(): Promise<Browser> {
  return engines[inject("engine")].type.connect(inject("browser"));
}
