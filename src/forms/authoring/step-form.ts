import { read } from "../../core/json.js";
import { askInTurn, type ChainResult } from "./chain.js";
import { ElicitationError } from "./error.js";
import { type FormParams, type PageParams, paramsOf } from "./request.js";
import { requireSupport } from "./run-form.js";
import { type ChainState, digest, openState, type Seal, sealState } from "./state.js";
import type { Form } from "./types.js";

export interface StepOptions {
  /** The call's `inputResponses`, as they came. */
  readonly inputResponses?: Readonly<Record<string, unknown>> | undefined;
  /** The call's `requestState`, as it came. */
  readonly requestState?: string | undefined;
  /** Signs the state: at least 32 bytes that nobody else knows, the same for all instances of the server. */
  readonly secret: string | Uint8Array;
  /** Whose call of what it is, such as the user's id and the tool's name: a state is good for no other. @default "" */
  readonly subject?: string | undefined;
  /** How long a person may take for one form, in milliseconds. @default 3600000, an hour */
  readonly expiresIn?: number | undefined;
  /** The client's, which it sends with every call. @default everything is sent */
  readonly capabilities?: unknown;
}

/**
 * The result of the call, which has the client ask and call again (MCP 2026-07-28, "Multi Round-Trip Requests"). A type, not an interface, and
 * with an id that pages of this revision do not have, because SDK v2 types its results so.
 */
export type InputRequired = {
  readonly resultType: "input_required";
  readonly inputRequests: Readonly<
    Record<
      string,
      {
        readonly method: "elicitation/create";
        readonly params: FormParams | (PageParams & { readonly elicitationId: never });
      }
    >
  >;
  readonly requestState: string;
};

/** The key in `inputRequests`. */
const key = "form";

/** Twenty forms, each asked three times. A form that changes from call to call would be asked for ever. */
const mostRounds = 60;

/**
 * Asks a form and those that follow it, one in each round of a call, in revision 2026-07-28. What was accepted so far is in the state, which
 * passes through the client: it is signed and expires, but is not secret.
 *
 * The state has answers, not forms, so that the chain is run again in every round: a handler that goes on to another form is called in each
 * round after it, and so is every `validate`; only the last handler is called once. An answer counts only while what it was given to is
 * still asked in the same words.
 *
 * @param input plain JSON, the same in every round: a state is good for no other
 * @throws {ElicitationError} as `runForm` does, and `invalid-state`
 */
export function stepForm<Input, End>(
  form: Form<unknown, Input, End>,
  input: Input,
  options: StepOptions,
): Promise<
  | { readonly inputRequired: InputRequired; readonly result?: undefined }
  | { readonly result: ChainResult<End>; readonly inputRequired?: undefined }
>;
export async function stepForm(
  form: Form<unknown, never>,
  input: unknown,
  { inputResponses = {}, requestState, secret, subject = "", expiresIn = 3_600_000, capabilities }: StepOptions,
): Promise<unknown> {
  const seal: Seal = { secret, bound: [input, subject] };
  const state: ChainState =
    requestState === undefined ? { rounds: 0, answers: [], asked: "", until: 0 } : await openState(requestState, seal);
  const answer = read({ ...inputResponses }, key);
  const given = answer === undefined ? state.answers : [...state.answers, { asked: state.asked, answer }];

  const questions = askInTurn(form, input);
  let step = await questions.next();
  const kept: ChainState["answers"][number][] = [];
  while (!step.done) {
    const params = paramsOf(step.value.form, "2026-07-28", step.value.correction);
    const asked = await digest(params);
    const next = given[kept.length];
    if (next?.asked !== asked) {
      if (capabilities !== undefined) {
        requireSupport(capabilities, params);
      }
      if (state.rounds === mostRounds) {
        throw new ElicitationError(
          "too-many-forms",
          `The call has asked ${mostRounds} times. Does ${JSON.stringify(params.message)} change from round to round?`,
        );
      }
      const until = Date.now() + expiresIn;
      const inputRequired = {
        resultType: "input_required",
        inputRequests: { [key]: { method: "elicitation/create", params } },
        requestState: await sealState({ rounds: state.rounds + 1, answers: kept, asked, until }, seal),
      };
      return { inputRequired };
    }
    kept.push(next);
    step = await questions.next(next.answer);
  }
  return { result: step.value };
}
