import { maxRounds } from "../core/admission.js";
import { defined, isRecord, read, readText } from "../core/json.js";

// Separate from calls.ts, because this loop knows nothing of other calls or of timeouts.

/** An entry of `inputRequests`. */
export type Input = readonly [key: string, request: unknown];

/** Answers an entry. The signal aborts when nobody waits for it any more, for example because another entry of the round has failed. */
type Answer = (signal: AbortSignal) => Promise<unknown>;

/**
 * Reads the entries of one round, of which those that ask a person are a batch, and returns for each the function that answers it. Throws if
 * the client cannot answer one of them: people would fill in a form that stands beside a request that ends the call.
 */
export type ReadInputs = (inputs: readonly Input[]) => readonly (readonly [key: string, answer: Answer])[];

/** Pause before a round without `inputRequests` is answered, in milliseconds, so as not to load the server. */
const pause = 250;

/**
 * Sends a call, and sends it again with the responses after every result of type `input_required` (MCP 2026-07-28, "Multi Round-Trip
 * Requests"). All requests of a round are answered, concurrently, and `requestState` is returned unchanged. If one of them cannot be
 * answered, the call rejects before anybody is asked.
 *
 * @param withdrawal once it aborts, a call whose server asks for input rejects with the abort reason
 */
export async function sendWithInput(
  params: unknown,
  send: (params: unknown) => Promise<unknown>,
  readInputs: ReadInputs,
  withdrawal: AbortSignal,
): Promise<unknown> {
  let result = await send(params);
  for (let round = 1; read(result, "resultType") === "input_required"; round += 1) {
    if (round > maxRounds) {
      throw new Error(
        `react-elicitation: the server still asks for input after ${maxRounds} rounds of one call, and might ask forever. The call was given up. Fix the server: inputResponses and requestState say that its requests were answered.`,
      );
    }
    withdrawal.throwIfAborted();
    const inputRequests = read(result, "inputRequests");
    const requestState = readText(result, "requestState");
    const inputResponses = await answerAll(isRecord(inputRequests) ? Object.entries(inputRequests) : [], readInputs);
    // Withdrawn requests have the result `cancel`, which must not be sent because it is not the person's answer.
    withdrawal.throwIfAborted();
    result = await send({ ...(isRecord(params) ? params : {}), ...defined({ inputResponses, requestState }) });
  }
  return result;
}

/** The responses by key. Undefined for a round without requests. */
async function answerAll(
  inputs: readonly Input[],
  readInputs: ReadInputs,
): Promise<Record<string, unknown> | undefined> {
  if (inputs.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return undefined;
  }
  const controller = new AbortController();
  try {
    const answers = readInputs(inputs).map(async ([key, answer]) => [key, await answer(controller.signal)] as const);
    return Object.fromEntries(await Promise.all(answers));
  } finally {
    controller.abort();
  }
}
