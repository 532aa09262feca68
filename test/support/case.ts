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
  /** The time after the last step within which all expectations must hold. */
  readonly withinMs?: number;
}

/** Fields and options are named by their visible labels. */
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
  /** The server withdraws the request. */
  | { readonly abort: true }
  | { readonly keepEditing: true };

export interface Expectations {
  /** Exact; `{ "$instant": t }` in the content stands for that instant written with seconds and an offset. */
  readonly result?: { readonly action: string; readonly content?: Readonly<Record<string, unknown>> };
  readonly resultCount?: number;
  readonly closed?: boolean;
  /** The request is still open, without a result. */
  readonly pending?: boolean;
  /** Part of the error message by label; "" matches any message. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The request cannot be accepted. */
  readonly cannotAccept?: boolean;
  /** All these texts are visible. */
  readonly text?: readonly string[];
  /** None of these texts is visible. */
  readonly notText?: readonly string[];
  readonly warned?: boolean;
  /** The number of links. */
  readonly links?: number;
  /** The URLs opened in new browsing contexts. */
  readonly opened?: readonly string[];
  readonly notContent?: Readonly<Record<string, unknown>>;
}
