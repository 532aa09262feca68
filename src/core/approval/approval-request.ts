import type { AskingTool } from "../types.js";

/**
 * A request to run a tool, which the person allows or denies. Everything in it is shown as text. The host needs
 * `approvals={approvals}` of `react-elicitation/approval`; without it, the request can only be declined.
 *
 * The outcome is `accept` with the content `{ option }`, the id of the option that was pressed, and `reason` if one was entered. It is
 * `decline` for the first option that denies only this call, and for the kit's own Decline where there is none. Look the id up among the
 * options of this very request, and grant nothing that is not one of them.
 */
export interface ApprovalRequest {
  /** Without its name the request cannot be allowed. */
  readonly tool: AskingTool;
  /** What the tool gets: JSON, as it was received. */
  readonly arguments?: unknown;
  /** The tool's JSON Schema. Its properties give the titles of the arguments and their order. */
  readonly inputSchema?: unknown;
  /** What changes in files, as far as the agent says it. */
  readonly changes?: readonly FileChange[] | undefined;
  /** The agent's words, which are shown after what is run. */
  readonly message?: string | undefined;
  readonly options: readonly ApprovalOption[];
  /** Whether the agent reads a reason that comes with a denial. @default false */
  readonly takesReason?: boolean | undefined;
  /** The number of calls that are decided together, this one included, if none of them runs once one is denied. @default 1 */
  readonly together?: number | undefined;
}

export interface FileChange {
  readonly path: string;
  /** Null or undefined for a new file. */
  readonly oldText?: string | null | undefined;
  readonly newText: string;
}

/** An answer that the source offers. */
export interface ApprovalOption {
  /** Unique in the request. Options that share an id are left out, because an answer could mean either. */
  readonly id: string;
  readonly decision: "allow" | "deny";
  /** Whether it decides later calls as well. The person then has to confirm it. @default this call only */
  readonly lasts?: "session" | "always" | undefined;
  /** The source's words. @default the kit's words for the decision */
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** All that a lasting option decides, such as rules. Shown before it is confirmed. @default not known, and said so */
  readonly covers?: readonly string[] | undefined;
}
