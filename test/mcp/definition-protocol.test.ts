// @vitest-environment node
import { type Client, InMemoryTransport, SdkErrorCode, SdkHttpError } from "@modelcontextprotocol/client";
import type { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import { McpServer } from "@modelcontextprotocol/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { withElicitation } from "react-elicitation/ai-sdk";
import { createElicitationQueue } from "../../src/index.js";
import type { TimeWarning } from "../../src/core/types.js";
import { connectElicitation, definitionProtocol } from "../../src/mcp/index.js";
import { clients, definition, startDefinitions } from "./definition-server.js";
import { nextRequest } from "./next-request.js";

const answers = { email: "ada@ada.example" };

/** A submission that never gets a response. */
const never = () => new Promise<never>(() => undefined);

const refuse = (data: object, message = "Validation failed") => {
  throw new McpError(-32007, message, data);
};

describe.each<[string, () => Client | ClientV1]>(Object.entries(clients))("%s", (_name, create) => {
  test("a definition is pending at once, its answers go to the server, and only then there is a result", async () => {
    const { ask, submitted, onResult, onAbandon } = await startDefinitions(create);
    const formDefinition = { ...definition, metadata: { ticket: ["a", 1] } };
    const { reply, elicitationId, request } = await ask({ mode: "form", message: "Subscribe", formDefinition });
    expect(reply).toMatchObject({ mode: "form", status: "pending", formDefinition });
    expect(Number(reply.timeoutAt) - Number(reply.createdAt)).toBe(definition.timeout);
    expect(request.params).toMatchObject({ message: "Subscribe", formDefinition });

    await request.accept(answers);

    expect(submitted).toHaveBeenCalledExactlyOnceWith({ elicitationId, responses: answers });
    await vi.waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: answers }, elicitationId),
    );
    expect(onAbandon).not.toHaveBeenCalled();
  });

  test("a file goes to the server with its name, type and size, which content cannot say", async () => {
    const { ask, submitted } = await startDefinitions(create);
    const { elicitationId, request } = await ask();
    const file = { filename: "a.png", content_type: "image/png", size: 3, content: "AQID" };
    const uploaded = { ...file, content: { type: "s3" as const, location: "s3://bucket/b.png" } };

    await request.accept(
      { read: "data:image/png;name=a.png;base64,AQID", uploaded: uploaded.content.location, note: "" },
      { read: file, uploaded: [uploaded] },
    );

    const responses = { read: file, uploaded: [uploaded], note: "" };
    expect(submitted).toHaveBeenCalledExactlyOnceWith({ elicitationId, responses });
  });

  test("refused answers come back to their fields, and the last refusal says so", async () => {
    const errors = [{ field: "email", code: -32007, message: "This address is taken.", constraint: "unique" }];
    const { ask, submitted, onAbandon } = await startDefinitions(create);
    submitted.mockImplementationOnce(() => refuse({ errors, retry_allowed: true, retry_limit: 2, retry_count: 1 }));
    submitted.mockImplementationOnce(() => refuse({ errors, retry_allowed: true, retry_limit: 2, retry_count: 2 }));
    const { elicitationId, request } = await ask();

    const fields = { email: "This address is taken." };
    expect(await request.accept(answers)).toEqual({ fields, isFinal: false, attemptsLeft: 1 });
    expect(await request.accept(answers)).toEqual({ fields, isFinal: true, attemptsLeft: 0 });
    request.leave("cancel");

    const error = { type: "submission", message: "max_retries_exceeded" };
    await vi.waitFor(() =>
      expect(onAbandon).toHaveBeenCalledExactlyOnceWith({ elicitationId, reason: "form_invalidated", error }),
    );
  });

  test("where the server counts no tries, there is no limit to them", async () => {
    const { ask, submitted } = await startDefinitions(create);
    submitted.mockImplementation(() => refuse({ errors: [] }));
    const { request } = await ask();

    const refusals = [1, 2, 3, 4, 5].map(() => request.accept(answers));

    for (const refusal of await Promise.all(refusals))
      expect(refusal).toEqual({ fields: {}, form: "Validation failed", isFinal: false });
  });

  test("tries are counted for a server that sends only their limit", async () => {
    const { ask, submitted } = await startDefinitions(create);
    submitted.mockImplementation(() => refuse({ retryLimit: 2 }));
    const { request } = await ask();

    expect(await request.accept(answers)).toMatchObject({ isFinal: false, attemptsLeft: 1 });
    expect(await request.accept(answers)).toMatchObject({ isFinal: true, attemptsLeft: 0 });
  });

  test("the host learns all that the server says of a refusal", async () => {
    const error = { field: "email", code: -32007, message: "Too short.", expected: 32, actual: 20 };
    const { ask, submitted, onAbandon } = await startDefinitions(create);
    submitted.mockImplementation(() => refuse({ errors: [{ ...error, constraint: "min_length" }, "Full."] }));
    const { request } = await ask();

    await request.accept(answers);
    request.leave("cancel");

    await vi.waitFor(() => expect(onAbandon).toHaveBeenCalledOnce());
    expect(onAbandon.mock.lastCall?.[0].error).toEqual({
      type: "validation",
      fields: { email: "Too short." },
      form: "Full.",
      errors: [{ ...error, constraint: "minLength" }, { message: "Full." }],
    });
  });

  test.each([
    { action: "decline" as const, status: "declined" },
    { action: "cancel" as const, status: "cancelled" },
  ])("the server learns of a $action, and the host of its reason", async ({ action, status }) => {
    const { ask, completions, onResult, onAbandon } = await startDefinitions(create);
    const { elicitationId, request } = await ask();

    request.leave(action);

    await vi.waitFor(() => expect(completions).toEqual([{ elicitationId, status }]));
    expect(onAbandon).toHaveBeenCalledExactlyOnceWith({ elicitationId, reason: "user_cancelled", error: undefined });
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action }, elicitationId);
  });

  test.each([-32603, -32000, -32001, 404, 1])("an error %j of the server is shown in its words", async (code) => {
    const { ask, submitted, onAbandon } = await startDefinitions(create);
    submitted.mockRejectedValueOnce(Object.assign(new Error("The database is down."), { code }));
    const { request } = await ask();

    const refusal = await request.accept(answers);
    request.leave("cancel");

    expect(refusal).toMatchObject({ form: "The database is down.", isFinal: false });
    const error = { type: "system", message: "The database is down." };
    await vi.waitFor(() => expect(onAbandon).toHaveBeenCalledWith(expect.objectContaining({ error })));
  });

  test("without a response the same answers, and the wish for more time, can be sent again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, onResult, submitted, extended } = await startDefinitions(create);
    submitted.mockImplementationOnce(never);
    extended.mockImplementationOnce(never);
    const { request } = await ask();

    const lost = [request.accept(answers), Promise.resolve(request.options.timeLimit?.onExtend?.(1000))];
    const outcomes = Promise.allSettled(lost);
    await vi.advanceTimersByTimeAsync(60_000);

    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await request.options.timeLimit?.onExtend?.(1000)).toEqual({ added: 1000, isLast: false });
    expect(await request.accept(answers)).toBeUndefined();
    await vi.waitFor(() => expect(onResult.mock.lastCall?.[0]).toMatchObject({ action: "accept" }));
  });

  test("a server that goes away ends the request", async () => {
    const { ask, closeServer, onAbandon } = await startDefinitions(create);
    const { elicitationId } = await ask();

    await closeServer();

    await vi.waitFor(() =>
      expect(onAbandon).toHaveBeenCalledExactlyOnceWith({
        elicitationId,
        reason: "client_disconnected",
        error: undefined,
      }),
    );
  });

  test("requests of MCP's own are answered as ever, and so are completions of their pages", async () => {
    const { create: send, asked, notify, complete } = await startDefinitions(create);
    const schema = { type: "object", properties: {} };
    const answer = send({ message: "Sure?", requestedSchema: schema });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.leave("decline");

    expect(await answer).toEqual({ action: "decline" });
    await notify("complete", { elicitationId: "page-1" });
    expect(complete).toHaveBeenCalledWith("page-1", expect.objectContaining({ name: "Weather" }));
  });
});

const create = clients["SDK v2"];

describe("time", () => {
  test("more of it is asked of the server, whose word counts", async () => {
    const { ask, extended } = await startDefinitions(create);
    const { reply, elicitationId, request } = await ask();
    const { timeLimit } = request.options;
    const timeoutAt = Number(reply.timeoutAt);
    expect(Math.abs((timeLimit?.deadline ?? 0) - timeoutAt)).toBeLessThan(1000);
    extended.mockReturnValueOnce({ newTimeoutAt: new Date(timeoutAt + 90_000).toISOString(), extensionsRemaining: 1 });
    extended.mockReturnValueOnce({ newTimeoutAt: timeoutAt + 100_000, extensionsRemaining: 0 });

    expect(await timeLimit?.onExtend?.(300_000)).toEqual({ added: 90_000, isLast: false });
    expect(await timeLimit?.onExtend?.(300_000)).toEqual({ added: 10_000, isLast: true });
    expect(extended).toHaveBeenCalledWith({ elicitationId, extensionDuration: 300_000 });
  });

  test.each([
    { what: "refuses", extend: () => Promise.reject(new McpError(-32000, "No more")), outcome: false },
    { what: "adds nothing", extend: (now: number) => ({ newTimeoutAt: now }), outcome: false },
    {
      what: "replies in snake case",
      extend: (now: number) => ({ new_timeout_at: now + 500, extensions_remaining: 0 }),
      outcome: { added: 500, isLast: true },
    },
    {
      what: "says nothing one can read",
      extend: () => ({ newTimeoutAt: [] }),
      outcome: { added: 1000, isLast: false },
    },
  ])("a server that $what", async ({ extend, outcome }) => {
    const { ask, extended } = await startDefinitions(create);
    const { reply, request } = await ask();
    extended.mockImplementationOnce(() => extend(Number(reply.timeoutAt)));

    expect(await request.options.timeLimit?.onExtend?.(1000)).toEqual(outcome);
  });

  test.each([-3_600_000, 3_600_000])("a server whose clock is %j ms off is taken by its own words", async (skew) => {
    const { ask, extended } = await startDefinitions(create);
    const { reply, request } = await ask();
    const serverTimeoutAt = Number(reply.timeoutAt) + skew;
    extended.mockReturnValueOnce({ newTimeoutAt: serverTimeoutAt + 60_000 });
    extended.mockReturnValueOnce({ newTimeoutAt: serverTimeoutAt + 90_000 });
    extended.mockReturnValueOnce({ newTimeoutAt: serverTimeoutAt });
    const extend = () => request.options.timeLimit?.onExtend?.(60_000);

    expect(await extend()).toEqual({ added: 60_000, isLast: false });
    expect(await extend()).toEqual({ added: 30_000, isLast: false });
    expect(await extend()).toBe(false);
  });

  test("its end is told with how long it was", async () => {
    const { ask, onAbandon } = await startDefinitions(create);
    const { request } = await ask();

    request.options.timeLimit?.onExpire?.();
    request.leave("cancel");

    await vi.waitFor(() => expect(onAbandon).toHaveBeenCalledOnce());
    const error = { type: "timeout", timeout_ms: definition.timeout };
    expect(onAbandon.mock.lastCall?.[0]).toMatchObject({ reason: "timeout", error });
  });

  test("a request that is still pending by then leaves, and one that is shown has its own end", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, onAbandon, completions } = await startDefinitions(create);
    const { request } = await ask();
    const hide = request.options.timeLimit?.subscribe?.(() => undefined);

    await vi.advanceTimersByTimeAsync(definition.timeout + 60_000);
    expect(onAbandon).not.toHaveBeenCalled();
    hide?.();
    await vi.advanceTimersByTimeAsync(2000);

    expect(completions).toMatchObject([{ status: "timeout" }]);
    expect(onAbandon).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: "timeout" }));
  });

  test("a warning reaches the person, who may see the request only later; one for an unknown id nobody", async () => {
    const { ask, notify } = await startDefinitions(create);
    const { elicitationId, request } = await ask();
    const warn = vi.fn();
    await notify("timeout_warning", { elicitationId: "another" });
    await notify("timeout_warning", { elicitationId, extension_allowed: false });

    request.options.timeLimit?.subscribe?.(warn);
    await notify("timeout_warning", { elicitationId, extension_allowed: true });

    expect(warn.mock.calls).toEqual([[{ isExtendable: false }], [{ isExtendable: false }]]);
  });

  test.each([
    { remainingMs: 10_000, extensionAllowed: false, extensionDuration: 90_000 },
    { remaining_ms: 10_000, extension_allowed: false, extension_duration: 90_000 },
  ])("the server's word on the time left and on more of it counts: %j", async (params) => {
    const { ask, notify } = await startDefinitions(create);
    const { reply, elicitationId, request } = await ask();
    const warn = vi.fn<(warning: TimeWarning) => void>();
    request.options.timeLimit?.subscribe?.(warn);

    await notify("timeout_warning", { elicitationId, ...params });

    expect(warn).toHaveBeenCalledExactlyOnceWith({
      isExtendable: false,
      timeLeft: expect.closeTo(10_000, -4) as number,
      extension: 90_000,
    });
    expect(request.options.timeLimit?.deadline).toBeLessThan(Number(reply.timeoutAt));
  });

  test("a clock that is set does not take back what nobody has seen yet", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, onAbandon } = await startDefinitions(create);
    await ask();

    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5000);

    expect(onAbandon).not.toHaveBeenCalled();
  });
});

describe("what crosses", () => {
  test("a completion ahead of the response to a submission accepts it", async () => {
    const { ask, notify, submitted, onResult } = await startDefinitions(create, { submit: never });
    const { elicitationId, request } = await ask();
    const accepting = request.accept(answers);
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());

    await notify("complete", { elicitationId });

    expect(await accepting).toBeUndefined();
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: answers }, elicitationId);
  });

  test.each(["before", "after"])("a result in a completion %s the response is what was accepted", async (when) => {
    const result = { email: "ada@ada.example".toUpperCase(), count: 1, gone: null, nested: {} };
    const { ask, notify, submitted, onResult } = await startDefinitions(create, {
      submit: when === "before" ? never : () => ({ status: "completed" }),
    });
    const { elicitationId, request } = await ask();
    const accepting = request.accept(answers);
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());

    await notify("complete", { elicitationId, status: "completed", result });

    const content = { email: "ADA@ADA.EXAMPLE", count: 1 };
    expect(await accepting).toEqual({ accepted: content });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content }, elicitationId));
  });

  test("a completion as timed out after a response that has taken the answers changes nothing", async () => {
    const { ask, notify, submitted, onResult, onAbandon } = await startDefinitions(create);
    const { elicitationId, request } = await ask();
    const accepting = request.accept(answers);
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());

    await notify("complete", { elicitationId, status: "timeout" });

    expect(await accepting).toBeUndefined();
    await vi.waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: answers }, elicitationId),
    );
    expect(onAbandon).not.toHaveBeenCalled();
  });

  test("a completion after an error that refuses nothing accepts what was sent", async () => {
    const { ask, notify, submitted, onResult, onAbandon } = await startDefinitions(create);
    submitted.mockRejectedValueOnce(Object.assign(new Error("The gateway timed out."), { code: -32603 }));
    const { elicitationId, request } = await ask();
    await request.accept(answers);

    await notify("complete", { elicitationId });

    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    expect(onResult).toHaveBeenCalledWith({ action: "accept", content: answers }, elicitationId);
    expect(onAbandon).not.toHaveBeenCalled();
  });

  test.each([
    { status: "completed", reason: "form_invalidated" },
    { status: "withdrawn", reason: "form_invalidated" },
    { status: "constructor", reason: "form_invalidated" },
    { status: "timeout", reason: "timeout" },
    { status: "expired", reason: "session_expired" },
  ])("a completion as $status while the person types ends the request", async ({ status, reason }) => {
    const { ask, notify, completions, onResult, onAbandon } = await startDefinitions(create);
    const { elicitationId } = await ask();

    await notify("complete", { elicitationId, status });

    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }, elicitationId));
    expect(onAbandon).toHaveBeenCalledExactlyOnceWith({ elicitationId, reason, error: undefined });
    expect(completions).toEqual([]);
  });

  test("a definition and its completion may be spelled in snake case", async () => {
    const { ask, notify, onResult } = await startDefinitions(create);
    const { elicitationId, request } = await ask({ mode: "form", form_definition: definition });
    expect(request.params).toMatchObject({ formDefinition: definition });

    await notify("complete", { elicitation_id: elicitationId, status: "timeout" });

    await vi.waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }, elicitationId));
  });

  test("a response to a submission after the person has declined changes nothing", async () => {
    const responses: ((response: object) => void)[] = [];
    const submit = () => new Promise<object>((resolve) => responses.push(resolve));
    const { ask, submitted, onResult, completions } = await startDefinitions(create, { submit });
    const { elicitationId, request } = await ask();
    const accepting = request.accept(answers).catch(() => "stopped");
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());

    request.leave("decline");
    responses[0]?.({ status: "completed" });

    expect(await accepting).toBe("stopped");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" }, elicitationId);
    await vi.waitFor(() => expect(completions).toEqual([{ elicitationId, status: "declined" }]));
  });
});

describe("what servers get wrong", () => {
  test.each([
    { mode: "form", formDefinition: null },
    { mode: "form", formDefinition: { id: "a" } },
    { mode: "inline" },
  ])("no person could answer %j", async (params) => {
    const { create: send, asked } = await startDefinitions(create);

    await expect(send(params)).rejects.toThrow("Invalid elicitation request");
    expect(asked).toEqual([]);
  });

  test("a schema beside a definition, which would ask for other answers", async () => {
    const { ask } = await startDefinitions(create);
    const requestedSchema = { type: "object", properties: { other: { type: "string" } } };

    const { request } = await ask({ mode: "form", formDefinition: definition, requestedSchema });

    expect(request.params).not.toMatchObject({ requestedSchema });
  });

  test.each([
    { timeout: -1, lasts: 300_000 },
    { timeout: 300, lasts: 300_000 },
    { timeout: "soon", lasts: 300_000 },
    { timeout: 1e300, lasts: 2 ** 31 - 1 },
  ])("a timeout of $timeout", async ({ timeout, lasts }) => {
    const { ask } = await startDefinitions(create);

    const { reply } = await ask({ mode: "form", formDefinition: { ...definition, timeout } });

    expect(Number(reply.timeoutAt) - Number(reply.createdAt)).toBe(lasts);
  });

  test.each([
    { what: "without data", data: undefined, message: "No", shown: { fields: {}, form: "No", isFinal: false } },
    { what: "whose data is no record", data: [1], message: "No", shown: { fields: {}, form: "No", isFinal: false } },
    {
      what: "after the limit",
      data: {},
      message: "max_retries_exceeded",
      shown: { fields: {}, isFinal: true, attemptsLeft: 0 },
    },
    { what: "that allows no other", data: { retry_allowed: false }, message: "", shown: { fields: {}, isFinal: true } },
    { what: "in camel case", data: { retryAllowed: false }, message: "", shown: { fields: {}, isFinal: true } },
  ])("a refusal $what", async ({ data, message, shown }) => {
    const { ask } = await startDefinitions(create, {
      submit: () => Promise.reject(Object.assign(new Error(message), { code: -32007, data })),
    });
    const { request } = await ask();

    expect(await request.accept(answers)).toEqual(shown);
  });

  test.each([
    { message: "max_retries_exceeded", data: undefined, words: {} },
    {
      message: "Too often.",
      data: { type: "submission", reason: "maxRetriesExceeded" },
      words: { form: "Too often." },
    },
  ])("an error of any code that ends the tries: $message", async ({ message, data, words }) => {
    const { ask } = await startDefinitions(create, {
      submit: () => Promise.reject(Object.assign(new Error(message), { code: -32603, data })),
    });
    const { request } = await ask();

    expect(await request.accept(answers)).toEqual({ fields: {}, ...words, isFinal: true, attemptsLeft: 0 });
  });

  test.each([{ status: "error" }, { status: "completed" }, {}])(
    "a result with errors, whatever its status: %j",
    async (status) => {
      const errors = [{ field: "email", message: "This address is taken." }];
      const { ask } = await startDefinitions(create, { submit: () => ({ ...status, errors }) });
      const { request } = await ask();

      expect(await request.accept(answers)).toEqual({ fields: { email: "This address is taken." }, isFinal: false });
    },
  );

  test.each([
    { data: { retry_allowed: false }, error: { type: "validation", fields: {}, form: "No", errors: [] } },
    { data: { retry_limit: 1, retry_count: 1 }, error: { type: "submission", message: "max_retries_exceeded" } },
  ])("a first refusal that is the last: $data", async ({ data, error }) => {
    const { ask, onAbandon } = await startDefinitions(create, { submit: () => refuse(data, "No") });
    const { elicitationId, request } = await ask();

    await request.accept(answers);
    request.leave("decline");

    await vi.waitFor(() =>
      expect(onAbandon).toHaveBeenCalledExactlyOnceWith({ elicitationId, reason: "form_invalidated", error }),
    );
  });
});

describe("the calls meanwhile", () => {
  const form = { mode: "form", formDefinition: definition };

  test("have no timeout while a definition is open", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const submit = vi.fn(() => ({ status: "completed" }));
    const { client, asked } = await startDefinitions(create, {
      submit,
      tool: async (send) => {
        await send(form);
        await vi.waitFor(() => expect(submit).toHaveBeenCalled(), { timeout: 60_000 });
      },
    });
    const call = client.callTool({ name: "ask" }, { timeout: 1000 });
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    await vi.advanceTimersByTimeAsync(10_000);
    await asked[0]?.accept(answers);

    expect(await call).toMatchObject({ content: [] });
  });

  test("may end before it, which goes on", async () => {
    const { client, asked, onResult } = await startDefinitions(create, { tool: (send) => send(form) });
    await client.callTool({ name: "ask" });
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    await asked[0]?.accept(answers);

    await vi.waitFor(() => expect(onResult.mock.lastCall?.[0]).toEqual({ action: "accept", content: answers }));
  });
});

test("a definition has the id and the tool of the call of the AI SDK that has led to it, and outlives it", async () => {
  const queue = createElicitationQueue();
  const client = clients["SDK v2"]();
  const { callTool } = definitionProtocol(client, queue, { server: { name: "Weather" } });
  const server = new McpServer({ name: "weather", version: "1.0.0" });
  server.registerTool("wipe", {}, async () => {
    const params = { mode: "form", message: "Wipe?", formDefinition: definition };
    await server.server.request({ method: "elicitation/create", params }, z.looseObject({}));
    return { content: [] };
  });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  onTestFinished(() => client.close());
  const wipe = {
    metadata: { annotations: { destructiveHint: true } },
    execute: async () => callTool({ name: "wipe" }),
  };
  const tools = withElicitation({ wipe }, queue, { server: { name: "Weather" } });
  const execute: (input: object, call: object) => Promise<unknown> = tools.wipe.execute;

  await execute({}, { toolCallId: "call-1", messages: [] });

  expect(await nextRequest(queue)).toMatchObject({
    callId: "call-1",
    tool: { name: "wipe", annotations: { destructiveHint: true } },
  });
});

test("the server learns of a request that is declined unseen after the reply, which has its id", async () => {
  const { create: send, completions } = await startDefinitions(create, { isMuted: true });

  const { elicitationId } = await send({ mode: "form", formDefinition: definition });

  expect(completions).toEqual([]);
  await vi.waitFor(() => expect(completions).toEqual([{ elicitationId, status: "declined" }]));
});

test("a server that answers no ping after an error is given up, though no call waits for it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, client, onAbandon } = await startDefinitions(create);
  await ask();
  vi.spyOn(client, "ping").mockRejectedValue(new Error("offline"));

  client.onerror?.(new Error("The stream broke."));
  await vi.advanceTimersByTimeAsync(60_000);

  expect(onAbandon).toHaveBeenCalledWith(expect.objectContaining({ reason: "client_disconnected" }));
});

const details = { status: 404, statusText: "Not Found", text: "" };

test.each<{ sdk: keyof typeof clients; error: Error }>([
  { sdk: "SDK v1", error: new StreamableHTTPError(404, "Session not found") },
  { sdk: "SDK v2", error: new SdkHttpError(SdkErrorCode.ClientHttpNotImplemented, "Session not found", details) },
])("a server that no longer knows the session of $sdk ends the request", async ({ sdk, error }) => {
  const { ask, client, onAbandon } = await startDefinitions<Client | ClientV1>(clients[sdk]);
  const { request } = await ask();
  if (client.transport) vi.spyOn(client.transport, "send").mockRejectedValue(error);

  await request.accept(answers).catch(() => undefined);

  await vi.waitFor(() => expect(onAbandon).toHaveBeenCalledOnce());
  expect(onAbandon).toHaveBeenCalledWith(expect.objectContaining({ reason: "session_expired" }));
});

test("a legacy prompt is one text field", async () => {
  const { ask, submitted } = await startDefinitions(create);
  const { reply, elicitationId, request } = await ask({ mode: "inline", prompt: "Which city?" });
  expect(reply).toMatchObject({ mode: "inline", status: "pending" });
  expect(request.params).toMatchObject({ message: "Which city?" });

  await request.accept({ response: "Lima" });

  expect(submitted).toHaveBeenCalledWith({ elicitationId, responses: { response: "Lima" } });
});

test("it takes the place of connectElicitation, and is not called beside it", () => {
  const client = create();
  const options = { server: { name: "Weather" } };
  const { disconnect } = definitionProtocol(client, createElicitationQueue(), options);

  expect(() => connectElicitation(client, createElicitationQueue(), options)).toThrow("definitionProtocol()");
  disconnect();
});

test("disconnecting takes the open definitions back", async () => {
  const { ask, connection, onAbandon } = await startDefinitions(create);
  await ask();

  connection.disconnect();

  await vi.waitFor(() =>
    expect(onAbandon).toHaveBeenCalledWith(expect.objectContaining({ reason: "client_disconnected" })),
  );
});
