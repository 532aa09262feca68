import { inputRequired } from "@modelcontextprotocol/server";
import type { AskingTool } from "../asking-tool.js";

/** The common case: one form with a field of nearly every kind. */
export const subscribe: AskingTool = {
  name: "subscribe",
  title: "Subscribe to alerts",
  description: "Asks where and how to send weather alerts, then subscribes you to them.",
  questions: {
    subscription: {
      request: inputRequired.elicit({
        message: "To send you alerts I need to know where and how to reach you.",
        requestedSchema: {
          type: "object",
          properties: {
            fullName: { type: "string", title: "Full name", minLength: 2, maxLength: 80 },
            email: { type: "string", title: "Email", description: "Alerts go here", format: "email" },
            website: { type: "string", title: "Website", description: "Where your station reports", format: "uri" },
            firstDay: { type: "string", title: "First day", format: "date" },
            unit: {
              type: "string",
              title: "Temperature unit",
              oneOf: [
                { const: "celsius", title: "Celsius" },
                { const: "fahrenheit", title: "Fahrenheit" },
              ],
            },
            topics: {
              type: "array",
              title: "Alert me about",
              minItems: 1,
              maxItems: 3,
              items: {
                anyOf: [
                  { const: "frost", title: "Frost" },
                  { const: "storm", title: "Storm" },
                  { const: "heat", title: "Heat" },
                  { const: "rain", title: "Heavy rain" },
                ],
              },
            },
            threshold: { type: "number", title: "Alert below", minimum: -40, maximum: 40 },
            weekly: { type: "boolean", title: "Weekly summary", description: "Every Sunday evening" },
          },
          required: ["fullName", "email", "firstDay", "unit", "topics", "threshold"],
        },
      }),
      about: "the subscription",
      accepted: ({ fullName, email, firstDay }) =>
        `Thank you, ${String(fullName)}. Alerts go to ${String(email)} from ${String(firstDay)}.`,
    },
  },
};
