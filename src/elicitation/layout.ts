import type { ComponentType, ReactNode, SyntheticEvent } from "react";
import type { Draft, DraftValue, FieldSpec } from "../core/types.js";
import type { AnswerText } from "../messages/describe.js";

/** Another way to show a form than all its questions at once: `steps` of `react-elicitation/steps`. */
export interface FormLayout {
  readonly Layout: ComponentType<LayoutProps>;
}

export interface LayoutProps {
  readonly form: LaidOutForm;
  /** Renders the form. Without a view, it shows all questions at once. */
  readonly children: (view?: FormView) => ReactNode;
}

/**
 * What a layout gets of the form. Passed to it and not imported by it, because a host imports its layout, and would load half of the dialog with
 * it before the first request.
 */
export interface LaidOutForm {
  /** All fields that are shown to be answered, also those that other answers close now. */
  readonly questions: readonly FieldSpec[];
  /** The fields that can be answered now. */
  readonly open: readonly FieldSpec[];
  /** Whether answers are being sent. */
  readonly isInert: boolean;
  /** Reads what the controls show. */
  readonly takeDraft: () => Draft;
  /** Lets what was typed decide at once which fields are open. */
  readonly settle: () => void;
  /** Checks fields. If one has an error, takes the person there and resolves with false. */
  readonly check: (ids: readonly string[]) => Promise<boolean>;
  /** Resolves with the fields that the entered answers open. */
  readonly openFields: () => Promise<readonly FieldSpec[]>;
  readonly isInvalid: (id: string) => boolean;
  /** Whether a field is a few options, a press on one of which can answer. */
  readonly hasRows: (field: FieldSpec) => boolean;
  /** Whether the answer is chosen, and not typed. */
  readonly isDecision: (field: FieldSpec) => boolean;
  readonly setAnswer: (field: FieldSpec, answer: string) => void;
  readonly getAnswer: (field: FieldSpec) => DraftValue;
  /** Calls the listener after every change of an answer. Returns the function that ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The answers as they would be sent, in words. */
  readonly answerTexts: () => readonly AnswerText[];
}

/** What a form shows in a layout. */
export interface FormView {
  /** The question that is asked. Undefined where the form can be sent. */
  readonly current: FieldSpec | undefined;
  /** What of the form is shown, as in `data-step`. Undefined where all of it is. */
  readonly step: "first" | "later" | "review" | undefined;
  readonly hides: (field: FieldSpec) => boolean;
  /** The ids of the questions of which a press on an option answers and goes on. */
  readonly rows: ReadonlySet<string>;
  /** Goes on from the question that is asked, if its answer will do. */
  readonly onNext: (event: SyntheticEvent, answer?: string) => void;
  /** Shows the question of a field that has an error. Undefined where all are shown. */
  readonly lead: ((id: string) => void) | undefined;
  /** Called after the answers were taken back. */
  readonly startOver: () => void;
  /** Above the fields that scroll. */
  readonly bar: ReactNode;
  /** Before the fields. */
  readonly review: ReactNode;
  /** In place of the button that accepts. */
  readonly button: ReactNode;
}
