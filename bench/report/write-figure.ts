/** Three digits, and no more zeros than that needs. */
export function writeFigure(figure: number | undefined): string {
  if (figure === undefined) return "";
  if (Math.abs(figure) >= 1000) return Math.round(figure).toLocaleString("en");
  return String(Number(figure.toPrecision(3)));
}
