import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: 1, reasoning: undefined },
};

/** A scripted model. It calls the tool, and then says what the tool has said. */
export const model = new MockLanguageModelV4({
  doStream: async ({ prompt }) => {
    const id = crypto.randomUUID();
    const last = prompt.at(-1);
    if (last?.role !== "tool") {
      const finishReason = { unified: "tool-calls", raw: undefined } as const;
      const call = { type: "tool-call", toolCallId: id, toolName: "subscribe", input: "{}" } as const;
      return { stream: simulateReadableStream({ chunks: [call, { type: "finish", finishReason, usage }] }) };
    }
    const finishReason = { unified: "stop", raw: undefined } as const;
    return {
      stream: simulateReadableStream({
        chunks: [
          { type: "text-start", id },
          { type: "text-delta", id, delta: wordsOf(last) },
          { type: "text-end", id },
          { type: "finish", finishReason, usage },
        ],
      }),
    };
  },
});

/** The words of the tool's result, in whatever shape the SDK hands it to a model. */
function wordsOf(message: unknown): string {
  return /"text":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(message))?.[1] ?? "The tool has said nothing.";
}
