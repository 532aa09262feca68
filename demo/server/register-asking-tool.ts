import { inputRequired, inputResponse, type McpServer } from "@modelcontextprotocol/server";
import type { AskingTool, Question } from "./asking-tool.js";
import { hashFiles } from "./hash-files.js";
import type { ReceivedLog } from "./received-log.js";

/**
 * One registration serves both revisions. A 2026-07-28 client answers the returned requests and calls again. For a 2025-11-25 client, the
 * SDK sends them as `elicitation/create` requests.
 */
export function registerAskingTool(server: McpServer, tool: AskingTool, received: ReceivedLog): void {
  const questions = Object.entries(tool.questions);
  const inputRequests = Object.fromEntries(questions.map(([key, question]) => [key, question.request]));

  server.registerTool(tool.name, { title: tool.title, description: tool.description }, (context) => {
    const responses = context.mcpReq.inputResponses ?? {};
    if (questions.some(([key]) => !Object.hasOwn(responses, key))) return inputRequired({ inputRequests });

    const kept = hashFiles(responses);
    received.add({ tool: tool.name, responses: kept });
    const words = questions.map(([key, question]) => outcomeInWords(responses, key, question)).join("\n");
    return {
      content: [
        { type: "text", text: words },
        { type: "text", text: JSON.stringify(kept, null, 2) },
      ],
    };
  });
}

function outcomeInWords(responses: Record<string, unknown>, key: string, question: Question): string {
  const response = inputResponse(responses, key);
  if (response.kind !== "elicit") return `I could not read the answer about ${question.about}.`;
  switch (response.action) {
    case "accept":
      return question.accepted(response.content ?? {});
    case "decline":
      return `You declined ${question.about}, so nothing was changed.`;
    case "cancel":
      return `You left the question about ${question.about} open, so nothing was changed. Ask again whenever you like.`;
  }
}
