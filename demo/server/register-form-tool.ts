import { type CallToolResult, type McpServer, specTypeSchemas } from "@modelcontextprotocol/server";
import { type ChainResult, type Form, runForm, stepForm } from "../../src/server/index.js";

/** The end of a chain: the text that the tool returns. */
interface End {
  readonly value: string | undefined;
}

interface FormTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly form: Form<unknown, undefined, End>;
}

const oneHour = 60 * 60 * 1000;

/** A server with several instances, or one that may restart while somebody answers, must read the secret from its environment instead. */
const secret = crypto.getRandomValues(new Uint8Array(32));

/** Registers a tool that asks a chain of forms: round by round in 2026-07-28, and in one call in the 2025 revisions. */
export function registerFormTool(server: McpServer, { name, title, description, form }: FormTool): void {
  server.registerTool(name, { title, description }, async ({ mcpReq }) => {
    const isModern = mcpReq.envelope !== undefined;
    if (isModern) {
      const requestState = mcpReq.requestState<string>();
      const { inputResponses } = mcpReq;
      const step = await stepForm(form, undefined, { inputResponses, requestState, secret, subject: name });
      return step.inputRequired ?? reply(step.result);
    }
    return reply(
      await runForm(form, undefined, {
        elicit: (params) =>
          mcpReq.send({ method: "elicitation/create", params }, specTypeSchemas.Result, { timeout: oneHour }),
        revision: server.server.getNegotiatedProtocolVersion(),
      }),
    );
  });
}

function reply({ value, trail }: ChainResult<End>): CallToolResult {
  const told = trail.map(({ message, action }) => `${message} → ${action}`);
  return {
    content: [
      { type: "text", text: value ?? "You left the question open, so nothing was done." },
      { type: "text", text: told.join("\n") },
    ],
  };
}
