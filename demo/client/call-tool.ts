import {
  type CallToolRequest,
  type CallToolResult,
  type Client,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/client";
import type { ElicitationHandler } from "react-elicitation/mcp";

/** A person may leave the form and come back; the SDK's own limit of 60 seconds would end the call under their hands. */
const patience = { timeout: 60 * 60 * 1000, resetTimeoutOnProgress: true, onprogress: () => undefined };

/**
 * Calls a tool. A 2025-11-25 server may refuse until pages have been opened (error -32042): then the person is asked,
 * and the call is made once more if all of them were.
 */
export async function callTool(
  client: Client,
  answer: ElicitationHandler,
  call: CallToolRequest["params"],
): Promise<CallToolResult> {
  try {
    return await client.callTool(call, patience);
  } catch (error) {
    if (!(error instanceof UrlElicitationRequiredError)) throw error;
    const results = await Promise.all(
      error.elicitations.map((params) => answer({ method: "elicitation/create", params })),
    );
    if (results.some(({ action }) => action !== "accept")) throw error;
    return client.callTool(call, patience);
  }
}
