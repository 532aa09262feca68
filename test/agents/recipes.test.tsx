import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ElicitationQueue, ElicitResult, PendingElicitation } from "react-elicitation";
import { createElicitationBridge, type ElicitationBridge } from "react-elicitation/mcp";
import { openPage } from "../mcp/bridged-page.js";
import { nextRequest } from "../mcp/next-request.js";
import assistantUi from "../requests/agents/assistant-ui-approval.json" with { type: "json" };
import claudeForm from "../requests/agents/claude-on-elicitation.json" with { type: "json" };
import claudePermission from "../requests/agents/claude-permission.json" with { type: "json" };
import claudeQuestions from "../requests/agents/claude-ask-user-question.json" with { type: "json" };
import codexApproval from "../requests/agents/codex-mcp-approval.json" with { type: "json" };
import codexCommand from "../requests/agents/codex-command-approval.json" with { type: "json" };
import codexForm from "../requests/agents/codex-mcp-form.json" with { type: "json" };
import codexPage from "../requests/agents/codex-mcp-url.json" with { type: "json" };
import codexQuestions from "../requests/agents/codex-request-user-input.json" with { type: "json" };
import codexSuggestion from "../requests/agents/codex-tool-suggestion.json" with { type: "json" };
import langChain from "../requests/agents/langchain-hitl.json" with { type: "json" };

// The code blocks of the guide "Recipes for agents", as a host copies them. The agents are what they sent and what they must get.

type Answer = (...given: readonly unknown[]) => Promise<unknown>;

const accept = (content: Record<string, string | string[]> = {}): ElicitResult => ({ action: "accept", content });
const press = (option: string): ElicitResult => accept({ option });
const decline: ElicitResult = { action: "decline" };
const cancel: ElicitResult = { action: "cancel" };

// A new page for each test.
beforeEach(() => void vi.resetModules());

const load = <Exports,>(file: string) => vi.importActual<Exports>(`../server/guide/${file}.js`);
const queueOf = async () => (await load<{ elicitations: ElicitationQueue }>("client")).elicitations;

/** What is asked in the page, and what the agent gets after a person has acted. */
async function asked(queue: ElicitationQueue, result: ElicitResult, reply: Promise<unknown> | undefined) {
  const request = await nextRequest(queue);
  request.settle(result);
  return { request, reply: await reply };
}

describe("Codex", () => {
  const signal = new AbortController().signal;
  const server = async (answer: string, params: unknown, result: ElicitResult) => {
    const recipe = await load<Record<string, Answer>>("codex");
    return asked(await queueOf(), result, recipe[answer]?.(params));
  };

  const questions = async (given: object, result: ElicitResult) => {
    const { answerQuestions } = await load<{ answerQuestions: Answer }>("codex-questions");
    return asked(await queueOf(), result, answerQuestions({ ...codexQuestions.message.params, ...given }, signal));
  };

  test.each([
    ["one of the options", accept({ question_0: "Database" }), 0],
    ["own words", accept({ question_0_custom: "In memory" }), 1],
    ["Decline", decline, 2],
    ["Close", cancel, 3],
  ])("gets the answer to a question: %s", async (_, result, index) => {
    const { reply } = await questions({}, result);

    expect(reply).toEqual(codexQuestions.replies[index]?.reply.result);
  });

  test("gets a secret from a field that is closed, as a note, and within its time", async () => {
    const secret = { id: "key", header: "Key", question: "Which key?", isOther: false, isSecret: true, options: null };

    const { request, reply } = await questions(
      { questions: [secret], autoResolutionMs: 60_000 },
      accept({ question_0: "k" }),
    );

    expect(request).toMatchObject({
      params: { requestedSchema: { properties: { question_0: { title: "Which key?", format: "password" } } } },
      timeLimit: { maxExtensions: 0 },
    });
    expect(reply).toEqual({ answers: { key: { answers: ["user_note: k"] } } });
  });

  const commands = async (given: object, result: ElicitResult) => {
    const { answerCommand } = await load<{ answerCommand: Answer }>("codex-approvals");
    return asked(await queueOf(), result, answerCommand({ ...codexCommand.message.params, ...given }, signal));
  };

  test.each([
    ["once", press("0"), 0],
    ["and such as begin like it", press("1"), 1],
    ["Decline", decline, 2],
    ["Close", cancel, 3],
    ["an option that was not offered", press("2"), 3],
  ])("gets the decision about a command: %s", async (_, result, index) => {
    const { reply } = await commands({}, result);

    expect(reply).toEqual(codexCommand.replies[index]?.reply.result);
  });

  test("has the person see all that a command is granted, and what a lasting answer covers", async () => {
    const { request } = await commands({ additionalPermissions: { network: true } }, cancel);

    expect(request.params).toMatchObject({
      arguments: {
        command: "/bin/bash -lc 'touch out.txt'",
        cwd: "/home/ada",
        additionalPermissions: { network: true },
      },
      options: [
        { id: "0", decision: "allow" },
        { id: "1", lasts: "always", covers: ['Commands that begin with ["touch","out.txt"]'] },
      ],
    });
  });

  test.each([
    ["with what changes", [{ path: "notes/1.md", kind: { type: "add" }, diff: "Milk\n" }], press("0"), "accept"],
    ["without it, only a refusal", [], press("0"), "cancel"],
  ])("gets the decision about files %s", async (_, changes, result, decision) => {
    const { answerFiles } = await load<{ answerFiles: Answer }>("codex-approvals");
    const files = { itemId: "call-3", reason: null, grantRoot: "/home/ada" };

    const { request, reply } = await asked(await queueOf(), result, answerFiles(files, changes, signal));

    expect(request.params).toMatchObject({ arguments: { "Allow writes below": "/home/ada" } });
    expect(reply).toEqual({ decision });
  });

  test("has both changes seen where two are of one file", async () => {
    const { answerFiles } = await load<{ answerFiles: Answer }>("codex-approvals");
    const changes = ["Milk\n", "Eggs\n"].map((diff) => ({ path: "notes/1.md", kind: { type: "add" }, diff }));

    const { request } = await asked(await queueOf(), cancel, answerFiles({ itemId: "call-3" }, changes, signal));

    expect(request.params).toMatchObject({
      arguments: { "1. add notes/1.md": "Milk\n", "2. add notes/1.md": "Eggs\n" },
    });
  });

  test.each([
    ["an approval", codexApproval.message.params, press("session"), codexApproval.replies[1]?.reply.result],
    ["a form", codexForm.message.params, accept({ shelf: "a" }), { ...accept({ shelf: "a" }), _meta: null }],
    ["a page", codexPage.message.params, { action: "accept" } as const, codexPage.replies[0]?.reply.result],
  ])("gets the answer to what an MCP server asks: %s", async (_, params, result, expected) => {
    expect((await server("answerCodex", params, result)).reply).toEqual(expected);
  });

  test.each([
    ["a suggestion", codexSuggestion.message.params],
    ["a mode that was not declared", { ...codexForm.message.params, mode: "openai/form" }],
  ])("has nobody asked about %s", async (_, params) => {
    const { answerCodex } = await load<{ answerCodex: Answer }>("codex");

    expect(await answerCodex(params)).toEqual({ action: "cancel", content: null, _meta: null });
    expect((await queueOf()).getSnapshot().pending).toEqual([]);
  });
});

describe("the Claude Agent SDK, behind a bridge,", () => {
  interface Callbacks {
    readonly canUseTool: Answer;
    readonly onElicitation: Answer;
  }
  const signal = new AbortController().signal;

  /** The SDK calls back, and a person acts in a page of the bridge. */
  async function called(result: ElicitResult, call: (callbacks: Callbacks) => Promise<unknown>) {
    const { callbacks } = await load<{ callbacks: (bridge: ElicitationBridge) => Callbacks }>("claude");
    const bridge = createElicitationBridge();
    const { queue } = openPage(bridge);
    return asked(queue, result, call(callbacks(bridge)));
  }

  const { toolName, input, options } = claudePermission.message;
  const permission = (result: ElicitResult, given: object = {}) =>
    called(result, ({ canUseTool }) => canUseTool(toolName, input, { ...options, ...given, signal }));

  test.each([
    ["once", press("once"), { behavior: "allow", updatedInput: input, updatedPermissions: [] }],
    [
      "always",
      press("rules-0"),
      { behavior: "allow", updatedInput: input, updatedPermissions: [options.suggestions[0]] },
    ],
    ["with a reason", accept({ option: "deny", reason: "Not there" }), { behavior: "deny", message: "Not there" }],
    ["Decline", decline, { behavior: "deny", message: "The user declined." }],
    ["Close", cancel, { behavior: "deny", message: "The user dismissed the request." }],
  ])("gets the decision about a tool: %s", async (_, result, expected) => {
    expect((await permission(result)).reply).toEqual(expected);
  });

  test("has the person see the rules that an answer sets, and none where nothing may last", async () => {
    const [asks, onlyOnce] = [await permission(cancel), await permission(cancel, { suppressAlwaysAllowRule: true })];

    expect(asks.request).toMatchObject({
      isApproval: true,
      callId: "toolu_2",
      params: {
        tool: { name: "Bash" },
        arguments: input,
        options: [{ id: "once" }, { lasts: "always", covers: ["Bash(touch /elsewhere/out.txt)"] }, { id: "deny" }],
      },
    });
    expect(onlyOnce.request.params).toMatchObject({ options: [{ id: "once" }, { id: "deny" }] });
  });

  test("is not told that the user declined what nobody saw", async () => {
    const { callbacks } = await load<{ callbacks: (bridge: ElicitationBridge) => Callbacks }>("claude");
    const { canUseTool } = callbacks(createElicitationBridge({ requestsPerMinute: 0 }));

    const reply = await canUseTool(toolName, input, { ...options, signal });

    expect(reply).toEqual({ behavior: "deny", message: "Nobody has seen the request." });
  });

  test.each([
    [
      "picks and own words",
      accept({ question_0: "Files", question_1: ["HTML, static"], question_1_custom: "EPUB" }),
      {
        behavior: "allow",
        updatedInput: {
          ...claudeQuestions.message.input,
          answers: claudeQuestions.replies[0]?.reply.updatedInput?.answers,
        },
      },
    ],
    ["Decline", decline, claudeQuestions.replies[1]?.reply],
    ["Close", cancel, claudeQuestions.replies[2]?.reply],
  ])("gets the answers to its questions: %s", async (_, result, expected) => {
    const { message } = claudeQuestions;

    const { reply } = await called(result, ({ canUseTool }) =>
      canUseTool(message.toolName, message.input, { ...message.options, signal }),
    );

    expect(reply).toEqual(expected);
  });

  test.each(claudeForm.replies)("gets what an MCP server asked: $outcome.action", async ({ outcome, reply }) => {
    const answered = await called(outcome as ElicitResult, ({ onElicitation }) =>
      onElicitation(claudeForm.message.request, { ...claudeForm.message.options, signal }),
    );

    expect(answered.request).toMatchObject({ server: { name: "notes" } });
    expect(answered.reply).toEqual(reply);
  });

  test("has a page of an MCP server completed once its process says so", async () => {
    const { take } = await load<{ take: (bridge: ElicitationBridge, message: unknown) => void }>("claude");
    const bridge = createElicitationBridge();
    const { queue, pending } = openPage(bridge);
    void bridge.elicit(codexPage.params, { server: { name: "notes" } });
    await pending(1);

    take(bridge, { type: "system", subtype: "elicitation_complete", mcp_server_name: "notes", elicitation_id: "e-1" });

    await vi.waitFor(() => expect(queue.getSnapshot().pending).toMatchObject([{ isCompleted: true }]));
  });
});

describe("LangGraph", () => {
  interface Stream {
    interrupts: readonly { id: string; value: unknown }[];
    respondAll: (payloads: unknown) => Promise<void>;
  }

  /** A host with the hook, whose stream has these interrupts. */
  async function stream(interrupts: Stream["interrupts"]) {
    const { useInterrupts } = await load<{ useInterrupts: (stream: Stream) => void }>("use-interrupts");
    const respondAll = vi.fn<Stream["respondAll"]>(() => Promise.resolve());
    const Host = (props: { readonly interrupts: Stream["interrupts"] }): null => {
      useInterrupts({ interrupts: [...props.interrupts], respondAll });
      return null;
    };
    const { rerender } = render(<Host interrupts={interrupts} />);
    const update = (now: Stream["interrupts"]) => rerender(<Host interrupts={now} />);
    return { queue: await queueOf(), respondAll, update };
  }

  const [review] = langChain.message.__interrupt__;
  const reviewed = { id: "int-1", value: review?.value };
  const question = { id: "int-2", value: "Which shelf?" };
  const form = { id: "int-3", value: { message: "Which shelf?", requestedSchema: { type: "object", properties: {} } } };

  async function answer(queue: ElicitationQueue, ...results: readonly ElicitResult[]): Promise<PendingElicitation[]> {
    const shown: PendingElicitation[] = [];
    for (const result of results) shown.push((await asked(queue, result, undefined)).request);
    return shown;
  }

  test("is resumed with the decisions and the answers to all of its interrupts", async () => {
    const { queue, respondAll } = await stream([reviewed, question, form]);

    await answer(queue, press("approve"), press("reject"), accept({ answer: "a" }), accept());

    await vi.waitFor(() => expect(respondAll).toHaveBeenCalledOnce());
    expect(respondAll).toHaveBeenCalledWith({
      "int-1": { decisions: [{ type: "approve" }, { type: "reject" }] },
      "int-2": "a",
      "int-3": accept(),
    });
  });

  test.each([
    ["closed", [form, question], [cancel]],
    ["a text, and declined", [question, form], [decline]],
  ])("stays interrupted where one question is %s, and the others vanish", async (_, interrupts, results) => {
    const { queue, respondAll } = await stream(interrupts);

    await answer(queue, ...results);

    await vi.waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
    expect(respondAll).not.toHaveBeenCalled();
  });

  test("has nothing shown any more once a new run clears the list", async () => {
    const { queue, update } = await stream([question]);
    await nextRequest(queue);

    update([]);

    await vi.waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
  });

  test("is asked once, however often the host renders", async () => {
    const { queue, update } = await stream([question]);
    const before = await nextRequest(queue);

    update([question]);

    expect(queue.getSnapshot().pending).toEqual([before]);
  });
});

describe("a tool part of assistant-ui", () => {
  const { approval, ...part } = assistantUi.message;

  async function show(given: object = approval) {
    const { ToolApproval } = await load<{ ToolApproval: ComponentType<Record<string, unknown>> }>("tool-approval");
    const respondToApproval = vi.fn<(response: unknown) => Promise<void>>(() => Promise.resolve());
    const element = (now: object) => <ToolApproval {...part} approval={now} respondToApproval={respondToApproval} />;
    const { rerender } = render(element(given));
    return { queue: await queueOf(), respondToApproval, update: (now: object) => rerender(element(now)) };
  }

  test.each([
    ["an option", approval, press("o1"), { optionId: "o1" }],
    ["a lasting one", approval, press("o2"), { optionId: "o2" }],
    ["a reason", approval, accept({ option: "o3", reason: "Keep it" }), { optionId: "o3", reason: "Keep it" }],
    ["Decline", approval, decline, { optionId: "o3" }],
    [
      "Decline, where no refusal is offered",
      { ...approval, options: approval.options.slice(0, 1) },
      decline,
      { approved: false },
    ],
    ["yes, without options", { id: "a" }, press("allow"), { approved: true }],
    ["Decline, without options", { id: "a" }, decline, { approved: false }],
  ])("gets %s", async (_, given, result, response) => {
    const { queue, respondToApproval } = await show(given);

    await asked(queue, result, undefined);

    await vi.waitFor(() => expect(respondToApproval.mock.calls).toEqual([[response]]));
  });

  test("is asked with what an answer grants", async () => {
    const { queue } = await show();

    expect(await nextRequest(queue)).toMatchObject({
      isApproval: true,
      callId: "call-1",
      params: { message: "Delete the note?", options: [{}, { lasts: "always", covers: ["delete_note(*)"] }, {}] },
    });
  });

  test("has an option of an unknown kind left out", async () => {
    const { queue } = await show({
      id: "a",
      options: [
        { id: "x", kind: "_anything" },
        { id: "n", kind: "reject-once" },
      ],
    });

    expect((await nextRequest(queue)).params).toMatchObject({ options: [{ id: "n" }] });
  });

  test("gets nothing where the person closes it", async () => {
    const { queue, respondToApproval } = await show();

    await asked(queue, cancel, undefined);

    await vi.waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
    expect(respondToApproval).not.toHaveBeenCalled();
  });

  test("is not shown any more once it was answered elsewhere", async () => {
    const { queue, update } = await show();
    await nextRequest(queue);

    update({ ...approval, approved: true });

    await vi.waitFor(() => expect(queue.getSnapshot().pending).toEqual([]));
  });

  test.each([
    ["is decided by itself", { ...approval, isAutomatic: true }],
    ["has expired", { ...approval, resolution: "expired" }],
    ["asks something other than a decision", { ...approval, display: "questions" }],
  ])("is not asked about where it %s", async (_, given) => {
    const { queue } = await show(given);

    expect(queue.getSnapshot().pending).toEqual([]);
  });
});
