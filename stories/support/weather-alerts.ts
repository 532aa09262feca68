import { askForAll } from "./ask-for.js";

/** A form with every kind of field, as a weather server might send it. */
export const weatherAlerts = askForAll(
  "To send you alerts I need to know where and how to reach you.",
  {
    name: { type: "string", title: "Full name" },
    email: { type: "string", format: "email", title: "Email", description: "Alerts go here" },
    website: { type: "string", format: "uri", title: "Website" },
    start: { type: "string", format: "date", title: "First day" },
    unit: {
      type: "string",
      title: "Temperature unit",
      oneOf: [
        { const: "c", title: "Celsius" },
        { const: "f", title: "Fahrenheit" },
      ],
    },
    alerts: {
      type: "array",
      title: "Alert me about",
      minItems: 1,
      maxItems: 3,
      items: { type: "string", enum: ["Frost", "Storm", "Heat", "Heavy rain"] },
      default: ["Frost"],
    },
    threshold: { type: "number", title: "Alert below", minimum: -40, maximum: 40, default: 3.5 },
    weekly: { type: "boolean", title: "Weekly summary", description: "Every Sunday evening" },
  },
  ["name", "email", "start", "unit", "alerts", "threshold"],
);
