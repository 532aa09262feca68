import { maxRounds } from "../core/admission.js";
import { defined, isRecord, read, readText } from "../core/json.js";

// Separate from calls.ts, because this loop knows nothing of other calls or of timeouts.

/**
 * Reads one entry of `inputRequests`, and returns the function that answers it. Throws if the client cannot answer the entry. The signal
 * aborts when another entry of the round has failed. `batch` has the params of all entries.
 */
export type ReadInput = (
  key: string,
  request: unknown,
) => (signal: AbortSignal, batch: readonly unknown[]) => Promise<unknown>;

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
  readInput: ReadInput,
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
    const inputResponses = await answerAll(isRecord(inputRequests) ? Object.entries(inputRequests) : [], readInput);
    // Withdrawn requests have the result `cancel`, which must not be sent because it is not the person's answer.
    withdrawal.throwIfAborted();
    result = await send({ ...(isRecord(params) ? params : {}), ...defined({ inputResponses, requestState }) });
  }
  return result;
}

/** The responses by key. Undefined for a round without requests. */
async function answerAll(
  entries: readonly (readonly [key: string, request: unknown])[],
  readInput: ReadInput,
): Promise<Record<string, unknown> | undefined> {
  if (entries.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return undefined;
  }
  // Reads all before the first is answered. Otherwise people would fill in a form that stands beside a request that ends the call.
  const inputs = entries.map(([key, request]) => [key, readInput(key, request)] as const);
  const batch = entries.map(([, request]) => read(request, "params"));
  const controller = new AbortController();
  try {
    const answers = inputs.map(async ([key, answer]) => [key, await answer(controller.signal, batch)] as const);
    return Object.fromEntries(await Promise.all(answers));
  } finally {
    controller.abort();
  }
}
