import type { CallToolRequest, CallToolResult, Client } from "@modelcontextprotocol/client";
import { type ElicitationHandlerOptions, type Elicitor, fulfilUrlElicitations } from "react-elicitation/mcp";

/** A person may leave the form and come back; the SDK's own limit of 60 seconds would end the call under their hands. */
const patience = { timeout: 60 * 60 * 1000, resetTimeoutOnProgress: true, onprogress: () => undefined };

/**
 * Calls a tool. A 2025-11-25 server may refuse until pages have been opened (error -32042): then the person is asked, and the call
 * is made again once they have finished with all of them. It ends when they say no, and when a page is asked for twice.
 */
export async function callTool(
  client: Client,
  call: CallToolRequest["params"],
  elicitations: Elicitor,
  server: ElicitationHandlerOptions["server"],
): Promise<CallToolResult> {
  const opened = new Set<string>();
  for (;;) {
    try {
      return await client.callTool(call, patience);
    } catch (error) {
      const fulfilment = await fulfilUrlElicitations(error, elicitations, { server, opened });
      if (fulfilment.outcome === "repeated") throw new Error(fulfilment.explanation, { cause: error });
      if (fulfilment.outcome !== "accepted") throw error;
    }
  }
}
