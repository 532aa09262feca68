import everything from "../../test/requests/server-everything.json" with { type: "json" };
import type { PropertySchema, Question } from "./question.js";

// The inferred types of the JSON file are too broad: they give every request the properties of all others.
const template = everything.requests[0]?.params as unknown as Question;
const properties = Object.entries(template.requestedSchema.properties);

/**
 * A question of `fields` fields. Repeats those of the reference server's request, with different names, titles and descriptions in each
 * round. The first field takes a required text.
 */
export function questionOf(fields: number): Question {
  const repeated = Array.from({ length: fields }, (_, index): [string, PropertySchema] => {
    const [name, property] = properties[index % properties.length] ?? ["name", { type: "string", title: "Name" }];
    const round = Math.floor(index / properties.length);
    return round === 0
      ? [name, property]
      : [
          `${name}${round}`,
          { ...property, title: `${property.title} ${round}`, description: `${property.description ?? ""} (${round})` },
        ];
  });
  return {
    message: template.message,
    requestedSchema: { type: "object", properties: Object.fromEntries(repeated), required: ["name"] },
  };
}
