import { parseArgs } from "node:util";
import { type SubjectName, subjectNames } from "./subjects.js";

/** What to measure, and how thoroughly. */
export interface Asked {
  readonly measures: readonly string[];
  readonly subjects: readonly SubjectName[];
  /** Numbers of fields. */
  readonly sizes: readonly number[];
  readonly runs: (thorough: number) => number;
  /** Nothing is left out, so the figures may be written down. */
  readonly isAll: boolean;
}

const allSizes = [5, 13, 50, 200, 1000];
const smallSizes = [5, 13, 50];

/** Reads the command line; what is wrong with it, in words, if anything is. */
export function readArguments(args: readonly string[], measures: readonly string[]): Asked | string {
  try {
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
    return {
      measures: named(only, measures, "measure"),
      subjects: named(subject, subjectNames, "subject"),
      sizes: fields === undefined ? (quick ? smallSizes : allSizes) : fields.map(toSize),
      runs: (thorough) => (quick ? Math.ceil(thorough / 10) : thorough),
      isAll: !quick && only === undefined && subject === undefined && fields === undefined,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function usage(measures: readonly string[]): string {
  return [
    "npm run bench -- [--quick] [--only <measure>]... [--subject <name>]... [--fields <number>]...",
    `  measures: ${measures.join(", ")}`,
    `  subjects: ${subjectNames.join(", ")}`,
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
  if (!Number.isInteger(size) || size < 1) throw new Error(`${text} is no number of fields.`);
  return size;
}
