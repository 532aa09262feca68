/** A Markdown table whose columns are aligned, so that it can be read in a terminal, too. Figures stand to the right. */
export function markdown(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const isFigure = head.map((_, column) => body.some((row) => /^[\d.,-]+$/.test(row[column] ?? "")));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (isFigure[column] ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2))).join("|")}|`;
  return [line(head), rule, ...body.map(line)].join("\n");
}
