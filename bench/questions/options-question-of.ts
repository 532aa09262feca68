import type { PropertySchema, Question } from "./question.js";

/** A question with `options` options, of which one or any number may be chosen. */
export function optionsQuestionOf(options: number, many: "one" | "any"): Question {
  const values = Array.from({ length: options }, (_, index) => `Option ${index}`);
  const base = { title: "Place", description: "Choose from a long list" };
  const place: PropertySchema =
    many === "one" ? { ...base, type: "string", enum: values } : { ...base, type: "array", items: { enum: values } };
  const properties = { name: { type: "string", title: "Name" }, place };
  return { message: "Where do you want to go?", requestedSchema: { type: "object", properties, required: [] } };
}
