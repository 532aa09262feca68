// @vitest-environment node
import { MCPClientError } from "@ai-sdk/mcp";
import { ProtocolError, UrlElicitationRequiredError } from "@modelcontextprotocol/client";
import { McpError } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createElicitationQueue, type ElicitResult } from "../../src/index.js";
import { type Elicitor, fulfilUrlElicitations } from "../../src/mcp/index.js";
import { sessions } from "./connections.js";
import { nextRequest } from "./next-request.js";

const server = { name: "Weather" };
const page = (id: string, url = `https://login.example.com/${id}`) => ({
  mode: "url" as const,
  message: `Sign in (${id})`,
  url,
  elicitationId: id,
});
const refusal = (...elicitations: readonly unknown[]) => ({ code: -32042, message: "Sign in", data: { elicitations } });

/** Remembers what it is asked, and answers as it is told: with one action for each request. */
function createElicitor(...actions: readonly ElicitResult["action"][]) {
  const asked: { readonly params: unknown; readonly options: Parameters<Elicitor["elicit"]>[1] }[] = [];
  const elicit: Elicitor["elicit"] = (params, options) => {
    const action = actions[asked.length] ?? "cancel";
    asked.push({ params, options });
    return Promise.resolve({ action });
  };
  return { elicit, complete: () => undefined, asked };
}

describe.each(Object.entries(sessions))("a call in %s", (_name, connect) => {
  const refuse = (...pages: readonly ReturnType<typeof page>[]): never => {
    throw new UrlElicitationRequiredError([...pages]);
  };

  /** What `connectElicitation` makes of a tool that is refused for the sake of these pages, as often as it is called. */
  async function callRefused(
    queue: Elicitor,
    required: () => readonly ReturnType<typeof page>[],
    setting?: { readonly url: boolean },
  ): Promise<unknown> {
    const { call } = await connect(queue, setting);
    return call(() => {
      const pages = required();
      return pages.length > 0 ? refuse(...pages) : Promise.resolve(["Frost"]);
    });
  }

  test("goes through once the person has finished with every page", async () => {
    const required = [[page("a"), page("b")], [page("c")], []];
    const queue = createElicitationQueue();

    const reply = callRefused(queue, () => required.shift() ?? []);
    const first = await nextRequest(queue);
    expect(first.params).toMatchObject(page("a"));
    expect(queue.getSnapshot().total).toBe(2);
    for (const id of ["a", "b", "c"]) {
      const request = await nextRequest(queue);
      expect(request.params).toMatchObject({ elicitationId: id });
      request.settle({ action: "accept" });
      await vi.waitFor(() => expect(queue.getSnapshot().current).not.toBe(request));
    }

    expect(await reply).toEqual(["Frost"]);
  });

  test.each(["decline", "cancel"] as const)("stays refused on %s, which takes the other pages back", async (action) => {
    const queue = createElicitationQueue();

    const reply = callRefused(queue, () => [page("a"), page("b"), page("c")]).catch((error: unknown) => error);
    await vi.waitFor(() => expect(queue.getSnapshot().total).toBe(3));
    (await nextRequest(queue)).settle({ action });

    expect(await reply).toMatchObject({ code: -32042 });
    expect(queue.getSnapshot().current).toBeUndefined();
  });

  test("stays refused where URL mode is not declared, and nobody is asked", async () => {
    const elicitor = createElicitor("accept");

    await expect(callRefused(elicitor, () => [page("a")], { url: false })).rejects.toMatchObject({ code: -32042 });

    expect(elicitor.asked).toEqual([]);
  });

  test("is made twice where the server is never content, and the person asked once", async () => {
    const required = vi.fn(() => [page("a")]);
    const elicitor = createElicitor("accept", "accept", "accept");

    await expect(callRefused(elicitor, required)).rejects.toThrow("that page was already opened for this call");

    expect(required).toHaveBeenCalledTimes(2);
    expect(elicitor.asked).toHaveLength(1);
  });

  test("comes to an end where the server makes up a new page each time", async () => {
    const required = vi.fn(() => [page(`new-${required.mock.calls.length}`)]);
    const elicitor = createElicitor(...Array.from({ length: 1000 }, () => "accept" as const));

    await expect(callRefused(elicitor, required)).rejects.toThrow("asks for more than 10 pages");

    expect(required.mock.calls.length).toBeLessThan(30);
  });
});

test("asks as the server named it, for the person to say when they have finished", async () => {
  const elicitor = createElicitor("accept");

  await fulfilUrlElicitations(refusal(page("a")), elicitor, { server: () => server, opened: new Set() });

  const [{ params, options }] = elicitor.asked as [(typeof elicitor.asked)[0]];
  expect(params).toEqual(page("a"));
  expect(options).toMatchObject({ server, acceptOn: "finish" });
});

test.each([
  { shape: "SDK v1's error", error: new McpError(-32042, "Sign in", { elicitations: [page("a")] }) },
  { shape: "SDK v2's error", error: new ProtocolError(-32042, "Sign in", { elicitations: [page("a")] }) },
  {
    shape: "the AI SDK's error",
    error: new MCPClientError({ message: "Sign in", code: -32042, data: { elicitations: [page("a")] } }),
  },
  { shape: "an error of JSON-RPC", error: refusal(page("a")) },
  { shape: "a JSON-RPC message", error: { jsonrpc: "2.0", id: 1, error: refusal(page("a")) } },
])("understands $shape", async ({ error }) => {
  expect(await fulfilUrlElicitations(error, createElicitor("accept"), { server, opened: new Set() })).toEqual({
    outcome: "accepted",
  });
});

test.each([
  { actions: ["accept", "accept"], outcome: "accepted" },
  { actions: ["accept", "decline"], outcome: "declined" },
  { actions: ["decline", "cancel"], outcome: "declined" },
  { actions: ["cancel", "decline"], outcome: "cancelled" },
] as const)("$actions: $outcome", async ({ actions, outcome }) => {
  const elicitor = createElicitor(...actions);

  expect(await fulfilUrlElicitations(refusal(page("a"), page("b")), elicitor, { server, opened: new Set() })).toEqual({
    outcome,
  });
});

describe("a page that was opened in this call", () => {
  test.each([
    { what: "the same address", url: "https://login.example.com/a" },
    { what: "the same address, written otherwise", url: "HTTPS://login.example.com:443/x/../a" },
  ])("is not asked for again: $what", async ({ url }) => {
    const opened = new Set<string>();
    const elicitor = createElicitor("accept", "accept");

    await fulfilUrlElicitations(refusal(page("a")), elicitor, { server, opened });
    const again = await fulfilUrlElicitations(refusal(page("b"), page("c", url)), elicitor, { server, opened });

    expect(again).toMatchObject({ outcome: "repeated", url, explanation: expect.stringContaining(url) as string });
    expect(elicitor.asked).toHaveLength(1);
  });

  test("does not count when it was not accepted", async () => {
    const opened = new Set<string>();

    await fulfilUrlElicitations(refusal(page("a")), createElicitor("decline"), { server, opened });

    expect(await fulfilUrlElicitations(refusal(page("a")), createElicitor("accept"), { server, opened })).toEqual({
      outcome: "accepted",
    });
  });
});

describe("the call's own signal", () => {
  test("takes all questions back", async () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();

    const outcome = fulfilUrlElicitations(refusal(page("a"), page("b")), queue, {
      server,
      signal: controller.signal,
      opened: new Set(),
    });
    await nextRequest(queue);
    controller.abort();

    expect(await outcome).toEqual({ outcome: "cancelled" });
    expect(queue.getSnapshot().current).toBeUndefined();
  });

  test("ends them by its reason", async () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();

    void fulfilUrlElicitations(refusal(page("a")), queue, { server, signal: controller.signal, opened: new Set() });
    const { signal } = await nextRequest(queue);
    controller.abort("ended");

    expect(signal).toMatchObject({ aborted: true, reason: "ended" });
  });

  test("that has aborted before lets nobody be asked", async () => {
    const elicitor = createElicitor("accept");
    const options = { server, signal: AbortSignal.abort(), opened: new Set<string>() };

    expect(await fulfilUrlElicitations(refusal(page("a")), elicitor, options)).toEqual({ outcome: "cancelled" });
    expect(elicitor.asked).toEqual([]);
  });
});

describe("nobody is asked for", () => {
  test.each([
    { what: "another error", error: { ...refusal(page("a")), code: -32602 } },
    { what: "a code that is text", error: { ...refusal(page("a")), code: "-32042" } },
    { what: "no page, which would be called again without end", error: refusal() },
    { what: "pages that are no list", error: { code: -32042, data: { elicitations: page("a") } } },
    { what: "an entry without an address", error: refusal(page("a"), { mode: "url", message: "m" }) },
    { what: "an entry that is nothing", error: refusal(null) },
  ])("$what", async ({ error }) => {
    const elicitor = createElicitor("accept");

    expect(await fulfilUrlElicitations(error, elicitor, { server, opened: new Set() })).toEqual({
      outcome: "unrelated",
    });
    expect(elicitor.asked).toEqual([]);
  });

  test("anything whatsoever, and nothing is thrown", async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true, withDate: true }), async (error) => {
        const elicitor = createElicitor("accept");
        const options = { server, opened: new Set<string>() };
        expect(await fulfilUrlElicitations(error, elicitor, options)).toEqual({ outcome: "unrelated" });
        expect(elicitor.asked).toEqual([]);
      }),
    );
  });
});

test("an entry that claims to be a form is asked for as a page: its answers would go nowhere", async () => {
  const elicitor = createElicitor("accept");
  const form = { ...page("a"), mode: "form", requestedSchema: { type: "object", properties: {} } };

  await fulfilUrlElicitations(refusal(form), elicitor, { server, opened: new Set() });

  expect(elicitor.asked[0]?.params).toMatchObject({ mode: "url" });
});

test("what fails in the host cancels, and is told to the developer", async () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const elicit = () => Promise.reject(new Error("The host is broken."));

  expect(await fulfilUrlElicitations(refusal(page("a")), { elicit }, { server, opened: new Set() })).toEqual({
    outcome: "cancelled",
  });
  expect(onError).toHaveBeenCalledOnce();
});
