import { isRecord, readNumber } from "../../core/json.js";
import type { Revision } from "../../core/types.js";
import { askInTurn, type ChainResult } from "./chain.js";
import { ElicitationError } from "./error.js";
import { type ElicitParams, paramsOf, requireSupport } from "./request.js";
import type { ChainEnd, EndOfForm, Form, InputOf } from "./types.js";

export interface RunOptions {
  /**
   * Sends `elicitation/create` and resolves with its result: in SDK v2 `mcpReq.send({ method: "elicitation/create", params })`. `elicitInput` of
   * the SDKs keeps wrong content to itself, so that the person enters everything anew, and is told only which fields were wrong.
   */
  readonly elicit: (params: ElicitParams) => Promise<unknown>;
  /** What the client and the server have agreed on. @default "2025-11-25" */
  readonly revision?: Exclude<Revision, "2026-07-28"> | undefined;
  /** The client's, where the server knows them: what it does not support is then not sent. @default everything is sent */
  readonly capabilities?: unknown;
}

/**
 * Asks a form and those that follow it, in the revisions of 2025. Wrong content is asked again with its errors in the message.
 *
 * @throws {ElicitationError} `unsupported` where the client has no such elicitation, `invalid-response` after content was wrong three times,
 * `too-many-forms` after 20. What `elicit` and the handlers throw else is passed on.
 */
export function runForm<Input, End>(
  form: Form<unknown, Input, End>,
  input: Input,
  options: RunOptions,
): Promise<ChainResult<End>>;
export function runForm<Asked extends Form<unknown, never>>(
  form: Asked,
  input: InputOf<Asked>,
  options: RunOptions,
): Promise<ChainResult<EndOfForm<Asked>>>;
export async function runForm(
  form: Form<unknown, never>,
  input: unknown,
  { elicit, revision = "2025-11-25", capabilities }: RunOptions,
): Promise<ChainResult<ChainEnd>> {
  const questions = askInTurn(form, input);
  let step = await questions.next();
  while (!step.done) {
    const { asked, correction } = step.value;
    const params = paramsOf(asked, revision, correction);
    requireSupport(capabilities, params);
    step = await questions.next(await answerTo(params, elicit));
  }
  return step.value;
}

async function answerTo(params: ElicitParams, elicit: RunOptions["elicit"]): Promise<unknown> {
  try {
    return await elicit(params);
  } catch (error) {
    return readFailure(error);
  }
}

/** An SDK that checks content itself throws away what is wrong: the question is then asked again. Any other error is thrown. */
function readFailure(error: unknown): Error {
  const message = error instanceof Error ? error.message : "";
  const [, fault] = /content does not match requested schema: (.*)/s.exec(message) ?? [];
  if (fault !== undefined) {
    return new Error(fault);
  }
  if (
    /does not support .*elicitation/i.test(message) ||
    (isRecord(error) && readNumber(error, "code") === methodNotFound)
  ) {
    throw new ElicitationError(
      "unsupported",
      `The client cannot ask the person, or the server keeps no session with it: ${message}`,
    );
  }
  throw error;
}

/** JSON-RPC: the client has no such method. */
const methodNotFound = -32601;
