import type { ChatModelAdapter } from "@assistant-ui/react";
import { callTool } from "./client";

/** A scripted model. It calls the tool, and then says what the tool has said. Put your own in its place. */
export const model: ChatModelAdapter = {
  async *run({ abortSignal }) {
    const call = {
      type: "tool-call",
      toolCallId: crypto.randomUUID(),
      toolName: "subscribe",
      args: {},
      argsText: "{}",
    } as const;
    yield { content: [call] };

    const result = await callTool(call, abortSignal);
    yield {
      content: [
        { ...call, result },
        { type: "text", text: result },
      ],
    };
  },
};
