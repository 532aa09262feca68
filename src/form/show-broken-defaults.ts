import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { afterPaint } from "./after-paint.js";
import { type CheckContext, checkAnswers } from "./check-answers.js";

export interface BrokenDefaultsOptions {
  readonly form: Pick<ElicitationFormState, "trigger" | "subscribe">;
  readonly fields: readonly FieldSpec[];
  /** What the form starts from. */
  readonly start: Draft;
  readonly context: CheckContext;
  /** Aborts when the form is gone. */
  readonly signal: AbortSignal;
}

/**
 * Shows what is wrong with what is filled in already: it is on screen, and the person has not seen to it yet. A missing answer is no
 * fault before the person has tried to send. Compiles the validator by the way, so that accepting does not wait.
 */
export async function showBrokenDefaults({
  form,
  fields,
  start,
  context,
  signal,
}: BrokenDefaultsOptions): Promise<void> {
  await afterPaint(signal);
  const { faults } = await checkAnswers(fields, start, context);
  const broken = fields
    .filter(({ name }) => faults.has(name) && faults.get(name)?.code !== "required")
    .map(({ id }) => id);
  if (signal.aborted || broken.length === 0) {
    return;
  }
  void form.trigger(broken);
  // Before the first attempt to accept, react-hook-form checks nothing by itself.
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      if (name !== undefined && broken.includes(name)) {
        void form.trigger(name);
      }
    },
  });
  signal.addEventListener("abort", unsubscribe);
}
