import { type ReactFrontendTool, useAgent, useCopilotKit } from "@copilotkit/react-core/v2";
import { ElicitationCards } from "react-elicitation";
import { z } from "zod";
import { callTool, elicitations } from "./client";

/** A tool of the MCP server, which the page calls for the agent. */
export const subscribe: ReactFrontendTool = {
  name: "subscribe",
  description: "Subscribes to weather alerts.",
  parameters: z.object({}),
  async handler(args, { toolCall, signal }) {
    try {
      return await callTool({ toolCallId: toolCall.id, toolName: "subscribe", args }, signal);
    } catch (error) {
      if (signal?.aborted) return "The person stopped this call.";
      throw error;
    }
  },
};

/** The UI of every tool: what its call asks, and Stop while it runs in the page. */
export function ToolUi({ toolCallId, status }: { toolCallId: string; status: string }) {
  return (
    <>
      <ElicitationCards queue={elicitations} call={toolCallId} />
      {status === "executing" && <Stop />}
    </>
  );
}

/** While a tool runs in the page, the agent's run is over, so `CopilotChat` has no Stop. */
function Stop() {
  const { copilotkit } = useCopilotKit();
  const { agent } = useAgent();
  return (
    <button type="button" className="stop" onClick={() => copilotkit.stopAgent({ agent })}>
      Stop
    </button>
  );
}
