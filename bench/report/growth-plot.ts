import type { Result } from "../harness/measure.js";
import { type SubjectName, subjectNames } from "../harness/subjects.js";
import { writeFigure } from "./markdown.js";
import { type Row, rowsOf } from "./rows-of.js";

const panels = [
  { what: "open and settled", title: "Open the dialog and come to rest, ms" },
  { what: "errors shown", title: "Show an error at every field, ms" },
  { what: "keystroke", title: "A keystroke, ms of script" },
  { what: "keystroke after errors", title: "A keystroke after errors, ms of script" },
];

/** Colours that people with any colour vision can tell apart (Okabe and Ito, "Color Universal Design"). */
const colours: Readonly<Record<SubjectName, string>> = {
  ours: "#0072b2",
  floor: "#000000",
  "@rjsf/core": "#d55e00",
  "@jsonforms/react": "#cc79a7",
  uniforms: "#009e73",
  "react-hook-form": "#e69f00",
};

const width = 420;
const height = 260;
const left = 56;
/** The x position at which lines end. The values of the largest form stand next to it. */
const right = width - 44;
const bottom = 36;
const lineHeight = 14;

/** Cost against number of fields for all subjects, both on logarithmic scales, as an SVG document. */
export function growthPlot(results: readonly Result[]): string {
  const drawn = panels.map(({ what, title }, index) => {
    const x = (index % 2) * (width + 40);
    const y = 40 + Math.floor(index / 2) * (height + 50);
    return `<g transform="translate(${x} ${y})">${panel(results, what, title)}</g>`;
  });
  const legend = subjectNames.map(
    (name, index) =>
      `<g transform="translate(${left + index * 140} 20)"><line x2="24" y1="-4" y2="-4" ${stroke(name)}/><text x="30">${name}</text></g>`,
  );
  const size = { width: 2 * width + 60, height: 2 * (height + 50) + 50 };
  const note = `<text x="${left}" y="${size.height - 14}" fill="#555">Both axes are logarithmic. The values at the right are those of ours and of the floor in the largest form.</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="white"/>${legend.join("")}${drawn.join("")}${note}</svg>`;
}

function panel(results: readonly Result[], what: string, title: string): string {
  const rows = rowsOf(results).filter((row) => row.what === what);
  const figures = rows.flatMap((row) => Array.from(row.bySubject.values()));
  if (figures.length === 0) return "";
  const x = scale(
    rows.map(({ fields }) => fields),
    left,
    right,
  );
  const y = scale(figures, height - bottom, 30);
  const lines = subjectNames.map((name) => {
    const points = rows.flatMap(({ fields, bySubject }) => {
      const figure = bySubject.get(name);
      return figure === undefined ? [] : [`${x.at(fields)},${y.at(figure)}`];
    });
    return `<polyline points="${points.join(" ")}" fill="none" ${stroke(name)}/>`;
  });
  const across = rows.map(
    ({ fields }) =>
      `<text x="${x.at(fields)}" y="${height - bottom + 18}" text-anchor="middle">${writeFigure(fields)}</text>`,
  );
  const up = y.powers.map(
    (power) =>
      `<line x1="${left}" x2="${right}" y1="${y.at(power)}" y2="${y.at(power)}" stroke="#ddd"/><text x="${left - 6}" y="${y.at(power) + 4}" text-anchor="end">${writeFigure(power)}</text>`,
  );
  const names = `<text x="${left}" y="14" font-weight="bold">${title}</text><text x="${right}" y="${height - 4}" text-anchor="end">fields</text>`;
  return [names, ...up, ...across, ...lines, ...largest(rows.at(-1), y.at)].join("");
}

/** The figures of ours and of the floor in the largest form, at the ends of their lines, far enough apart to be read. */
function largest(row: Row | undefined, yOf: (figure: number) => number): readonly string[] {
  const ends = (["ours", "floor"] as const).flatMap((name) => {
    const figure = row?.bySubject.get(name);
    return figure === undefined ? [] : [{ name, figure, y: yOf(figure) + 4 }];
  });
  const [upper, lower] = ends.toSorted((one, other) => one.y - other.y);
  const between = upper && lower ? Math.max(0, lineHeight - (lower.y - upper.y)) / 2 : 0;
  return ends.map((end) => {
    const y = end.y + (end === upper ? -between : between);
    return `<text x="${right + 6}" y="${y}" fill="${colours[end.name]}" font-weight="bold">${writeFigure(end.figure)}</text>`;
  });
}

/** A logarithmic scale between two positions. `powers` are the powers of ten in its range. */
function scale(figures: readonly number[], from: number, to: number) {
  const positive = figures.filter((figure) => figure > 0);
  const [low, high] = [Math.log10(Math.min(...positive)), Math.log10(Math.max(...positive))];
  const at = (figure: number): number => from + ((Math.log10(figure) - low) / (high - low || 1)) * (to - from);
  const powers = Array.from({ length: 12 }, (_, index) => 10 ** (index - 5)).filter(
    (power) => Math.log10(power) >= low && Math.log10(power) <= high,
  );
  return { at, powers };
}

function stroke(name: SubjectName): string {
  const dash = name === "floor" ? ' stroke-dasharray="5 4"' : "";
  return `stroke="${colours[name]}" stroke-width="${name === "ours" ? 3 : 1.5}"${dash}`;
}
