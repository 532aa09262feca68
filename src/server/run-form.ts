import { isRecord, readNumber } from "../core/json.js";
import { newestRevision } from "../core/revisions.js";
import { resolveMessages } from "../messages/english.js";
import { serverWords } from "../messages/server-words.js";
import { askInTurn, type ChainResult } from "./chain.js";
import { ElicitationError } from "./error.js";
import type { AskedForm } from "./form.js";
import { type ElicitParams, paramsOf, requireSupport } from "./request.js";
import { Correction, type Errors } from "./response.js";
import type { AnyForm, ChainEnd, ContentOfForm, EndOfForm, Form, InputOf, Known } from "./types.js";

/** How forms are asked in the revisions of 2025. */
export interface RunOptions {
  /**
   * Sends `elicitation/create` and resolves with the unchecked result: in SDK v2 `mcpReq.send({ method: "elicitation/create", params },
   * specTypeSchemas.Result)`. `elicitInput` of the SDKs also works, but discards invalid content. The person then has to enter everything
   * again, and learns only which fields were wrong.
   */
  readonly elicit: (params: ElicitParams) => Promise<unknown>;
  /** The negotiated revision of MCP: in SDK v2 `server.server.getNegotiatedProtocolVersion()`. @default "2025-11-25" */
  readonly revision?: string | undefined;
  /** The client's capabilities, if known. A form that the client does not support is then not sent. @default everything is sent */
  readonly capabilities?: unknown;
}

/**
 * Asks a form and the forms that follow it, in the revisions of 2025. If content is invalid, asks again with the errors in the message.
 *
 * @throws {ElicitationError} `unsupported` if the client does not support the form, `invalid-response` if content was invalid three times,
 * `too-many-forms` after 20 forms. Other errors of `elicit` and of handlers are passed on.
 */
export function runForm<Input, End, Content = unknown>(
  form: Form<Content, Input, End>,
  input: Input,
  options: RunOptions & Known<NoInfer<Content>>,
): Promise<ChainResult<End>>;
/** The same for a form of any type. */
export function runForm<Asked extends AnyForm>(
  form: Asked,
  input: InputOf<Asked>,
  options: RunOptions & Known<ContentOfForm<Asked>>,
): Promise<ChainResult<EndOfForm<Asked>>>;
export async function runForm(
  form: AnyForm,
  input: unknown,
  { elicit, revision = newestRevision("request"), capabilities, initial }: RunOptions & Known<object>,
): Promise<ChainResult<ChainEnd>> {
  const questions = askInTurn(form, input, initial);
  let step = await questions.next();
  while (!step.done) {
    const { asked, correction } = step.value;
    const params = paramsOf(asked, revision, correction);
    requireSupport(capabilities, params);
    step = await questions.next(await answerTo(params, asked, elicit));
  }
  return step.value;
}

async function answerTo(params: ElicitParams, asked: AskedForm, elicit: RunOptions["elicit"]): Promise<unknown> {
  try {
    return await elicit(params);
  } catch (error) {
    return readFailure(error, asked);
  }
}

/** An SDK that checks content itself throws and discards the content. The question is then asked again. Other errors are thrown. */
function readFailure(error: unknown, asked: AskedForm): Correction {
  const message = error instanceof Error ? error.message : "";
  const [, refusal] = /content does not match requested schema: (.*)/s.exec(message) ?? [];
  if (refusal !== undefined) {
    return new Correction(undefined, refusedIn(asked, refusal));
  }
  if (
    /does not support .*elicitation/i.test(message) ||
    (isRecord(error) && readNumber(error, "code") === methodNotFound)
  ) {
    throw new ElicitationError(
      "unsupported",
      `The client does not support elicitation, or the server has no session with it: ${message}`,
    );
  }
  // SDK v2 and v1 parse the result before they return it.
  if (message.startsWith("Invalid result for") || (error instanceof Error && error.name === "ZodError")) {
    throw new ElicitationError("invalid-response", `The client did not return an ElicitResult: ${message}`);
  }
  throw error;
}

/** JSON-RPC's code for an unknown method. */
const methodNotFound = -32601;

/** The fields in the message of an SDK's validator: ajv (`data/age must be …`) or @cfworker/json-schema (`#/age: …`). */
function refusedIn({ fields, messages }: AskedForm, message: string): Errors {
  const paths = message.matchAll(/(?:data|#)\/([^\s/:]+)|property ["']([^"']+)["']/g);
  const named = new Set(Array.from(paths, ([, wrong, missing]) => wrong ?? missing));
  const refused = fields.filter(({ name }) => named.has(name));
  const words = resolveMessages(messages);
  const { answerAgain } = words.with(serverWords);
  return refused.length > 0
    ? Object.fromEntries(refused.map(({ name }) => [name, answerAgain()]))
    : { "": words.errorSummary() };
}
