import type { Browser, CDPSession, Page } from "playwright";

/** CPU time of the page's main thread in milliseconds. Other programs on the machine do not add to it. */
export interface MainThread {
  /** Script, style, layout and paint. */
  readonly task: number;
  readonly script: number;
}

export interface Counters {
  /** Bytes in use after garbage collection. */
  readonly heap: number;
  /** DOM nodes, including those outside any document. */
  readonly nodes: number;
  readonly listeners: number;
}

/** A page in its own browser context, so that pages share neither process nor cache. */
export interface Tab {
  readonly page: Page;
  readonly mainThread: () => Promise<MainThread>;
  readonly counters: () => Promise<Counters>;
  /** Presses a key that writes one character, or Backspace. */
  readonly press: (key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openTab(browser: Browser, url: string): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${url}: ${error.message}`));
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url);
  await page.waitForFunction(() => Boolean(window.bench ?? window.core));
  return {
    page,
    mainThread: async () => {
      const metrics = await readMetrics(session);
      return {
        task: 1000 * (metrics.get("TaskDuration") ?? NaN),
        script: 1000 * (metrics.get("ScriptDuration") ?? NaN),
      };
    },
    counters: async () => {
      // Twice, because objects freed by the first run may have held others that only a second run can free.
      for (let time = 0; time < 2; time += 1) await session.send("HeapProfiler.collectGarbage");
      const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
      const metrics = await readMetrics(session);
      return { heap: metrics.get("JSHeapUsedSize") ?? NaN, nodes, listeners: jsEventListeners };
    },
    press: async (key) => {
      if (key === "Backspace") {
        const backspace = { key, code: key, windowsVirtualKeyCode: 8 };
        await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...backspace });
        await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...backspace });
      } else {
        await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
        await session.send("Input.dispatchKeyEvent", { type: "keyUp", key });
      }
    },
    close: () => context.close(),
  };
}

async function readMetrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
