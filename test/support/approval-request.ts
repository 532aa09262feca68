import type { ApprovalRequest } from "react-elicitation/approval";

/** A request to run a tool, with the answers that agents offer. */
export const approvalRequest = {
  tool: { name: "run_command", title: "Run command" },
  arguments: { command: "npm test -- --run src/alerts", cwd: "services/weather" },
  message: "I’d like to run the tests.",
  options: [
    { id: "once", decision: "allow" },
    { id: "always", decision: "allow", lasts: "always", covers: ["run_command(npm test:*)"] },
    { id: "no", decision: "deny" },
  ],
  takesReason: true,
} as const satisfies ApprovalRequest;
