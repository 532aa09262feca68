import { vi } from "vitest";
import type { ElicitResult } from "../../src/index.js";
import type { Elicitor } from "../../src/mcp/index.js";

type Options = Parameters<Elicitor["elicit"]>[1];

interface Asked {
  readonly params: unknown;
  readonly server: Options["server"];
  readonly answer: (result: ElicitResult) => void;
  /** How the request was ended, if it was: the reason of the abort. */
  readonly end: () => unknown;
}

/** Keeps open what is asked until the test answers it or it is taken back. */
export interface OpenElicitor extends Elicitor {
  readonly asked: readonly Asked[];
  /** Resolves once that many have been asked. */
  readonly areAsked: (count: number) => Promise<readonly Asked[]>;
}

export function createOpenElicitor(): OpenElicitor {
  const asked: Asked[] = [];
  return {
    asked,
    areAsked: (count) =>
      vi.waitFor(() => {
        if (asked.length < count) throw new Error(`Only ${asked.length} are asked yet.`);
        return asked;
      }),
    elicit: (params, { server, signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener("abort", () => resolve({ action: "cancel" }));
        asked.push({ params, server, answer: resolve, end: (): unknown => signal?.reason });
      }),
    complete: () => undefined,
  };
}
