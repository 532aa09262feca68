import { isRecord, readList, readText } from "../json.js";

/** One of a server's icons, as it says. */
export interface DeclaredIcon {
  readonly src: string;
  /** In small letters; `""` where none is given. */
  readonly mimeType: string;
  /** The longer sides it is made for, in pixels; `Infinity` for any. */
  readonly sides: readonly number[];
  /** The background it is made for. */
  readonly theme: "light" | "dark" | undefined;
}

/** How many are looked at. No server needs more: a few sizes, light and dark. */
const mostIcons = 16;

/**
 * The icons in an MCP `Implementation` (2025-11-25, `Icon`): `{ src, mimeType?, sizes?, theme? }[]`, sizes such as `"48x48"` or `"any"`.
 * Entries of other shapes are left out. Total: any value in, never a throw.
 */
export function readIcons(serverInfo: unknown): readonly DeclaredIcon[] {
  const icons = (isRecord(serverInfo) && readList(serverInfo, "icons")) || [];
  return icons.slice(0, mostIcons).flatMap((icon) => {
    const src = isRecord(icon) ? readText(icon, "src") : undefined;
    if (!isRecord(icon) || src === undefined) {
      return [];
    }
    const mimeType = (readText(icon, "mimeType") ?? "").toLowerCase();
    const sizes = readList(icon, "sizes") ?? [];
    const theme = readText(icon, "theme");
    return {
      src,
      mimeType,
      sides: mimeType === "image/svg+xml" ? [Infinity] : sizes.slice(0, mostIcons).flatMap(sideOf),
      theme: theme === "light" || theme === "dark" ? theme : undefined,
    };
  });
}

function sideOf(size: unknown): readonly number[] {
  if (typeof size !== "string") {
    return [];
  }
  const sides = /^\d{1,5}x\d{1,5}$/i.test(size) ? size.toLowerCase().split("x").map(Number) : [];
  const side = size === "any" ? Infinity : Math.max(0, ...sides);
  return side > 0 ? [side] : [];
}
