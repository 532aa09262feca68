import type { Bench, Result } from "./measure.js";
import { rotate } from "./rotate.js";
import { median } from "./statistics.js";
import { type SubjectName, subjects } from "./subjects.js";
import { openTab, type Tab } from "./tab.js";

/** The figures of one run, by what was measured. */
export type Samples = Readonly<Record<string, { readonly value: number; readonly unit: string }>>;

/** One thing to measure, at one size. */
export interface Case {
  readonly fields: number;
  readonly runs: number;
  /** Runs whose figures are discarded, because code is still being compiled and caches are filling. */
  readonly warmUp: number;
  /** @param turn counts the runs of a subject, so that each can ask something else */
  readonly run: (tab: Tab, turn: number) => Promise<Samples>;
}

/**
 * Runs every subject once, then every subject again, and so on, each in its own tab. A machine that is slow for a while then slows all
 * subjects. Another subject comes first in each run.
 *
 * @param query appended to the URL of the pages
 */
export async function interleave(
  { browser, url, subjects: names }: Bench,
  cases: readonly Case[],
  query = "",
): Promise<Result[]> {
  const tabs = new Map<SubjectName, Tab>();
  for (const subject of names) {
    tabs.set(subject, await openTab(browser, `${url}${subjects[subject]}/${query}`));
  }
  const results: Result[] = [];
  for (const one of cases) results.push(...(await runCase(tabs, one)));
  for (const tab of tabs.values()) await tab.close();
  return results;
}

async function runCase(tabs: ReadonlyMap<SubjectName, Tab>, { fields, runs, warmUp, run }: Case): Promise<Result[]> {
  const found = new Map<string, Omit<Result, "median"> & { samples: number[] }>();
  for (let turn = 0; turn < warmUp + runs; turn += 1) {
    for (const [subject, tab] of rotate(Array.from(tabs), turn)) {
      await tab.page.bringToFront();
      for (const [what, { value, unit }] of Object.entries(await run(tab, turn))) {
        const key = `${subject} ${what}`;
        const all = found.get(key) ?? { what, subject, fields, unit, samples: [] };
        found.set(key, all);
        if (turn >= warmUp) all.samples.push(value);
      }
    }
  }
  return Array.from(found.values(), ({ samples, ...rest }) => ({ ...rest, median: median(samples) }));
}
