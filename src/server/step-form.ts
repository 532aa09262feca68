import { read } from "../core/json.js";
import { oldestRevision } from "../core/revisions.js";
import { askInTurn, type ChainResult } from "./chain.js";
import { ElicitationError } from "./error.js";
import { type ElicitParams, paramsOf, requireSupport } from "./request.js";
import { Correction, readResult } from "./response.js";
import {
  canonical,
  type ChainState,
  digest,
  type GivenAnswer,
  openState,
  type Seal,
  sealState,
  type Secret,
} from "./state.js";
import type { AnyForm, ChainEnd, ContentOfForm, EndOfForm, Form, InputOf, Known } from "./types.js";

/** The round that the client has sent, and what signs its state. */
export interface StepOptions {
  /** The call's `inputResponses`, unchanged. */
  readonly inputResponses?: Readonly<Record<string, unknown>> | undefined;
  /** The call's `requestState`, unchanged. */
  readonly requestState?: string | undefined;
  /**
   * Signs the state. At least 32 bytes that nobody else knows, and the same for all instances of the server. To change the secret, give a
   * list: the first one signs, and calls whose state was signed with an older one go on. Leave the older one out after `expiresIn`.
   */
  readonly secret: Secret;
  /** The id of the user and the name of the tool. A state is not valid for other subjects, because two tools may ask in the same words. */
  readonly subject: string;
  /** How long a person may take for one form, in milliseconds. Must be finite. @default 3600000, an hour */
  readonly expiresIn?: number | undefined;
  /**
   * The client's capabilities, which it sends with every call: in SDK v2 `io.modelcontextprotocol/clientCapabilities` of `mcpReq.envelope`.
   *
   * @default everything is sent
   */
  readonly capabilities?: unknown;
}

/**
 * A result that makes the client ask the person and repeat the call (MCP 2026-07-28, "Multi Round-Trip Requests"). A type alias, because
 * interfaces do not have the index signature that SDK v2 requires of a result.
 */
export type InputRequired = {
  readonly resultType: "input_required";
  readonly inputRequests: Readonly<
    Record<string, { readonly method: "elicitation/create"; readonly params: ElicitParams }>
  >;
  readonly requestState: string;
};

/** Either the result that the call returns now, or the end of the chain. */
type RoundResult<End> =
  | { readonly inputRequired: InputRequired; readonly result?: undefined }
  | { readonly result: ChainResult<End>; readonly inputRequired?: undefined };

/** The key in `inputRequests`. Clients may show it in errors, so it fits both a form and a page. */
const key = "question";

/** Twenty forms, each asked three times. Without this limit, a form that changes from call to call would be asked forever. */
const mostRounds = 60;

/**
 * Asks a form and the forms that follow it, one in each round of a call, in revision 2026-07-28. The accepted answers are in the state,
 * which passes through the client. The state is signed and expires, but it is not secret.
 *
 * The state contains answers, not forms, so every round replays the chain. Each later round calls the `validate` of every accepted answer
 * again, and every handler that returned another form. The last handler is called in the last round. An answer counts only while the
 * question stays the same, with the same message, options and defaults. So give the same `initial` in each round, and put into the message
 * what the person agrees to, such as the price, but not the time of day. Until the state expires, a client can repeat a round with the same
 * answers, because a call was lost, or with other answers. The last handler then runs again.
 *
 * Run only one chain in a call, because a second one would read the answers of the first. Clients limit the rounds of a call: those of SDK
 * v2 stop after 10, so keep chains shorter.
 *
 * @param input plain JSON with everything that the answers refer to, such as the tool's arguments. A state is not valid for another input.
 * @throws {ElicitationError} like `runForm`, and `invalid-state`; `too-large` if the answers make a state of more than 1,000,000 characters
 * @throws {RangeError} if a secret has fewer than 32 bytes, or `expiresIn` is not a finite positive number
 * @throws {TypeError} if a secret is neither text nor bytes, the subject is empty, or the input is not plain JSON
 */
export function stepForm<Input, End, Content = unknown>(
  form: Form<Content, Input, End>,
  input: Input,
  options: StepOptions & Known<NoInfer<Content>>,
): Promise<RoundResult<End>>;
/** The same for a form of any type. */
export function stepForm<Asked extends AnyForm>(
  form: Asked,
  input: InputOf<Asked>,
  options: StepOptions & Known<ContentOfForm<Asked>>,
): Promise<RoundResult<EndOfForm<Asked>>>;
export async function stepForm(
  form: AnyForm,
  input: unknown,
  {
    inputResponses = {},
    requestState,
    secret,
    subject,
    expiresIn = 3_600_000,
    capabilities,
    initial,
  }: StepOptions & Known<object>,
): Promise<RoundResult<ChainEnd>> {
  if (typeof subject !== "string" || subject === "") {
    throw new TypeError("stepForm needs a subject: the id of the user and the name of the tool.");
  }
  requireDuration("stepForm", expiresIn);
  // Written first, because handlers may change the input.
  const seal: Seal = { secret, bound: canonical({ input, subject }) };
  const state: ChainState =
    requestState === undefined
      ? { rounds: 0, answers: [], question: "", until: 0 }
      : await openState(requestState, seal);
  const answer = read({ ...inputResponses }, key);
  const given = answer === undefined ? state.answers : [...state.answers, { question: state.question, answer }];

  const questions = askInTurn(form, input, initial);
  let step = await questions.next();
  const kept: GivenAnswer[] = [];
  while (!step.done) {
    const { asked, correction } = step.value;
    // Not the newest, because the digests of open chains must not change when a revision is added.
    const params = paramsOf(asked, oldestRevision("result"), correction);
    const question = await digest(params);
    const next = given[kept.length];
    if (next?.question !== question) {
      requireSupport(capabilities, params);
      // Repeating a question without an answer does not count as a round, and does not extend its expiry.
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

/** @throws {RangeError} */
export function requireDuration(caller: string, expiresIn: number): void {
  if (!(Number.isFinite(expiresIn) && expiresIn > 0)) {
    throw new RangeError(`expiresIn of ${caller} has to be a finite number of milliseconds.`);
  }
}
