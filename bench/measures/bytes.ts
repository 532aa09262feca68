import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Measure, Result } from "../harness/measure.js";

interface Sized {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What is downloaded, minified and gzipped, without React: by size-limit, with ours loaded in parts and each peer in one. */
export const bytes: Measure = async ({ subjects }) => {
  const parts = readSizes(`${root}.size-limit.mjs`);
  const peers = readSizes(`${root}bench/size-limit.mjs`);
  const result = (what: string, subject: Result["subject"], size: number): Result => ({
    what,
    subject,
    fields: 0,
    median: size / 1024,
    unit: "KiB",
  });
  // What a form loads where eval is allowed. What two parts share is counted twice.
  const loaded = [
    "first load of a host",
    "dialog without validator",
    "what looks a form over",
    "answers, read and put into words",
    "rules of checking",
    "validator",
  ];
  const ours = parts.filter(({ name }) => loaded.includes(name)).reduce((sum, { size }) => sum + size, 0);
  return [
    ...parts.map(({ name, size }) => result(`download: ${name}`, "ours", size)),
    result("download: all a form needs", "ours", ours),
    ...subjects.flatMap((subject) =>
      peers
        .filter(({ name }) => name === subject)
        .map(({ size }) => result("download: all a form needs", subject, size)),
    ),
  ];
};

function readSizes(config: string): readonly Sized[] {
  const output = execFileSync(`${root}node_modules/.bin/size-limit`, ["--json", "--config", config], {
    cwd: root,
    encoding: "utf8",
  });
  return JSON.parse(output) as Sized[];
}
