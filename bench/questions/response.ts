/** A form definition of eight fields, one of every type. */
export const definition = {
  id: "station",
  title: "A weather station",
  fields: [
    {
      id: "name",
      type: "text",
      label: "Name",
      required: true,
      validation: { maxLength: 100, pattern: "^[A-Za-z ]+$" },
    },
    { id: "sensors", type: "number", label: "Sensors", validation: { minimum: 0, multipleOf: 1 } },
    { id: "online", type: "boolean", label: "Online" },
    { id: "unit", type: "select", label: "Unit", options: ["C", "F"] },
    { id: "alerts", type: "multi_select", label: "Alerts", options: ["Frost", "Storm"], validation: { minItems: 1 } },
    { id: "feed", type: "url", label: "Feed", validation: { blockPrivateIPs: true } },
    { id: "day", type: "date", label: "Day", validation: { minimum: "2026-01-01" } },
    { id: "log", type: "file", label: "Log", validation: { maxSize: 10_000, allowedExtensions: [".txt"] } },
  ],
};

/** A valid response to the definition from a client that sends numbers and booleans as text. */
export const response = {
  form_id: "station",
  responses: {
    name: "Ada Example",
    sensors: "3",
    online: "true",
    unit: "C",
    alerts: "Frost",
    feed: "https://feeds.weather.example/",
    day: "2026-12-01T10:00:00Z",
    log: { filename: "log.txt", content_type: "text/plain", size: 3, content: "YWJj" },
  },
};
