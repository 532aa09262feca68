import everything from "../../test/requests/server-everything.json" with { type: "json" };
import type { PropertySchema, Question } from "./question.js";

// The types of a JSON file say too much: that every property of any request may be in all of them.
const template = everything.requests[0]?.params as unknown as Question;
const properties = Object.entries(template.requestedSchema.properties);

/**
 * A question of so many fields: those of the reference server's request, over and over, each time with other names, titles and
 * descriptions. The first field is a required text.
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
