import { read } from "../core/json.js";
import { newestRevision } from "../core/revisions.js";
import { askInTurn, type ChainResult } from "./chain.js";
import { ElicitationError } from "./error.js";
import { type ElicitParams, paramsOf, requireSupport } from "./request.js";
import { Correction, readResult } from "./response.js";
import { canonical, type ChainState, digest, type GivenAnswer, openState, type Seal, sealState } from "./state.js";
import type { ChainEnd, EndOfForm, Form, InputOf } from "./types.js";

export interface StepOptions {
  /** The call's `inputResponses`, as they came. */
  readonly inputResponses?: Readonly<Record<string, unknown>> | undefined;
  /** The call's `requestState`, as it came. */
  readonly requestState?: string | undefined;
  /** Signs the state: at least 32 bytes that nobody else knows, the same for all instances of the server. */
  readonly secret: string | Uint8Array;
  /** The id of the user and the name of the tool. A state is valid for no other: forms of two tools may ask in the same words. */
  readonly subject: string;
  /** How long a person may take for one form, in milliseconds; finite. @default 3600000, an hour */
  readonly expiresIn?: number | undefined;
  /**
   * The client's, which it sends with every call: of `mcpReq.envelope` in SDK v2 `io.modelcontextprotocol/clientCapabilities`.
   *
   * @default everything is sent
   */
  readonly capabilities?: unknown;
}

/**
 * The result of the call, which has the client ask and call again (MCP 2026-07-28, "Multi Round-Trip Requests"). A type, since an interface
 * lacks the index signature that SDK v2 wants of a result.
 */
export type InputRequired = {
  readonly resultType: "input_required";
  readonly inputRequests: Readonly<
    Record<string, { readonly method: "elicitation/create"; readonly params: ElicitParams }>
  >;
  readonly requestState: string;
};

/** Either what the call returns now, or the end of the chain. */
type Step<End> =
  | { readonly inputRequired: InputRequired; readonly result?: undefined }
  | { readonly result: ChainResult<End>; readonly inputRequired?: undefined };

/** The key in `inputRequests`, which clients name in their errors: a question is a form or a page. */
const key = "question";

/** Twenty forms, each asked three times. A form that changes from call to call would be asked forever. */
const mostRounds = 60;

/**
 * Asks a form and those that follow it, one in each round of a call, in revision 2026-07-28. What was accepted so far is in the state, which
 * passes through the client: it is signed and expires, but is not secret.
 *
 * The state has answers, not forms, so that the chain is run again in every round: a handler that goes on to another form is called in each
 * round after it, and so is the `validate` of every answer that was accepted; the last handler is called in the last round. An answer counts
 * only while the same is asked, in the same words and with the same options and defaults: write into the message what the person agrees to, such
 * as the price, and no time of day. Until the state expires, a client can go back to it with the same answers, because a call was lost, or with
 * others: the last handler then runs again.
 *
 * One chain in a call: a second one would take the answers of the first for its own. Clients end a call after some rounds, those of SDK v2 after
 * 10: keep chains shorter.
 *
 * @param input plain JSON with all that the answers are about, such as the tool's arguments: a state is good for no other
 * @throws {ElicitationError} as `runForm` does, and `invalid-state`
 * @throws {RangeError} where the secret has less than 32 bytes or `expiresIn` is not finite, a TypeError where the secret is neither text nor bytes
 */
export function stepForm<Input, End>(
  form: Form<unknown, Input, End>,
  input: Input,
  options: StepOptions,
): Promise<Step<End>>;
export function stepForm<Asked extends Form<unknown, never>>(
  form: Asked,
  input: InputOf<Asked>,
  options: StepOptions,
): Promise<Step<EndOfForm<Asked>>>;
export async function stepForm(
  form: Form<unknown, never>,
  input: unknown,
  { inputResponses = {}, requestState, secret, subject, expiresIn = 3_600_000, capabilities }: StepOptions,
): Promise<Step<ChainEnd>> {
  if (typeof subject !== "string" || subject === "") {
    throw new TypeError("stepForm needs a subject: the id of the user and the name of the tool.");
  }
  if (!(Number.isFinite(expiresIn) && expiresIn > 0)) {
    throw new RangeError("stepForm's expiresIn has to be a finite number of milliseconds.");
  }
  // At once, for handlers may change the input.
  const seal: Seal = { secret, bound: canonical({ input, subject }) };
  const state: ChainState =
    requestState === undefined
      ? { rounds: 0, answers: [], question: "", until: 0 }
      : await openState(requestState, seal);
  const answer = read({ ...inputResponses }, key);
  const given = answer === undefined ? state.answers : [...state.answers, { question: state.question, answer }];

  const questions = askInTurn(form, input);
  let step = await questions.next();
  const kept: GivenAnswer[] = [];
  while (!step.done) {
    const { asked, correction } = step.value;
    const params = paramsOf(asked, newestRevision("result"), correction);
    const question = await digest(params);
    const next = given[kept.length];
    if (next?.question !== question) {
      requireSupport(capabilities, params);
      // What is repeated without an answer is no round, and expires no later.
      const repeated = answer === undefined && question === state.question ? requestState : undefined;
      if (repeated === undefined && state.rounds === mostRounds) {
        throw new ElicitationError(
          "too-many-forms",
          `The call has asked ${mostRounds} times. Does ${JSON.stringify(params.message)} change from round to round?`,
        );
      }
      const until = Date.now() + expiresIn;
      return {
        inputRequired: {
          resultType: "input_required",
          inputRequests: { [key]: { method: "elicitation/create", params } },
          requestState:
            repeated ?? (await sealState({ rounds: state.rounds + 1, answers: kept, question, until }, seal)),
        },
      };
    }
    const { right, errors } = next.correction ?? {};
    const reply = errors ? new Correction(right, errors) : readResult(asked, next.answer);
    step = await questions.next(reply);
    const refused = step.done ? undefined : step.value.correction;
    kept.push(refused ? { question, correction: refused } : { question, answer: reply });
  }
  return { result: step.value };
}
