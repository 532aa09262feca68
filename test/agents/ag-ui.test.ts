// @vitest-environment node
import { HttpAgent } from "@ag-ui/client";
import { describe, expect, test, vi } from "vitest";
import { createElicitationQueue, type ElicitationQueue, type ElicitResult } from "react-elicitation";
import { answerInterrupts, answerRuns } from "react-elicitation/ag-ui";
import { isAnswerable, parseRequest } from "react-elicitation/core";
import { nextRequest } from "../mcp/next-request.js";
import approval from "../requests/agents/ag-ui-approval.json" with { type: "json" };
import edits from "../requests/agents/ag-ui-approve-with-edits.json" with { type: "json" };
import batch from "../requests/agents/ag-ui-batch.json" with { type: "json" };
import input from "../requests/agents/ag-ui-input-required.json" with { type: "json" };
import review from "../requests/agents/langchain-hitl.json" with { type: "json" };
import scalar from "../requests/agents/ag-ui-scalar.json" with { type: "json" };

const planner = { name: "Planner" };

/** What the agent has said before it asks. */
const note = { to: "ada@notes.example", body: "Hello", style: { bold: true } };
const started = (threadId: string, runId: string) => [
  { type: "RUN_STARTED", threadId, runId },
  { type: "TOOL_CALL_START", toolCallId: "call-1", toolCallName: "send" },
  { type: "TOOL_CALL_ARGS", toolCallId: "call-1", delta: JSON.stringify(note) },
  { type: "TOOL_CALL_END", toolCallId: "call-1" },
];

/** An agent of AG-UI's client whose runs end with these interrupts, one list after the other, and then with success. */
function agentThatAsks(...rounds: readonly (readonly object[])[]) {
  const resumed: unknown[] = [];
  const left = [...rounds];
  const agent = new HttpAgent({
    url: "https://agent.example/",
    fetch: async (_, { body }) => {
      const { threadId, runId, resume } = typeof body === "string" ? (JSON.parse(body) as RunInput) : {};
      if (resume) resumed.push(resume);
      const interrupts = left.shift();
      const outcome = interrupts ? { type: "interrupt", interrupts } : { type: "success" };
      const events = [...started(String(threadId), String(runId)), { type: "RUN_FINISHED", threadId, runId, outcome }];
      return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""), {
        headers: { "content-type": "text/event-stream" },
      });
    },
  });
  return { agent, resumed };
}

interface RunInput {
  readonly threadId?: string;
  readonly runId?: string;
  readonly resume?: unknown;
}

const interruptsOf = ({ message }: { readonly message: { readonly outcome: { readonly interrupts: object[] } } }) =>
  message.outcome.interrupts;

/** Answers what is asked, one after the other. */
async function answerEach(queue: ElicitationQueue, results: readonly ElicitResult[]): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  for (const result of results) {
    const request = await nextRequest(queue);
    asked.push(request.params);
    request.settle(result);
  }
  return asked;
}

interface Sample {
  readonly message: { readonly outcome: { readonly interrupts: object[] } };
  readonly params: unknown;
  readonly replies: readonly { readonly outcome: object; readonly reply: { readonly resume: object[] } }[];
}

const isResult = (outcome: object): outcome is ElicitResult => "action" in outcome && !("unseen" in outcome);

const samples: readonly (readonly [name: string, sample: Sample])[] = [
  ["approval", approval],
  ["approval with edits", edits],
  ["input", input],
  ["a value alone", scalar],
];
const answered = samples.flatMap(([name, { message, params, replies }]) =>
  replies.flatMap(({ outcome, reply }) => (isResult(outcome) ? [{ name, message, params, outcome, reply }] : [])),
);

/** As the samples have no call, and the scripted agent has one: below the message stands what would run. */
const withCall = (params: unknown, name: string): unknown => {
  const shown = { approval: note, "approval with edits": note }[name];
  const code = `\n\n\`\`\`\n"send" ${JSON.stringify(shown, null, 2)}\n\`\`\``;
  const { message, ...others } = params as { readonly message: string };
  return { ...others, message: message + (shown ? code : "") };
};

/** As the sample has no argument that cannot be edited, and the scripted agent has one. */
const withStyle = (entry: object): unknown =>
  JSON.parse(JSON.stringify(entry), (key, value: unknown) =>
    key === "editedArgs" && typeof value === "object" ? { style: note.style, ...value } : value,
  );

describe("what a run asks", () => {
  test.each(answered)("becomes a request, and its answer resumes the run: $name, $outcome", async (sample) => {
    const queue = createElicitationQueue();
    const { agent, resumed } = agentThatAsks(interruptsOf(sample));
    await agent.runAgent();

    const done = answerRuns(agent, queue, { agent: planner });
    const asked = await answerEach(queue, [sample.outcome]);
    await done;

    expect(asked).toEqual([withCall(sample.params, sample.name)]);
    expect(parseRequest(sample.params).problems).toEqual([]);
    expect(resumed).toEqual([sample.reply.resume.map(withStyle)]);
    expect(agent.pendingInterrupts).toEqual([]);
  });

  test("is asked in one batch, and resumed when all is answered", async () => {
    const queue = createElicitationQueue({ requestsPerMinute: 1 });
    const { agent, resumed } = agentThatAsks(interruptsOf(batch));
    await agent.runAgent();

    const done = answerRuns(agent, queue, { agent: planner });
    await answerEach(queue, [
      { action: "accept", content: { approved: true } },
      { action: "decline" },
      { action: "cancel" },
    ]);
    await done;

    expect(resumed).toEqual(batch.replies.map(({ reply }) => reply.resume));
  });

  test("names the agent, and the call of the tool that has led to it", async () => {
    const queue = createElicitationQueue();
    void answerInterrupts(queue, interruptsOf(approval), { agent: planner, messages: [] });

    expect(await nextRequest(queue)).toMatchObject({ server: planner, callId: "call-1" });
  });

  test("has the time that the agent gives it, which nobody can extend", async () => {
    const queue = createElicitationQueue();
    void answerInterrupts(queue, interruptsOf(input), { agent: planner, messages: [] });

    expect((await nextRequest(queue)).timeLimit).toEqual(input.timeLimit);
  });

  test("goes on round after round", async () => {
    const queue = createElicitationQueue();
    const { agent, resumed } = agentThatAsks(interruptsOf(scalar), interruptsOf(approval));
    await agent.runAgent();

    const done = answerRuns(agent, queue, { agent: planner });
    await answerEach(queue, [
      { action: "accept", content: { value: true } },
      { action: "accept", content: { approved: true } },
    ]);
    await done;

    expect(resumed).toHaveLength(2);
  });

  test("is text where the agent does not say what it takes", async () => {
    const queue = createElicitationQueue();
    const answers = answerInterrupts(queue, [{ id: "a", reason: "input_required", message: "Where to?" }], {
      agent: planner,
      messages: [],
    });
    await answerEach(queue, [{ action: "accept", content: { value: "Lima" } }]);

    expect((await answers).resume).toEqual([{ interruptId: "a", status: "resolved", payload: "Lima" }]);
  });
});

describe("what would run is shown, and not only what the agent says about it", () => {
  const messages = (given: unknown) => [
    { toolCalls: [{ id: "call-1", function: { name: "send", arguments: JSON.stringify(given) } }] },
  ];
  const shown = async (interrupt: object, given: unknown) => {
    const queue = createElicitationQueue();
    void answerInterrupts(queue, [{ id: "a", ...interrupt }], { agent: planner, messages: messages(given) });
    return parseRequest((await nextRequest(queue)).params);
  };

  test("where the agent sends no schema", async () => {
    const asked = await shown({ reason: "tool_call", toolCallId: "call-1", message: "Send it?" }, { to: "eve" });

    expect(asked).toMatchObject({ message: '```\n"send" {\n  "to": "eve"\n}\n```', fields: [{ label: "Send it?" }] });
  });

  test("with the characters that nobody would see", async () => {
    const given = {
      to: "eve\u202e",
      a: "\u200b\u{e0041}",
      b: "x\u0301\u0301\u0301\u0301\u0301\u0301",
      c: " \n\n\n y ",
    };

    const { message } = await shown({ reason: "confirmation", toolCallId: "call-1" }, given);

    expect(message).toContain('"eve\\u202e"');
    expect(JSON.parse(message.slice(message.indexOf("{"), message.lastIndexOf("}") + 1))).toEqual(given);
  });

  test.each([
    ["which has no marks", { type: "string" }, "eve\u202e"],
    ["whose end an input would not show", { type: "string", format: "uri" }, `https://a.example/${"x".repeat(30)}`],
    ["which is masked", { type: "string", format: "password" }, "rm -rf"],
    ["which cannot hold it", { type: "integer" }, "7; DROP TABLE notes"],
    ["of which it is no option", { type: "string", enum: ["S", "M"] }, "XXL"],
  ])("also where it stands in a field, %s", async (_, property, value) => {
    const responseSchema = { properties: { editedArgs: { properties: { a: property, b: { type: "string" } } } } };

    const { message } = await shown(
      { reason: "tool_call", toolCallId: "call-1", responseSchema },
      { a: value, b: "c" },
    );

    const json = JSON.stringify({ a: value, b: "c" }, null, 2).replace("\u202e", "\\u202e");
    expect(message).toBe(`\`\`\`\n"send" ${json}\n\`\`\``);
  });

  test("or else cannot be accepted", async () => {
    const asked = await shown({ reason: "tool_call", toolCallId: "call-1" }, { body: "x".repeat(30_000) });

    expect(asked.mode === "form" && isAnswerable(asked)).toBe(false);
    expect(asked).toMatchObject({ mode: "form", problems: [{ code: "too-large" }] });
  });
});

test.each([
  ["of a value", { $ref: "#/$defs/Size", $defs: { Size: { type: "string", enum: ["S", "M"] } } }],
  ["of an object", { $ref: "#/$defs/A", $defs: { A: { properties: { size: { enum: ["S", "M"] } } } } }],
  ["in a list", { type: "array", items: { $ref: "#/definitions/S" }, definitions: { S: { enum: ["S", "M"] } } }],
])("a schema is followed where it is a reference: %s", async (_, responseSchema) => {
  const queue = createElicitationQueue();
  void answerInterrupts(queue, [{ id: "a", responseSchema }], { agent: planner, messages: [] });

  const request = parseRequest((await nextRequest(queue)).params);

  expect(request).toMatchObject({ fields: [{ options: [{ value: "S" }, { value: "M" }] }] });
});

describe("what LangGraph interrupts with", () => {
  const [{ value: reviewed } = { value: { actionRequests: [] } }] = review.message.__interrupt__;
  const interruptWith = (raw: unknown) => [
    { id: "a", reason: "langgraph:interrupt", metadata: { langgraph: { raw } } },
  ];

  test.each([
    ["a text", "Where to?", "Where to?"],
    ["any value", { places: 2 }, '{\n  "places": 2\n}'],
  ])("is the message, and is answered by a text: %s", async (_, raw, message) => {
    const queue = createElicitationQueue();
    const answers = answerInterrupts(queue, interruptWith(raw), { agent: planner, messages: [] });
    const [params] = await answerEach(queue, [{ action: "accept", content: { value: "Lima" } }]);

    expect(params).toMatchObject({ message });
    expect((await answers).resume).toEqual([{ interruptId: "a", status: "resolved", payload: "Lima" }]);
  });

  test("is one approval for each action to review, which LangChain's middleware sends", async () => {
    const queue = createElicitationQueue();
    const answers = answerInterrupts(queue, interruptWith(reviewed), { agent: planner, messages: [] });
    const actions = reviewed.actionRequests;
    const asked = await answerEach(
      queue,
      actions.map(() => ({ action: "accept", content: { option: "approve" } })),
    );

    expect(asked).toMatchObject(actions.map(({ name }) => ({ tool: { name } })));
    expect((await answers).resume).toEqual([
      { interruptId: "a", status: "resolved", payload: { decisions: actions.map(() => ({ type: "approve" })) } },
    ]);
  });

  test("is shown together with the other interrupts of the run or not at all, in the time that the agent gives", async () => {
    const [asked = {}] = interruptWith(reviewed);
    const timed = [{ ...asked, expiresAt: "2030-01-01T00:00:00Z", toolCallId: "call-1" }, ...interruptsOf(scalar)];
    const [none, all] = [createElicitationQueue({ maxPending: 2 }), createElicitationQueue({ requestsPerMinute: 1 })];
    void answerInterrupts(all, timed, { agent: planner, messages: [] });

    expect((await answerInterrupts(none, timed, { agent: planner, messages: [] })).isSeen).toBe(false);
    await vi.waitFor(() => expect(all.getSnapshot().pending).toHaveLength(3));
    expect(all.getSnapshot().pending[0]).toMatchObject({
      callId: "call-1",
      timeLimit: { deadline: Date.parse("2030-01-01T00:00:00Z"), maxExtensions: 0 },
    });
  });

  test("leaves the thread as it is if the person closes a review", async () => {
    const queue = createElicitationQueue();
    const answers = answerInterrupts(queue, interruptWith(reviewed), { agent: planner, messages: [] });
    await answerEach(queue, [{ action: "cancel" }]);

    expect((await answers).isSeen).toBe(false);
  });
});

describe("no agent gets more than the person gave", () => {
  test("what nobody saw stays open, and the agent is not resumed", async () => {
    const queue = createElicitationQueue({ requestsPerMinute: 0 });
    const { agent, resumed } = agentThatAsks(interruptsOf(approval));
    await agent.runAgent();

    await answerRuns(agent, queue, { agent: planner });

    expect(resumed).toEqual([]);
    expect(agent.pendingInterrupts).toHaveLength(1);
  });

  test("a batch that is too large is not shown in part", async () => {
    const queue = createElicitationQueue({ maxPendingPerServer: 2 });

    const answers = await answerInterrupts(queue, interruptsOf(batch), { agent: planner, messages: [] });

    expect(answers.isSeen).toBe(false);
    expect(answers.resume.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "cancelled"]);
  });

  test("an answer that waited past its time for others is not sent, because the whole resume would fail", async () => {
    const queue = createElicitationQueue();
    const [first] = interruptsOf(input);
    const answers = answerInterrupts(queue, [first ?? {}, { id: "b", reason: "confirmation" }], {
      agent: planner,
      messages: [],
    });
    await answerEach(queue, [{ action: "accept", content: { quarter: "Q1", year: 2030 } }]);
    const late = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2030-01-01T00:00:01Z"));
    await answerEach(queue, [{ action: "accept", content: { approved: true } }]);

    expect((await answers).resume.map(({ status }) => status)).toEqual(["cancelled", "resolved"]);
    late.mockRestore();
  });

  test("an argument whose field is left empty is not dropped from the call", async () => {
    const properties = { where: { type: "string", format: "date" }, note: { type: "string" }, size: { enum: ["S"] } };
    const given = { where: "id = 7", note: "", size: "XXL" };
    const queue = createElicitationQueue();
    const answers = answerInterrupts(
      queue,
      [
        {
          id: "a",
          reason: "tool_call",
          toolCallId: "c",
          responseSchema: { properties: { editedArgs: { properties } } },
        },
      ],
      {
        agent: planner,
        messages: [{ toolCalls: [{ id: "c", function: { name: "delete_rows", arguments: JSON.stringify(given) } }] }],
      },
    );

    const [params] = await answerEach(queue, [{ action: "accept", content: { where: "2030-01-01" } }]);

    expect(params).toMatchObject({ requestedSchema: { required: ["where"] } });
    expect((await answers).resume).toMatchObject([{ payload: { editedArgs: { ...given, where: "2030-01-01" } } }]);
  });

  test("an answer is not sent to another question that has the same id, and that question is asked", async () => {
    const queue = createElicitationQueue();
    const ask = (message: string) => [{ id: "a", reason: "confirmation", message }];
    const { agent, resumed } = agentThatAsks(ask("Open the door?"), ask("Delete the house?"));
    await agent.runAgent();
    const done = answerRuns(agent, queue, { agent: planner });
    const first = await nextRequest(queue);
    await agent.runAgent({ resume: [{ interruptId: "a", status: "cancelled" }] });

    first.settle({ action: "accept", content: { approved: true } });
    const asked = await answerEach(queue, [{ action: "decline" }]);
    await done;

    expect(asked).toMatchObject([{ requestedSchema: { properties: { approved: { title: "Delete the house?" } } } }]);
    expect(resumed.at(1)).toEqual([{ interruptId: "a", status: "resolved", payload: { approved: false } }]);
    expect(resumed).toHaveLength(2);
  });

  test("arguments are not offered for editing where nobody knows those of the call", async () => {
    const queue = createElicitationQueue();
    void answerInterrupts(queue, interruptsOf(edits), { agent: planner, messages: [] });

    expect((await nextRequest(queue)).params).toMatchObject({
      requestedSchema: { properties: { approved: { type: "boolean" } } },
    });
  });

  test.each([
    ["share an id", [{ id: "a" }, { id: "a" }]],
    ["have no id", [{}, "no interrupt"]],
  ])("interrupts that %s are not asked, because an answer could mean any of them", async (_, interrupts) => {
    const answers = await answerInterrupts(createElicitationQueue(), interrupts, { agent: planner, messages: [] });

    expect(answers.resume.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
  });

  test("a question that comes after its time is not asked, and nobody has seen it", async () => {
    const late = { id: "a", reason: "confirmation", expiresAt: "2020-01-01T00:00:00Z" };

    const answers = await answerInterrupts(createElicitationQueue(), [late], { agent: planner, messages: [] });

    expect(answers).toEqual({ resume: [{ interruptId: "a", status: "cancelled" }], isSeen: false });
  });

  test("thousands at once are cancelled, and nobody is asked", async () => {
    const queue = createElicitationQueue();
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: `a${index}`, reason: "confirmation" }));

    const { resume, isSeen } = await answerInterrupts(queue, many, { agent: planner, messages: [] });

    expect({ isSeen, statuses: new Set(resume.map(({ status }) => status)) }).toEqual({
      isSeen: false,
      statuses: new Set(["cancelled"]),
    });
    expect(queue.getSnapshot().pending).toEqual([]);
  });

  test("a stopped chat leaves the thread as it is", async () => {
    const queue = createElicitationQueue();
    const { agent, resumed } = agentThatAsks(interruptsOf(approval));
    await agent.runAgent();
    const controller = new AbortController();

    const done = answerRuns(agent, queue, { agent: planner, signal: controller.signal });
    await nextRequest(queue);
    controller.abort();
    await done;

    expect(resumed).toEqual([]);
  });

  test("an agent that asks forever is given up", async () => {
    const queue = createElicitationQueue();
    const [confirmation = {}] = interruptsOf(scalar);
    const agent = {
      messages: [],
      pendingInterrupts: [confirmation],
      runAgent: vi.fn<() => Promise<void>>(async () => undefined),
    };
    queue.subscribe(() => queue.getSnapshot().current?.settle({ action: "accept", content: { value: true } }));

    await expect(answerRuns(agent, queue, { agent: planner })).rejects.toThrow("still asks");
    expect(agent.runAgent).toHaveBeenCalledTimes(100);
  });
});
