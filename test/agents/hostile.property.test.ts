// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ElicitResult } from "react-elicitation";
import { answerInterrupts } from "react-elicitation/ag-ui";
import { acpPermissions, askAiSdkApproval, askCodexApproval, askLangChainReview } from "react-elicitation/approval";
import { parseRequest } from "react-elicitation/core";
import { readQuestion } from "../../src/agents/acp/question.js";
import { approvals } from "../../src/approval/approvals.js";

// Whatever an agent sends, each adapter answers, and grants only what the person pressed among what was shown.

const server = { name: "Agent" };

/** The names that adapters read, so that values stand where they look. */
const names = [
  ..."toolCall toolCallId options optionId kind name content path oldText newText type diff rawInput locations _meta".split(
    " ",
  ),
  ..."codex_approval_kind mcp_tool_call persist tool_name tool_params tool_params_display session always".split(" "),
  ..."actionRequests reviewConfigs actionName allowedDecisions args approve reject state approval input id".split(" "),
  ..."approval-requested parts reason tool_call responseSchema properties approved editedArgs $ref $defs #/$defs/id".split(
    " ",
  ),
  ..."metadata langgraph raw expiresAt message toolCalls function arguments requestedSchema codex isSecret oneOf".split(
    " ",
  ),
  ..."allow_once allow_always reject_once __proto__ constructor boolean string object call-1".split(" "),
];
const name = fc.constantFrom(...names);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    name,
    fc.constantFrom(null, true, 0, "", "\u202e"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 5 }).map((record): unknown => JSON.parse(JSON.stringify(record))),
  ),
}));

const results: readonly ElicitResult[] = [
  { action: "accept", content: { option: "0" } },
  { action: "accept", content: { option: "never offered" } },
  { action: "accept", content: {} },
  { action: "decline" },
  { action: "cancel" },
];
const result = fc.constantFrom(...results);
const answering = (given: ElicitResult) => ({ elicit: () => Promise.resolve(given) });
const some = { requiredKeys: [] };

const kind = fc.constantFrom("allow_once", "allow_always", "reject_once", "reject_always", "toString");
const option = fc.record({ optionId: fc.constantFrom("a", "b", "__proto__"), kind, name: value }, some);
const toolCall = fc.record({ toolCallId: value, title: value, name: value, rawInput: value, content: value }, some);
const permission = fc.record({ sessionId: value, toolCall, options: fc.array(option, { maxLength: 4 }) });

test("of the Agent Client Protocol selects what was pressed, and for Decline one refusal", () => {
  fc.assert(
    fc.property(permission, result, (params, given) => {
      const { params: asked, reply } = acpPermissions()(params);
      const { outcome } = reply(given) as { readonly outcome: { readonly optionId?: string } };
      const meant = params.options.filter(({ optionId }) => optionId === outcome.optionId);

      expect(() => approvals.read(asked)).not.toThrow();
      if (outcome.optionId === undefined) return;
      expect(meant).toHaveLength(1);
      expect(given.action === "decline" ? meant[0]?.kind : params.options[0]).toBe(
        given.action === "decline" ? "reject_once" : meant[0],
      );
    }),
    { numRuns: 2000 },
  );
});

test("of the Agent Client Protocol reads anything as a form", () => {
  fc.assert(
    fc.property(value, (properties) => {
      expect(() => parseRequest(readQuestion({ message: "", requestedSchema: { properties } }).params)).not.toThrow();
    }),
  );
});

const schema = fc.record({ type: name, properties: value, $ref: name, $defs: value, required: value }, some);
const interrupt = fc.oneof(
  value,
  fc.record(
    { id: name, reason: name, message: value, toolCallId: name, responseSchema: schema, metadata: value },
    some,
  ),
);

test("of AG-UI resumes each interrupt with one entry, and approves nothing where no answer says so", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(interrupt, { maxLength: 4 }), fc.array(value), result, async (asked, messages, given) => {
      const { resume } = await answerInterrupts(answering(given), asked, { agent: server, messages });

      expect(resume).toHaveLength(asked.length);
      if (given.action !== "accept") expect(JSON.stringify(resume)).not.toContain('"approved":true');
    }),
    { numRuns: 2000 },
  );
});

const meta = fc.record({ codex_approval_kind: fc.constant("mcp_tool_call"), persist: value, tool_name: value }, some);
const part = fc.record({
  state: fc.constant("approval-requested"),
  approval: fc.record({ id: name }),
  input: value,
  toolCallId: value,
});
const review = fc.record({ actionRequests: fc.array(value), reviewConfigs: fc.array(value) }, some);

test("of Codex, LangChain and the AI SDK allows nothing that was not pressed", async () => {
  await fc.assert(
    fc.asyncProperty(meta, part, review, result, async (_meta, sent, actions, given) => {
      const answers = await Promise.all([
        askCodexApproval(answering(given), { _meta }, { server }),
        askLangChainReview(answering(given), actions, { server }),
        askAiSdkApproval(answering(given), sent, { server, messages: [{ parts: [sent] }] }),
      ]);

      expect(JSON.stringify(answers)).not.toMatch(/"(?:action|type)":"(?:accept|approve)"|"approved":true/);
    }),
    { numRuns: 1000 },
  );
});
