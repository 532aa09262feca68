import { parseArgs } from "node:util";
import { type SubjectName, subjectNames } from "./subjects.js";

/** What to measure, and how thoroughly. */
export interface Asked {
  readonly measures: readonly string[];
  readonly subjects: readonly SubjectName[];
  /** Numbers of fields. */
  readonly sizes: readonly number[];
  /** Numbers of options in one field. */
  readonly options: readonly number[];
  readonly runs: (thorough: number) => number;
  /** Whether everything is measured thoroughly, so that the report may be written. */
  readonly isAll: boolean;
}

const allSizes = [5, 13, 50, 200, 1000];
const smallSizes = [5, 13, 50];
const allOptions = [2000];

/**
 * Reads the command line.
 *
 * @throws {Error} whose message says what is wrong with the command line
 */
export function readArguments(args: readonly string[], measures: readonly string[]): Asked {
  const { values } = parseArgs({
    args: Array.from(args),
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
      subject: { type: "string", multiple: true },
      fields: { type: "string", multiple: true },
    },
  });
  const { quick, only, subject, fields } = values;
  const sizes = fields?.map(toSize);
  return {
    measures: named(only, measures, "measure"),
    subjects: named(subject, subjectNames, "subject"),
    sizes: sizes?.filter((size) => !allOptions.includes(size)) ?? (quick ? smallSizes : allSizes),
    options: sizes?.filter((size) => allOptions.includes(size)) ?? allOptions,
    runs: (thorough) => (quick ? Math.ceil(thorough / 10) : thorough),
    isAll: !quick && only === undefined && subject === undefined && fields === undefined,
  };
}

/** The help text. */
export function usage(measures: readonly string[]): string {
  return [
    "npm run bench -- [--quick] [--only <measure>]... [--subject <name>]... [--fields <number>]...",
    `  measures: ${measures.join(", ")}`,
    `  subjects: ${subjectNames.join(", ")}`,
    "  fields: numbers of them in a form; 2000 stands for so many options in one field",
    "  bytes, first-request, rounds, definitions and the checks of core are always taken with 13 fields, conditions with 31, queue and hostile without any.",
    "  With any of these the figures are printed only.",
  ].join("\n");
}

function named<Name extends string>(
  asked: readonly string[] | undefined,
  all: readonly Name[],
  kind: string,
): readonly Name[] {
  const unknown = asked?.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`No ${kind} is called ${unknown}.`);
  return asked === undefined ? all : all.filter((name) => asked.includes(name));
}

function toSize(text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 1) throw new Error(`${text} is not a number of fields.`);
  return size;
}
