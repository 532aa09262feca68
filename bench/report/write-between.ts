import { readFileSync, writeFileSync } from "node:fs";

/** Puts text between the two comments of this name in a Markdown file, in place of what stood there. */
export function writeBetween(file: string, name: string, text: string): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const whole = readFileSync(file, "utf8");
  const from = whole.indexOf(start);
  const to = whole.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no ${start} with ${end} behind it.`);
  writeFileSync(file, `${whole.slice(0, from)}${start}\n\n${text}\n\n${whole.slice(to)}`);
}
