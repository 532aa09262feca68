import type { Tool } from "@modelcontextprotocol/client";
import { useReducer, useRef } from "react";
import type { Connection } from "../client/connection.js";
import { errorText } from "../client/error-text.js";
import { replyTexts } from "../client/reply-texts.js";
import { titleOf } from "../client/title-of.js";
import { conversation } from "./conversation.js";
import { NOT_CONNECTED } from "./replies.js";
import type { AssistantState, Turn } from "./turn.js";

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly say: (text: string, reply: string) => void;
  readonly call: (text: string, tool: Tool, toolArguments: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** The transcript, which grows by plain replies and tool calls. */
export function useConversation(connection: Connection | undefined): Conversation {
  const [turns, step] = useReducer(conversation, []);
  const lastId = useRef(0);

  const personSays = (text: string): void => {
    lastId.current += 1;
    step({ type: "person-said", id: lastId.current, text });
  };
  const startReply = () => {
    lastId.current += 1;
    const id = lastId.current;
    const reply = (state: AssistantState, texts: readonly string[]): void =>
      step({ type: "assistant-said", id, state, texts });
    return { id, reply };
  };

  return {
    turns,
    say: (text, reply) => {
      personSays(text);
      startReply().reply("answered", [reply]);
    },
    call: async (text, tool, toolArguments) => {
      personSays(text);
      const { id, reply } = startReply();
      if (!connection) return reply("failed", [NOT_CONNECTED]);
      reply("waiting", [`Calling “${titleOf(tool)}”…`]);
      try {
        const result = await connection.callTool(tool, toolArguments, String(id));
        reply(result.isError ? "failed" : "answered", replyTexts(result));
      } catch (error) {
        reply("failed", [`“${titleOf(tool)}” failed: ${errorText(error)}`]);
      }
    },
  };
}
