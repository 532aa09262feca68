import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startSharedBrowser } from "./shared-browser.js";
import { buildDemo } from "./start-built-demo.js";
import { buildEmbeddedHost } from "./start-embedded-host.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the demo as `vite build` made it. */
    readonly builtDemo: string;
    /** Folder of the page in `embedded-host`. */
    readonly builtEmbeddedHost: string;
  }
}

/** What is the same for every file is made once: the built pages, and the browser. Each file serves the pages itself. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "react-elicitation-e2e-"));
  const [demo, embeddedHost] = [join(folder, "demo"), join(folder, "embedded-host")];
  const browser = await startSharedBrowser(project.getProvidedContext().engine);
  await Promise.all([buildDemo(demo), buildEmbeddedHost(embeddedHost)]);
  project.provide("browser", browser.wsEndpoint());
  project.provide("builtDemo", demo);
  project.provide("builtEmbeddedHost", embeddedHost);
  return async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  };
}
