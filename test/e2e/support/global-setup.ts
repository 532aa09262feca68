import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { offlineLaunchOptions } from "./launch-options.js";
import { buildDemo } from "./start-built-demo.js";
import { buildEmbeddedHost } from "./start-embedded-host.js";

declare module "vitest" {
  interface ProvidedContext {
    /** WebSocket address of the browser that all files share. */
    readonly browser: string;
    /** Folder of the demo as `vite build` made it. */
    readonly builtDemo: string;
    /** Folder of the page in `embedded-host`. */
    readonly builtEmbeddedHost: string;
  }
}

/** What is the same for every file is made once: the built pages, and the browser. Each file serves the pages itself. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "react-elicitation-e2e-"));
  const [demo, embeddedHost] = [join(folder, "demo"), join(folder, "embedded-host")];
  const browser = await chromium.launchServer(offlineLaunchOptions);
  await Promise.all([buildDemo(demo), buildEmbeddedHost(embeddedHost)]);
  provide("browser", browser.wsEndpoint());
  provide("builtDemo", demo);
  provide("builtEmbeddedHost", embeddedHost);
  return async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  };
}
