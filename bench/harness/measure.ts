import type { Browser } from "playwright";
import type { SubjectName } from "./subjects.js";

/** One figure. `fields` is the number of fields in the form, or the number of options, if options are measured. */
export interface Result {
  readonly what: string;
  readonly subject: SubjectName;
  readonly fields: number;
  readonly median: number;
  readonly unit: string;
}

/** Where and how thoroughly to measure. */
export interface Bench {
  readonly browser: Browser;
  /** The URL of the built pages, ending in a slash. */
  readonly url: string;
  readonly subjects: readonly SubjectName[];
  /** Numbers of fields to measure at. */
  readonly sizes: readonly number[];
  /** Numbers of options to choose from, in one field, to measure at. */
  readonly options: readonly number[];
  /** The number of runs to make, from the number for a thorough measurement. */
  readonly runs: (thorough: number) => number;
}

export type Measure = (bench: Bench) => Promise<readonly Result[]>;
