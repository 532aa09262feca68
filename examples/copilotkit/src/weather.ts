import { acceptedContent, createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";

const question = inputRequired.elicit({
  message: "Where shall the alerts go?",
  requestedSchema: {
    type: "object",
    properties: {
      email: { type: "string", title: "Email", format: "email" },
      unit: { type: "string", title: "Temperatures in", enum: ["Celsius", "Fahrenheit"], default: "Celsius" },
    },
    required: ["email", "unit"],
  },
});

/** A small MCP server whose one tool asks before it does anything. */
export const weather = createMcpHandler(() => {
  const server = new McpServer({ name: "weather", version: "1.0.0" });
  server.registerTool(
    "subscribe",
    { title: "Subscribe to alerts", description: "Subscribes to weather alerts." },
    ({ mcpReq: { inputResponses } }) => {
      if (!inputResponses) return inputRequired({ inputRequests: { contact: question } });
      const contact = acceptedContent(inputResponses, "contact");
      const text = contact ? `Alerts go to ${contact.email}, in ${contact.unit}.` : "Nothing was changed.";
      return { content: [{ type: "text", text }] };
    },
  );
  return server;
});
