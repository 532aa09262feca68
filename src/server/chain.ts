import { ElicitationError, invalidSchema } from "./error.js";
import { type AskedForm, type DefinedForm, definedForm, isForm } from "./form.js";
import { type CheckedResult, checkResult, type Correction, listed } from "./response.js";
import type { EarlierAnswers, AnyForm, ChainEnd, Form, FormContext, TrailEntry } from "./types.js";

/** How a chain ended, and which forms were answered on the way. */
export type ChainResult<End> = End & { readonly trail: readonly TrailEntry[] };

/** The next question of a chain. */
export interface AskedRound {
  readonly asked: AskedForm;
  /** Set if the last answer to this question was invalid. */
  readonly correction: Correction | undefined;
}

const mostForms = 20;
const mostAttempts = 3;

/**
 * Runs a chain as a generator. It yields questions and receives their answers: an `ElicitResult`, or a `Correction` if the answer was
 * already refused. The same answers lead to the same question, so that `stepForm` can replay a chain.
 */
export async function* askInTurn(
  start: AnyForm,
  input: unknown,
  initial: object = {},
): AsyncGenerator<AskedRound, ChainResult<ChainEnd>, unknown> {
  const trail: TrailEntry[] = [];
  const context: FormContext = { input, answers: answersIn(trail) };
  let form = definedForm(start);
  for (;;) {
    if (trail.length === mostForms) {
      const told = trail.map(({ message, action }, index) => `${index + 1}. ${message} → ${action}`).join("\n");
      throw new ElicitationError(
        "too-many-forms",
        `A chain can have at most ${mostForms} forms. End it, or split it over several calls. Asked so far:\n${told}`,
      );
    }
    const asked = trail.length === 0 ? form.askKnowing(initial, context) : form.ask(context);
    const { action, content } = yield* askUntilValid(asked, context);
    trail.push({ form, message: asked.message, action, content });
    const value = await followUp(form, { action, content }, context);
    if (typeof value === "function") {
      throw invalidSchema(
        "A handler returned a function, and the chain would end with it. Call it, and return its form.",
      );
    }
    if (!isForm(value)) {
      return { action, content, value, trail };
    }
    form = definedForm(value);
  }
}

async function* askUntilValid(
  asked: AskedForm,
  context: FormContext,
): AsyncGenerator<AskedRound, CheckedResult, unknown> {
  let correction: Correction | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const result = await checkResult(asked, yield { asked, correction }, context);
    ({ correction } = result);
    if (!correction) {
      return result;
    }
    if (attempt === mostAttempts) {
      const { errors } = correction;
      throw new ElicitationError(
        "invalid-response",
        `${JSON.stringify(asked.message)} was answered ${mostAttempts} times with invalid content: ${listed(errors)}`,
        errors,
      );
    }
  }
}

function followUp(
  { source }: DefinedForm,
  { action, content }: Pick<TrailEntry, "action" | "content">,
  context: FormContext,
): unknown {
  const handlers = {
    accept: () => source.onAccepted?.(content, context),
    decline: () => source.onDeclined?.(context),
    cancel: () => source.onCancelled?.(context),
  };
  return handlers[action]();
}

function answersIn(trail: readonly TrailEntry[]): EarlierAnswers {
  function of<Content>(form: Form<Content, never>): Content | undefined;
  function of(form: Form<unknown, never>): unknown {
    const { origin } = definedForm(form);
    return trail.findLast((entry) => entry.action === "accept" && definedForm(entry.form).origin === origin)?.content;
  }
  return { of };
}
