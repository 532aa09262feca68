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

const difference = `--- a/src/alerts/frost.ts
+++ b/src/alerts/frost.ts
@@ -18,8 +18,10 @@
 export function isFrost(reading: Reading) {
-  return reading.celsius <= 0;
+  // Valleys freeze before stations do.
+  const margin = reading.isValley ? 2 : 0;
+  return reading.celsius <= margin;
 }
 
 export const frost: Alert = {
-  name: "frost",
+  name: "frost in valleys",
   check: isFrost,
 };
`;

/** A request with every kind of argument, some of which nobody would see, and answers in the agent's words. */
export const everyArgument = {
  tool: { name: "edit_file", title: "Edit file", annotations: { destructiveHint: true } },
  together: 2,
  arguments: {
    path: "services/weather/src/alerts/frost.ts",
    patch: difference,
    reason: "Stations stand on ridges. In the valleys below them air is up to 2 degrees colder at night.",
    command: 'npm test -- --run src/alerts && git add -A && git commit -m "Warn of frost\u202e in valleys"',
    options: { encoding: "utf-8", backup: true, owner: { user: "ada", group: "staff" }, retries: 3 },
    force: false,
    note: "",
  },
  changes: [{ path: "CHANGELOG.md", oldText: "# Changes\n\n", newText: "# Changes\n\n- Frost in valleys\n" }],
  message: "I’d like to fix the alert and run its tests.",
  options: [
    { id: "once", decision: "allow", label: "Yes" },
    { id: "session", decision: "allow", lasts: "session", description: "Until this chat is closed" },
    { id: "always", decision: "allow", lasts: "always", label: "Yes, and don’t ask again for edits" },
    { id: "no", decision: "deny", label: "No" },
  ],
  takesReason: true,
} as const satisfies ApprovalRequest;
