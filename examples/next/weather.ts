import { acceptedContent, createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";

const question = inputRequired.elicit({
  message: "To send you alerts I need to know where to reach you.",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", minLength: 2 },
      email: { type: "string", title: "Email", format: "email" },
    },
    required: ["name", "email"],
  },
});

/** A small MCP server whose one tool asks before it does anything. */
export const weather = createMcpHandler(() => {
  const server = new McpServer({ name: "weather", version: "1.0.0" });
  server.registerTool(
    "subscribe",
    { description: "Subscribes to weather alerts." },
    ({ mcpReq: { inputResponses } }) => {
      if (!inputResponses) return inputRequired({ inputRequests: { contact: question } });
      const contact = acceptedContent(inputResponses, "contact");
      const text = contact ? `Alerts go to ${contact.name}, ${contact.email}.` : "Nothing was changed.";
      return { content: [{ type: "text", text }] };
    },
  );
  return server;
});
