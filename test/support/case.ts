/** One case of test/cases: what a server asks, what the person does, and what must come of it. */
export interface Case {
  readonly id: string;
  readonly why: string;
  /** Raw params, handed to the dialog as they are. */
  readonly request: unknown;
  readonly timeZone?: string;
  readonly locale?: string;
  readonly steps: readonly Step[];
  readonly expect: Expectations;
  /** How soon after the last step all of it must hold. */
  readonly withinMs?: number;
}

/** Fields and options go by their visible labels. */
export type Step =
  | { readonly type: string; readonly text: string }
  | { readonly clear: string }
  | { readonly choose: string; readonly option: string }
  | { readonly check: string; readonly option: string }
  | { readonly uncheck: string; readonly option: string }
  | { readonly answer: string; readonly value: boolean }
  | { readonly date: string; readonly value: string }
  | { readonly dateTime: string; readonly value: string }
  | { readonly press: "accept" | "decline" | "cancel" | "escape"; readonly twice?: boolean }
  /** The parent renders again with an equal copy of the request. */
  | { readonly rerender: true }
  /** The server takes the request back. */
  | { readonly abort: true }
  | { readonly keepEditing: true };

export interface Expectations {
  /** Exact; `{ "$instant": t }` in the content stands for that instant written with seconds and an offset. */
  readonly result?: { readonly action: string; readonly content?: Readonly<Record<string, unknown>> };
  readonly resultCount?: number;
  readonly closed?: boolean;
  /** Still open, and without a result. */
  readonly pending?: boolean;
  /** By label, a part of what is said about the error; "" for any. */
  readonly errors?: Readonly<Record<string, string>>;
  /** No way to accept is offered. */
  readonly cannotAccept?: boolean;
  /** All of it is visible. */
  readonly text?: readonly string[];
  /** None of it is visible. */
  readonly notText?: readonly string[];
  readonly warned?: boolean;
  /** How many links there are. */
  readonly links?: number;
  /** What was opened in new browsing contexts. */
  readonly opened?: readonly string[];
  readonly notContent?: Readonly<Record<string, unknown>>;
}
