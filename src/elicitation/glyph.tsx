import type { ReactNode } from "react";

const circle = "M1.75 8a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 1 0-12.5 0";

export type GlyphName =
  | "back"
  | "cancelled"
  | "clock"
  | "close"
  | "copy"
  | "declined"
  | "dialog"
  | "done"
  | "error"
  | "fold"
  | "lock"
  | "note"
  | "open"
  | "search"
  | "stopped"
  | "tool"
  | "warning";

/** Paths in a 16 × 16 view box. A dot is a stroke of almost no length with round ends. */
const paths: Readonly<Record<GlyphName, string>> = {
  back: "m9.75 4-4 4 4 4",
  cancelled: `${circle}M5.25 8h5.5`,
  clock: `${circle}M8 4.5V8l2.25 1.5`,
  close: "m4 4 8 8m0-8-8 8",
  copy: "M7 5.75h5A1.25 1.25 0 0 1 13.25 7v5A1.25 1.25 0 0 1 12 13.25H7A1.25 1.25 0 0 1 5.75 12V7A1.25 1.25 0 0 1 7 5.75M3.25 10A1 1 0 0 1 2.75 9V4A1.25 1.25 0 0 1 4 2.75h5a1 1 0 0 1 1 .5",
  declined: `${circle}m1.85-4.4 8.8 8.8`,
  dialog: "M9.5 2.75h3.75V6.5M13 3 9 7M6.5 13.25H2.75V9.5M3 13l4-4",
  done: `${circle}m3.5.25 2 2 3.5-4`,
  error: `${circle}M8 4.75v3.75M8 11.1v.01`,
  fold: "m4 6.25 4 4 4-4",
  lock: "M4.25 7.25h7.5a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-7.5a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1m1 0V5a2.75 2.75 0 0 1 5.5 0v2.25",
  note: `${circle}M8 7.5v3.75M8 4.9v.01`,
  open: "M6.5 3.25H4A1.25 1.25 0 0 0 2.75 4.5V12A1.25 1.25 0 0 0 4 13.25h7.5A1.25 1.25 0 0 0 12.75 12V9.5m-3-6.75h3.5v3.5M13 3 7.5 8.5",
  search: "M2.75 7a4.25 4.25 0 1 0 8.5 0 4.25 4.25 0 1 0-8.5 0m7.35 3.1 3.4 3.4",
  stopped: `${circle}M6.25 6.25h3.5v3.5h-3.5z`,
  tool: "M3.75 3.25h8.5a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1h-8.5a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1m1.5 3 2 1.75-2 1.75m3.5 0h2",
  warning: "M8 2.25 1.75 13.25h12.5zM8 6.5v3M8 11.4v.01",
};

/**
 * An icon beside a text with the same meaning, so it is hidden from assistive technology. Each has its own shape, because not everybody can
 * distinguish colours. Renders an `<svg>` in the colour of the text, with a size of its own in case the stylesheet is missing.
 */
export function Glyph({ name }: { readonly name: GlyphName }): ReactNode {
  return (
    <svg
      className="elicit-glyph"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
