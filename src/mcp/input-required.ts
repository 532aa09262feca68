import { defined, isRecord, read, readText } from "../core/json.js";

// Apart from calls.ts, because the loop knows nothing of the calls beside it, nor of timeouts.

/** Answers one entry of `inputRequests`. The signal aborts when another entry of the round has failed. */
export type AnswerInput = (key: string, request: unknown, signal: AbortSignal) => Promise<unknown>;

/** More than any call needs: the limit ends the calls of a server that never sends another result. */
const maxRounds = 100;

/** Milliseconds before a round without `inputRequests` is answered, so that it does not load the server. */
const pause = 250;

/**
 * Sends a call, and once more after every result of type `input_required`, with the responses (MCP 2026-07-28, "Multi Round-Trip Requests").
 * The requests of a round are answered concurrently, none is left out, and `requestState` goes back as it came.
 *
 * @param withdrawal rejects with its reason what asks for input, once it aborts
 */
export async function sendWithInput(
  params: unknown,
  send: (params: unknown) => Promise<unknown>,
  answer: AnswerInput,
  withdrawal: AbortSignal,
): Promise<unknown> {
  let result = await send(params);
  for (let round = 1; read(result, "resultType") === "input_required"; round += 1) {
    if (round > maxRounds) {
      throw new Error(
        `react-elicitation: the server still asks for input after ${maxRounds} rounds of one call, and might ask for ever. The call was given up: mend the server, which has to tell from inputResponses and requestState that it was answered.`,
      );
    }
    withdrawal.throwIfAborted();
    const inputRequests = read(result, "inputRequests");
    const requestState = readText(result, "requestState");
    const inputResponses = await answerAll(isRecord(inputRequests) ? Object.entries(inputRequests) : [], answer);
    // Requests that were taken back have the result `cancel`, which is not the person's.
    withdrawal.throwIfAborted();
    result = await send({ ...(isRecord(params) ? params : {}), ...defined({ inputResponses, requestState }) });
  }
  return result;
}

/** Undefined for a round without requests. */
async function answerAll(
  entries: readonly (readonly [key: string, request: unknown])[],
  answer: AnswerInput,
): Promise<Record<string, unknown> | undefined> {
  if (entries.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return undefined;
  }
  const controller = new AbortController();
  try {
    const answers = entries.map(
      async ([key, request]) => [key, await answer(key, request, controller.signal)] as const,
    );
    return Object.fromEntries(await Promise.all(answers));
  } finally {
    controller.abort();
  }
}
