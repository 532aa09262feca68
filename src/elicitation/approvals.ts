import type { ComponentType } from "react";
import type { ToolRequest, UnreadableRequest } from "../core/types.js";
import type { Catalogue } from "../messages/english.js";
import type { Ending } from "./ending.js";
import type { GlyphName } from "./glyph.js";

/**
 * How requests to run a tool are read and shown: `approvals` of `react-elicitation/approval`. The host passes it in, so that a dialog does not
 * load what its agents do not ask.
 */
export interface Approvals {
  /** Accepts any value and never throws. */
  readonly read: (approval: unknown) => ShownToolRequest | UnreadableRequest;
}

/** A request to run a tool, with what shows it. */
export interface ShownToolRequest extends ToolRequest {
  /** The name of the tool, for display. */
  readonly tool: string;
  /** Everything below the header. */
  readonly View: ComponentType;
  readonly title: (messages: Catalogue, server: string) => string;
  /** How it ended, if the person has decided. */
  readonly settled: (messages: Catalogue, ending: Ending) => SettledTool | undefined;
  /** What is kept of it with its ending. */
  readonly kept: unknown;
}

export interface SettledTool {
  readonly glyph: GlyphName;
  readonly text: string;
  /** The parts of the text that do not come from the kit. */
  readonly isolate: readonly string[];
}
