import type { Checker, Growth, Validation } from "./core-bench.js";
import type { Commits } from "./count-commits.js";
import type { FirstJudgements } from "./definition-steps.js";
import type { StepTime } from "./hostile-steps.js";

/** Functions of a subject's page that the benchmark calls. Times are milliseconds on the page's clock. */
export interface BenchPage {
  /** Parses the next question from JSON, as it would arrive. Resolves when the page has nothing more to do. */
  readonly prepare: (json: string) => Promise<void>;
  /** Asks the prepared question. Resolves with the time until the frame after the one in which its dialog can be used. */
  readonly open: () => Promise<number>;
  /** Withdraws the question and waits until the dialog is gone. */
  readonly close: () => Promise<void>;
  /** Types a valid answer into the first text input, presses the button, and waits for the answer. */
  readonly answer: () => Promise<number>;
  /** Presses the button and waits until the list of errors has focus and is painted. */
  readonly fail: () => Promise<number>;
  /** Focuses the first text input. */
  readonly focus: () => Promise<void>;
  /** Waits for pending work to finish: three frames and a pause for timers. */
  readonly settle: () => Promise<void>;
  /** Scrolls the dialog's scroll container to its end, one view at a time. Resolves with the number of steps. */
  readonly scrollThrough: () => Promise<number>;
  /** Opens, answers and closes `count` questions, each with different texts. */
  readonly rounds: (count: number) => Promise<void>;
  /** The number of inputs, selects and text areas in the dialog. */
  readonly countControls: () => number;
  readonly countErrors: () => number;
  /** React's work since the last call. */
  readonly takeCommits: () => Commits;
}

/** Functions of the page without React, for the core and the queue. */
export interface CorePage {
  readonly parseAndJudge: (json: string, variants: number) => Promise<number[]>;
  readonly validate: (json: string, by: Checker) => Promise<Validation>;
  readonly checkResponses: () => Promise<Validation>;
  /** Keeps the requests pending until `answerAll`. */
  readonly fillQueue: (requests: number) => Promise<Growth>;
  readonly answerAll: () => Promise<Growth>;
  readonly judgeDefinitions: (json: string) => Promise<FirstJudgements>;
  /** Keeps `count` requests with the same definition pending in `definitionProtocol`. */
  readonly holdDefinitions: (json: string, count: number) => Promise<void>;
  /** The longest step of each of the worst known requests. */
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
