type Field = Readonly<Record<string, unknown>>;

const options = ["Frost", "Storm", "Heat"];

/**
 * A form definition of 13 fields of every type but `file`, three of them under a condition. Variants have the same size and structure, but
 * different texts, maximum lengths and patterns. The first field is a required text.
 */
export function definitionOf(variant: number): Field {
  const fields: readonly Field[] = [
    { id: "name", type: "text", label: "Name", required: true, validation: { maxLength: 100 + (variant % 100) } },
    { id: "code", type: "text", label: "Code", validation: { pattern: `^[A-Z]{2}-[0-9]{1,${4 + (variant % 100)}}$` } },
    { id: "email", type: "text", label: "Email", validation: { format: "email" }, default: "ada@mail.example" },
    { id: "height", type: "number", label: "Height", validation: { minimum: 0, maximum: 9000 }, default: 12 },
    { id: "sensors", type: "number", label: "Sensors", validation: { multipleOf: 1 }, default: 2 },
    { id: "online", type: "boolean", label: "Online", default: true },
    { id: "unit", type: "select", label: "Unit", options: ["C", "F"], default: "C" },
    { id: "level", type: "select", label: "Level", options: [1, 2, 3], default: 2 },
    { id: "alerts", type: "multi_select", label: "Alerts", options, validation: { minItems: 1 }, default: ["Frost"] },
    { id: "feed", type: "url", label: "Feed", default: "https://feeds.weather.example/" },
    { id: "page", type: "url", label: "Page", default: "https://www.weather.example/" },
    { id: "day", type: "date", label: "Day", validation: { minimum: "2026-01-01" }, default: "2026-12-01" },
    { id: "check", type: "date", label: "Check", validation: { format: "date-time" }, default: "2026-12-01T10:00:00Z" },
  ];
  const condition = { field: "online", operator: "equals", value: true };
  return {
    id: `station-${variant}`,
    title: "A weather station",
    fields: fields.map((field) => ({ ...field, label: `${String(field["label"])} ${variant}` })),
    validation: {
      dependencies: {
        feed: { condition, action: "show" },
        page: { condition: { any: [condition, { field: "name", operator: "isNotSet" }] }, action: "enable" },
        day: { condition: { not: { field: "level", operator: "greaterThan", value: 2 } }, action: "require" },
      },
    },
  };
}
