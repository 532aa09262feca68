import type { ClientOptions } from "@modelcontextprotocol/client";

export const ERAS = ["auto", "2025-11-25", "2026-07-28"] as const;

/** The revision of MCP to use. `auto` uses the newest that the server knows. */
export type Era = (typeof ERAS)[number];

export function isEra(value: unknown): value is Era {
  return ERAS.some((era) => era === value);
}

export function versionNegotiationOf(era: Era): NonNullable<ClientOptions["versionNegotiation"]> {
  switch (era) {
    case "auto":
      return { mode: "auto" };
    case "2025-11-25":
      return { mode: "legacy" };
    case "2026-07-28":
      return { mode: { pin: era } };
  }
}
