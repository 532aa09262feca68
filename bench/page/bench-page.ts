import type { Checker, Growth, Validation } from "./core-bench.js";
import type { Commits } from "./count-commits.js";
import type { FirstJudgements } from "./definition-steps.js";
import type { StepTime } from "./hostile-steps.js";

/** What the page of a subject does when it is told to. Times are milliseconds on the page's clock. */
export interface BenchPage {
  /** Makes the next question from its JSON text, as it would come in. Returns when the page has nothing more to do. */
  readonly prepare: (json: string) => Promise<void>;
  /** From the question in hand to the frame after the one in which its dialog can be used. */
  readonly open: () => Promise<number>;
  /** Takes the question back, and waits until the dialog is gone. */
  readonly close: () => Promise<void>;
  /** Types into the first text input what is accepted, presses the button, and waits for the answer. */
  readonly answer: () => Promise<number>;
  /** Presses the button and waits until the list of errors has focus and is painted. */
  readonly fail: () => Promise<number>;
  /** Puts focus into the first text input. */
  readonly focus: () => Promise<void>;
  /** Waits until what was started has come to rest: three frames and a pause for timers. */
  readonly settle: () => Promise<void>;
  /** Takes what scrolls in the dialog to its end, in steps as high as what is seen of it. Returns their number. */
  readonly scrollThrough: () => Promise<number>;
  /** Opens, answers and closes so many times, each time with other words. */
  readonly rounds: (count: number) => Promise<void>;
  /** Inputs, selects and text areas in the dialog. */
  readonly countControls: () => number;
  readonly countErrors: () => number;
  /** What React has done since the last time this was asked. */
  readonly takeCommits: () => Commits;
}

/** What the page without React, of the core and the queue, does when it is told to. */
export interface CorePage {
  readonly parseAndJudge: (json: string, variants: number) => Promise<number[]>;
  readonly validate: (json: string, by: Checker) => Promise<Validation>;
  /** Keeps them pending until `answerAll`. */
  readonly fillQueue: (requests: number) => Promise<Growth>;
  readonly answerAll: () => Promise<Growth>;
  readonly judgeDefinitions: (json: string) => Promise<FirstJudgements>;
  /** Keeps so many requests with the same definition pending in `definitionProtocol`. */
  readonly holdDefinitions: (json: string, count: number) => Promise<void>;
  /** The longest step of each request that is known to be slow. */
  readonly timeWorst: () => Promise<StepTime[]>;
  /** The longest step of each request of a JSON array of params. */
  readonly timeRequests: (json: string) => Promise<StepTime[]>;
}

declare global {
  interface Window {
    bench: BenchPage;
    core: CorePage;
  }
}
