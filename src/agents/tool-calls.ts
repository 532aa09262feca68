import type { AskingTool, ServerIdentity } from "../core/types.js";

// Most protocols do not say which call of a chat asks. The chat knows which calls run, so its adapter says so where requests pass.

/** A call of a tool, as a chat knows it. */
export interface ToolCall {
  readonly callId: string | undefined;
  readonly tool: AskingTool;
  /** Aborts when the call ends. */
  readonly signal: AbortSignal;
}

/** The calls of tools that run. */
export interface RunningCalls {
  readonly add: (call: ToolCall, server: ServerIdentity) => void;
  readonly remove: (call: ToolCall) => void;
  /** Runs a part of a call. What asks from there belongs to this call, where the platform can tell. */
  readonly within: (call: ToolCall, work: () => unknown) => unknown;
  /** The calls that may have led to a request of this server. */
  readonly callersOf: (server: ServerIdentity) => readonly ToolCall[];
}

/**
 * Where a queue or a bridge has the calls whose requests it takes. They are on the object and not in a module, because servers such as
 * Next.js give each route its own copy of a module.
 */
export const runningCalls: unique symbol = Symbol.for("react-elicitation.running-calls");
