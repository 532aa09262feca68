import { subjectNames } from "./subjects.js";

/** How the benchmark is called. */
export function usage(measures: readonly string[]): string {
  return [
    "npm run bench -- [--quick] [--only <measure>]... [--subject <name>]... [--fields <number>]...",
    `  measures: ${measures.join(", ")}`,
    `  subjects: ${subjectNames.join(", ")}`,
    "  fields: numbers of them in a form; 2000 stands for so many options in one field",
    "  bytes, first-request, rounds and the checks of core are always taken with 13 fields, queue and hostile without any.",
    "  With any of these the figures are printed only.",
  ].join("\n");
}
