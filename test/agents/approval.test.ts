// @vitest-environment node
import { type AnyMessage, client } from "@agentclientprotocol/sdk";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue, type ElicitationQueue, type ElicitResult } from "react-elicitation";
import { connectAcp } from "react-elicitation/acp";
import {
  acpPermissions,
  approvals,
  askAiSdkApproval,
  askCodexApproval,
  askLangChainReview,
} from "react-elicitation/approval";
import type { RequestElicitor } from "../../src/agents/port.js";
import { nextRequest } from "../mcp/next-request.js";
import aiSdk from "../requests/agents/ai-sdk-approval.json" with { type: "json" };
import onlyAlways from "../requests/agents/acp-permission-only-always.json" with { type: "json" };
import permission from "../requests/agents/acp-permission.json" with { type: "json" };
import codex from "../requests/agents/codex-mcp-approval.json" with { type: "json" };
import codexForm from "../requests/agents/codex-mcp-form.json" with { type: "json" };
import codexOnce from "../requests/agents/codex-mcp-approval-once.json" with { type: "json" };
import suggestion from "../requests/agents/codex-tool-suggestion.json" with { type: "json" };
import langChain from "../requests/agents/langchain-hitl.json" with { type: "json" };
import langChainPython from "../requests/agents/langchain-hitl-python.json" with { type: "json" };

const server = { name: "Coder" };

/** What a person does with one request after the other. `unseen` is what becomes of it where nobody sees it. */
type Act = ElicitResult | "unseen";

const press = (option: string, reason?: string): ElicitResult => ({
  action: "accept",
  content: { option, ...(reason !== undefined && { reason }) },
});

/** A queue in which somebody acts at once. */
function acting(...acts: readonly Act[]) {
  const left = [...acts];
  const elicit = vi.fn<RequestElicitor["elicit"]>((_params, { onRefused }) => {
    const act = left.shift() ?? { action: "cancel" };
    if (act === "unseen") onRefused?.("rate");
    return Promise.resolve(act === "unseen" ? { action: "cancel" } : act);
  });
  return { elicit };
}

/** What the queue has got: approvals, in their order. */
const asked = ({ elicit }: ReturnType<typeof acting>): readonly unknown[] =>
  elicit.mock.calls.map(([params]) => params);

interface Message {
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

/** An agent over the SDK of ACP. */
function connect(queue: ElicitationQueue, toolCall?: (of: { sessionId: string; toolCallId: string }) => unknown) {
  const toClient = new TransformStream<AnyMessage, AnyMessage>();
  const toAgent = new TransformStream<AnyMessage, AnyMessage>();
  const app = client({ name: "chat" });
  const { stop } = connectAcp(app, queue, { agent: server, permissions: acpPermissions({ toolCall }) });
  const connection = app.connect({ readable: toClient.readable, writable: toAgent.writable });
  onTestFinished(() => connection.close());
  const [writer, reader] = [toClient.writable.getWriter(), toAgent.readable.getReader()];
  return {
    stop,
    send: (message: Message) => void writer.write({ ...message, jsonrpc: "2.0" }),
    outcome: async (): Promise<unknown> => {
      const { value } = await reader.read();
      return value && "result" in value ? value.result : value;
    },
  };
}

/** What ACP gets after an act. */
async function permitted(message: Message, act: Act): Promise<unknown> {
  const queue = createElicitationQueue(act === "unseen" ? { requestsPerMinute: 0 } : {});
  const peer = connect(queue);
  peer.send(message);
  if (act !== "unseen") (await nextRequest(queue)).settle(act);
  return peer.outcome();
}

const selected = (optionId: string) => ({ outcome: { outcome: "selected", optionId } });
const cancelled = { outcome: { outcome: "cancelled" } };
const codexCancelled = { action: "cancel", content: null, _meta: null };
const codexAnswer = (sample: { readonly message: { readonly params: unknown } }, act: Act) =>
  askCodexApproval(acting(act), sample.message.params, { server });
const aiSdkAnswer = (act: Act) => askAiSdkApproval(acting(act), aiSdk.message, { server });
const review = langChain.message.__interrupt__[0]?.value;
const reviewed = (...acts: readonly Act[]) => askLangChainReview(acting(...acts), review, { server });

describe("what is asked", () => {
  test("says of ACP what the tool gets, what changes, and the options in their order", async () => {
    const queue = createElicitationQueue();
    connect(queue).send(permission.message);

    expect(await nextRequest(queue)).toMatchObject({
      isApproval: true,
      server,
      callId: "call-4",
      params: {
        tool: { name: "Edit notes/1.md" },
        arguments: { file_path: "/home/ada/notes/1.md" },
        changes: [{ path: "/home/ada/notes/1.md", oldText: "Milk\n", newText: "Milk\nEggs\n" }],
        options: [
          { label: "Allow once", decision: "allow" },
          { label: "Allow all edits in this session", decision: "allow", lasts: "always" },
          { label: "Reject", decision: "deny" },
        ],
      },
    });
  });

  test("has what was said earlier of a call of ACP, whose request has only its id", async () => {
    const queue = createElicitationQueue();
    const known = { name: "run", title: "Run tests", rawInput: { command: "npm test" } };
    const peer = connect(queue, ({ toolCallId }) => (toolCallId === "call-4" ? known : undefined));
    const { options } = permission.message.params;

    peer.send({ ...permission.message, params: { sessionId: "sess-1", toolCall: { toolCallId: "call-4" }, options } });

    expect((await nextRequest(queue)).params).toMatchObject({
      tool: { name: "run", title: "Run tests" },
      arguments: { command: "npm test" },
    });
  });

  test("says of Codex what the tool gets, and only the scopes that are offered", async () => {
    const [queue, once] = [acting(), acting()];
    await askCodexApproval(queue, codex.message.params, { server });
    await askCodexApproval(once, codexOnce.message.params, { server });

    expect(asked(queue)).toMatchObject([
      {
        tool: { name: "delete_note", title: "Delete a note", annotations: { destructiveHint: true } },
        arguments: { id: "n-1", force: true },
        message: codex.message.params.message,
        options: [{ id: "once" }, { id: "session" }, { id: "always" }, { id: "deny" }],
      },
    ]);
    expect(asked(once)).toMatchObject([{ options: [{ id: "once" }, { id: "deny" }] }]);
  });

  test("says of the AI SDK what the tool gets, and why", async () => {
    const queue = acting();
    await askAiSdkApproval(queue, aiSdk.message, { server });

    expect(asked(queue)).toMatchObject([
      { tool: { name: "delete_note" }, arguments: { id: "n-1" }, message: "Deletes for good.", takesReason: true },
    ]);
  });

  test("is each action of LangChain, and how many are decided together, in both spellings", async () => {
    const [queue, python] = [acting(press("approve"), press("approve")), acting()];
    await askLangChainReview(queue, review, { server });
    await askLangChainReview(python, langChainPython.message.value, { server });

    expect(asked(queue)).toMatchObject([
      { tool: { name: "delete_note" }, arguments: { id: "n-1" }, together: 2 },
      { tool: { name: "send_note" }, together: 2 },
    ]);
    expect(asked(python)).toMatchObject([
      { tool: { name: "delete_note" }, options: [{ id: "approve" }, { id: "reject" }] },
    ]);
  });

  test("is not an approval of Codex without its mark: a server's own form stays one", () => {
    expect(askCodexApproval(acting(), codexForm.message.params, { server })).toBeUndefined();
  });

  test.each([
    ["decided by itself", { ...aiSdk.message, approval: { id: "a", isAutomatic: true } }],
    ["answered", { ...aiSdk.message, state: "approval-responded" }],
    ["not a part at all", "text"],
  ])("is nothing for a part of the AI SDK that is %s", async (_, part) => {
    const queue = acting(press("allow"));

    expect(await askAiSdkApproval(queue, part, { server })).toBeUndefined();
    expect(queue.elicit).not.toHaveBeenCalled();
  });
});

test("of parts of the AI SDK that share the id of their approval none is asked, because one answer would decide all", async () => {
  const queue = acting(press("allow"), press("allow"));
  const messages = [{ parts: [aiSdk.message] }, { parts: [{ ...aiSdk.message, toolCallId: "other" }] }];
  const answered = [{ parts: [{ ...aiSdk.message, state: "approval-responded" }, aiSdk.message] }];

  expect(await askAiSdkApproval(queue, aiSdk.message, { server, messages })).toBeUndefined();
  expect(queue.elicit).not.toHaveBeenCalled();
  expect(await askAiSdkApproval(queue, aiSdk.message, { server, messages: answered })).toMatchObject({
    approved: true,
  });
});

describe("what is answered", () => {
  test.each([
    ["once", press("0"), selected("once")],
    ["always", press("1"), selected("always")],
    ["no", press("2"), selected("no")],
    ["Decline", { action: "decline" }, selected("no")],
    ["Close", { action: "cancel" }, cancelled],
  ] as const)("reaches ACP: %s", async (_, act, expected) => {
    expect(await permitted(permission.message, act)).toEqual(expected);
  });

  test.each([
    ["once", press("once"), { action: "accept", content: null, _meta: null }],
    ["session", press("session"), { action: "accept", content: null, _meta: { persist: "session" } }],
    ["always", press("always"), { action: "accept", content: null, _meta: { persist: "always" } }],
    ["Decline", { action: "decline" }, { action: "decline", content: null, _meta: null }],
    ["Close", { action: "cancel" }, codexCancelled],
  ] as const)("reaches Codex: %s", async (_, act, expected) => {
    expect(await codexAnswer(codex, act)).toEqual(expected);
  });

  test.each([
    ["allow", press("allow"), { id: "appr-1", approved: true }],
    ["Decline", { action: "decline" }, { id: "appr-1", approved: false }],
    ["a reason", press("deny", "Not this one"), { id: "appr-1", approved: false, reason: "Not this one" }],
    ["Close", { action: "cancel" }, undefined],
  ] as const)("reaches the AI SDK: %s", async (_, act, expected) => {
    expect(await aiSdkAnswer(act)).toEqual(expected);
  });

  test("reaches LangChain as one decision for each action, or not at all", async () => {
    expect(await reviewed(press("approve"), press("reject", "Wrong"))).toEqual({
      decisions: [{ type: "approve" }, { type: "reject", message: "Wrong" }],
    });
    expect(await reviewed(press("approve"), { action: "cancel" })).toBeUndefined();
  });

  test("counts the actions of LangChain as one request, shown together or not at all", async () => {
    const [one, none] = [createElicitationQueue({ requestsPerMinute: 1 }), createElicitationQueue({ maxPending: 1 })];
    void askLangChainReview(one, review, { server });

    expect(await askLangChainReview(none, review, { server })).toBeUndefined();
    await vi.waitFor(() => expect(one.getSnapshot().pending).toHaveLength(2));
  });

  test("takes back the other actions of LangChain once one of them was closed", async () => {
    const queue = createElicitationQueue();
    const resume = askLangChainReview(queue, review, { server });
    (await nextRequest(queue)).settle({ action: "cancel" });

    expect(await resume).toBeUndefined();
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test("is cancelled where the person has stopped the turn", async () => {
    const queue = createElicitationQueue();
    const peer = connect(queue);
    peer.send(permission.message);
    await nextRequest(queue);

    peer.stop("sess-1");

    expect(await peer.outcome()).toEqual(cancelled);
  });
});

describe("what must never be mapped", () => {
  test("1. what nobody saw, to a refusal", async () => {
    expect(await permitted(permission.message, "unseen")).toEqual(cancelled);
    expect(await codexAnswer(codex, "unseen")).toEqual(codexCancelled);
    expect(await aiSdkAnswer("unseen")).toBeUndefined();
    expect(await reviewed("unseen", press("approve"))).toBeUndefined();
  });

  test("2. Decline, to more than the one refusal that was offered", async () => {
    expect(await permitted(onlyAlways.message, { action: "decline" })).toEqual(cancelled);
  });

  test("3. an answer without an option, to a grant", async () => {
    const empty = { action: "accept", content: {} } as const;

    expect(await permitted(permission.message, empty)).toEqual(cancelled);
    expect(await codexAnswer(codexOnce, empty)).toEqual(codexCancelled);
    expect(await aiSdkAnswer(empty)).toBeUndefined();
    expect(await reviewed(empty, press("approve"))).toBeUndefined();
  });

  test("4. an option or a scope that was not in this request", async () => {
    expect(await permitted(permission.message, press("once"))).toEqual(cancelled);
    expect(await permitted(permission.message, press("constructor"))).toEqual(cancelled);
    expect(await codexAnswer(codexOnce, press("always"))).toEqual(codexCancelled);
    expect(await aiSdkAnswer(press("always"))).toBeUndefined();
  });

  test("5. several grants behind one label: of options that share an id, none is offered", async () => {
    const queue = createElicitationQueue();
    const { toolCall } = permission.message.params;
    const options = [
      { optionId: "x", name: "Allow once", kind: "allow_once" },
      { optionId: "x", name: "Allow everything", kind: "allow_always" },
      { optionId: "y", name: "Odd", kind: "toString" },
      { optionId: "no", name: "Reject", kind: "reject_once" },
    ];
    connect(queue).send({ ...permission.message, params: { sessionId: "sess-1", toolCall, options } });

    expect((await nextRequest(queue)).params).toMatchObject({ options: [{ label: "Reject", decision: "deny" }] });
  });

  test("6. the name of a tool or its arguments: no reply has any", async () => {
    const part = Object.freeze({ ...aiSdk.message, input: Object.freeze({ ...aiSdk.message.input }) });

    expect(await askAiSdkApproval(acting(press("allow")), part, { server })).toEqual({ id: "appr-1", approved: true });
    expect(await reviewed(press("approve"), press("approve"))).toEqual({
      decisions: [{ type: "approve" }, { type: "approve" }],
    });
  });

  test("7. persist by its presence: an unknown kind is cancelled, and nobody is asked", async () => {
    const queue = acting(press("always"));

    expect(await askCodexApproval(queue, suggestion.message.params, { server })).toEqual(codexCancelled);
    expect(queue.elicit).not.toHaveBeenCalled();
  });

  test("8. time running out, to an answer", async () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    const response = askAiSdkApproval(queue, aiSdk.message, { server, signal: controller.signal });
    await nextRequest(queue);

    controller.abort("ended");

    expect(await response).toBeUndefined();
  });

  test("9. what the agent calls harmless, to anything: only that a tool destroys is taken over", async () => {
    const queue = acting();
    const _meta = { ...codex.message.params._meta, tool_annotations: { readOnlyHint: true, destructiveHint: "no" } };
    await askCodexApproval(queue, { ...codex.message.params, _meta }, { server });

    expect(asked(queue)).toMatchObject([{ tool: { annotations: { destructiveHint: false } } }]);
    expect(JSON.stringify(asked(queue))).not.toContain("readOnlyHint");
  });

  test("11. a mode that was not declared, to anything: it is refused in the protocol's words", async () => {
    const peer = connect(createElicitationQueue());

    peer.send({
      id: 9,
      method: "elicitation/create",
      params: { sessionId: "sess-1", mode: "approval", message: "Run it?" },
    });

    expect(await peer.outcome()).toMatchObject({ id: 9, error: { code: -32602 } });
  });
});

test("a batch of thousands of actions is not asked at all", async () => {
  const queue = acting();
  const [action] = review?.actionRequests ?? [];
  const [config] = review?.reviewConfigs ?? [];
  const batch = {
    actionRequests: Array.from({ length: 5000 }, () => action),
    reviewConfigs: Array.from({ length: 5000 }, () => config),
  };

  expect(await askLangChainReview(queue, batch, { server })).toBeUndefined();
  expect(queue.elicit).not.toHaveBeenCalled();
});

test.each([
  ["more than anybody reads", 200_000, (index: number) => `o${index}`],
  ["of one id", 200_000, () => "o"],
])("options %s are not offered, and none of them is granted", async (_, length, idOf) => {
  const options = Array.from({ length }, (__, index) => ({ optionId: idOf(index), kind: "allow_once", name: "Yes" }));
  const question = acpPermissions()({ sessionId: "s", toolCall: { toolCallId: "c", title: "Run" }, options });

  expect(approvals.read(question.params)).toMatchObject({ approval: { options: [] } });
  expect(question.reply(press("0"))).toEqual(cancelled);
});

test("Decline stands for the refusal that is shown, not for one that is too long to be shown", () => {
  const { reply } = acpPermissions()({
    sessionId: "s",
    toolCall: { toolCallId: "c", title: "Run" },
    options: [
      { optionId: "hidden", kind: "reject_once", name: "x".repeat(300) },
      { optionId: "shown", kind: "reject_once", name: "Reject" },
    ],
  });

  expect(reply({ action: "decline" })).toEqual({ outcome: { outcome: "selected", optionId: "shown" } });
});
