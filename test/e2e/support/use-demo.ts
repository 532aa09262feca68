import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openChat } from "./chat-page.js";
import type { RunningDemo } from "./running-demo.js";
import { connectToBrowser } from "./shared-browser.js";
import { startBuiltDemo } from "./start-built-demo.js";

const MINUTE = 60_000;

interface DemoInUse {
  readonly origin: () => string;
  readonly openChat: (query?: Parameters<typeof openChat>[2]) => Promise<Page>;
  /** Any page of the same origin. */
  readonly openPage: (path: string) => Promise<Page>;
}

interface Running {
  readonly demo: RunningDemo;
  readonly browser: Browser;
  readonly context: BrowserContext;
  /** What pages wrote to the console as an error or threw: refused by a policy, warned of by React, … */
  readonly pageErrors: string[];
}

interface DemoOptions {
  /** @default startBuiltDemo */
  readonly start?: () => Promise<RunningDemo>;
  /** Errors a page may write; any other one fails the test in which it came. */
  readonly expectedErrors?: RegExp;
}

/** One demo and one browser profile per test file, one page per test. */
export function useDemo({ start = startBuiltDemo, expectedErrors = /(?!)/ }: DemoOptions = {}): DemoInUse {
  let started: Running | undefined;

  const running = (): Running => {
    if (!started) throw new Error("The demo is not running: useDemo() starts it before the first test.");
    return started;
  };

  beforeAll(async () => {
    const [demo, browser] = await Promise.all([start(), connectToBrowser()]);
    const context = await browser.newContext({ reducedMotion: "reduce" });
    context.setDefaultTimeout(20_000);
    const pageErrors: string[] = [];
    // "404" alone does not say what was missing.
    context.on("console", (message) => {
      if (message.type() === "error") pageErrors.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (thrown) => pageErrors.push(thrown.error().message));
    // Not each violation of a policy is written to the console by itself.
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    started = { demo, browser, context, pageErrors };
  }, MINUTE);
  afterEach(async () => {
    const { context, pageErrors } = running();
    // Routes switch the browser's cache off, so those of one test must not slow down the next.
    await context.unrouteAll();
    await Promise.all(context.pages().map((page) => page.close()));
    const unexpected = pageErrors.splice(0).filter((error) => !expectedErrors.test(error));
    if (unexpected.length > 0) throw new Error(`The page wrote errors:\n${unexpected.join("\n")}`);
  });
  afterAll(async () => {
    await started?.context.close();
    await started?.browser.close();
    await started?.demo.close();
  }, MINUTE);

  return {
    origin: () => running().demo.origin,
    openPage: async (path) => {
      const page = await running().context.newPage();
      await page.goto(new URL(path, running().demo.origin).href);
      return page;
    },
    openChat: (query) => openChat(running().context, running().demo.origin, query),
  };
}
