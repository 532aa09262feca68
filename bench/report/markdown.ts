/** A Markdown table with padded columns, so that it can be read in a terminal, too. Figures are aligned to the right. */
export function markdown(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)));
  const isFigure = head.map((_, column) => body.some((row) => /^[\d.,-]+$/.test(row[column] ?? "")));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (isFigure[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  // In the style of the formatter, which checks the README.
  const rule = line(
    widths.map((width, column) => (isFigure[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width))),
  );
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** Three significant digits, without trailing zeros. */
export function writeFigure(figure: number | undefined): string {
  if (figure === undefined) return "";
  if (Math.abs(figure) >= 1000) return Math.round(figure).toLocaleString("en");
  return String(Number(figure.toPrecision(3)));
}
