import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { offlineLaunchOptions } from "../e2e/support/launch-options.js";

export interface RunningExample {
  readonly origin: string;
  stop(): Promise<void>;
}

interface ExampleInUse {
  readonly origin: () => string;
  /** Opens a page as another person would: with cookies and storage of its own. */
  readonly open: (path?: string) => Promise<Page>;
}

/** One example and one browser per test file. A test fails if its pages write errors to the console. */
export function useExample(start: () => Promise<RunningExample>): ExampleInUse {
  let example: RunningExample | undefined;
  let browser: Browser | undefined;
  /** Violations of a policy are among them. */
  const errors: string[] = [];

  const running = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error("The example is not running: useExample() starts it before the first test.");
    return part;
  };

  beforeAll(async () => {
    example = await start();
    browser = await chromium.launch(offlineLaunchOptions);
  }, 300_000);
  afterEach(async () => {
    await Promise.all(
      running(browser)
        .contexts()
        .map((context) => context.close()),
    );
    const written = errors.splice(0);
    if (written.length > 0) throw new Error(`A page wrote errors:\n${written.join("\n")}`);
  });
  afterAll(async () => {
    await browser?.close();
    await example?.stop();
  }, 60_000);

  return {
    origin: () => running(example).origin,
    open: async (path = "/") => {
      const context = await running(browser).newContext({ reducedMotion: "reduce" });
      await context.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
      context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      context.on("weberror", (thrown) => errors.push(thrown.error().message));
      const page = await context.newPage();
      await page.goto(new URL(path, running(example).origin).href);
      return page;
    },
  };
}
