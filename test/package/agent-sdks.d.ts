// The types that guides take from packages that weigh too much to be installed, as their packages of these versions declare them.

// 0.3.332
declare module "@anthropic-ai/claude-agent-sdk" {
  interface Rules {
    type: "addRules" | "replaceRules" | "removeRules";
    rules: { toolName: string; ruleContent?: string }[];
    behavior: "allow" | "deny" | "ask";
    destination: Destination;
  }
  type Destination = "userSettings" | "projectSettings" | "localSettings" | "session" | "cliArg";
  type PermissionUpdate =
    | Rules
    | { type: "setMode"; mode: string; destination: Destination }
    | { type: "addDirectories" | "removeDirectories"; directories: string[]; destination: Destination };
  export type PermissionResult =
    | { behavior: "allow"; updatedInput?: Record<string, unknown>; updatedPermissions?: PermissionUpdate[] }
    | { behavior: "deny"; message: string; interrupt?: boolean };
  export type CanUseTool = (
    toolName: string,
    input: Record<string, unknown>,
    options: {
      signal: AbortSignal;
      suggestions?: PermissionUpdate[];
      decisionReason?: string;
      displayName?: string;
      description?: string;
      toolUseID: string;
      suppressAlwaysAllowRule?: boolean;
      matchedAskRule?: object;
    },
  ) => Promise<PermissionResult | null>;
  interface ElicitationRequest {
    serverName: string;
    message: string;
    mode?: "form" | "url";
    url?: string;
    elicitationId?: string;
    requestedSchema?: Record<string, unknown>;
  }
  interface ElicitationResult {
    action: "accept" | "decline" | "cancel";
    content?: Record<string, string | number | boolean | string[]>;
  }
  export type OnElicitation = (
    request: ElicitationRequest,
    options: { signal: AbortSignal; requestId: string },
  ) => Promise<ElicitationResult | null>;
  export type SDKMessage =
    | { type: "system"; subtype: "elicitation_complete"; mcp_server_name: string; elicitation_id: string }
    | { type: "system"; subtype: "init" }
    | { type: "assistant" };
  export function query(given: {
    prompt: string;
    options?: { canUseTool?: CanUseTool; onElicitation?: OnElicitation };
  }): AsyncGenerator<SDKMessage, void>;
}

// 0.15.22
declare module "@assistant-ui/react" {
  interface ToolApprovalOption {
    readonly id: string;
    readonly kind: string;
    readonly label?: string;
    readonly description?: string;
    readonly grants?: readonly string[];
  }
  type ToolApprovalResponse =
    | { readonly approved: boolean; readonly reason?: string }
    | { readonly optionId: string; readonly reason?: string };
  export interface ToolCallMessagePartProps {
    readonly toolName: string;
    readonly toolCallId: string;
    readonly args: unknown;
    readonly approval?: {
      readonly id: string;
      readonly prompt?: string;
      readonly display?: "decision" | "select" | "text" | "questions";
      readonly approved?: boolean;
      readonly isAutomatic?: boolean;
      readonly options?: readonly ToolApprovalOption[];
      readonly resolution?: "cancelled" | "expired";
    };
    respondToApproval(response: ToolApprovalResponse): Promise<void>;
  }
}

// 4.0.177
declare module "@ai-sdk/react" {
  import type { UIMessage } from "ai";

  export function useChat(): {
    readonly messages: readonly UIMessage[];
    readonly sendMessage: (message: { text: string }) => Promise<void>;
    readonly stop: () => Promise<void>;
  };
}

// 16.4.6
declare module "next/server" {
  export class NextRequest extends Request {
    readonly cookies: { has(name: string): boolean };
  }
  export class NextResponse extends Response {
    static next(): NextResponse;
    readonly cookies: { set(name: string, value: string, options: object): void };
  }
}
