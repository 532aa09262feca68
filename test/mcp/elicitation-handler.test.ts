// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { type Elicitor, elicitationHandler } from "../../src/mcp/index.js";

const server = { name: "Weather" };
const cancelled = { action: "cancel" } as const;

/** Cancels all it is asked, and remembers what that was. */
function createElicitor() {
  const elicit = vi.fn<Elicitor["elicit"]>(() => Promise.resolve(cancelled));
  return { elicit };
}

test("hands on the params and who asks", async () => {
  const elicitor = createElicitor();
  const params = { message: "Who are you?" };

  await elicitationHandler(elicitor, { server })({ method: "elicitation/create", params });

  expect(elicitor.elicit).toHaveBeenCalledExactlyOnceWith(params, {
    server,
    signal: expect.any(AbortSignal) as AbortSignal,
    onRefused: expect.any(Function) as () => void,
  });
});

describe.each([
  { where: "in SDK v1", contextOf: (signal: AbortSignal) => ({ signal }) },
  { where: "in SDK v2", contextOf: (signal: AbortSignal) => ({ mcpReq: { signal } }) },
])("the signal of a server's request, $where", ({ contextOf }) => {
  test.each([undefined, "The server is tired.", "withdrawn"])(
    "ends it, whatever the server gives as the reason: %s",
    async (reason) => {
      const elicitor = createElicitor();
      const controller = new AbortController();
      void elicitationHandler(elicitor, { server })({}, contextOf(controller.signal));

      controller.abort(reason);

      expect(elicitor.elicit.mock.lastCall?.[1].signal).toMatchObject({ aborted: true, reason: "ended" });
    },
  );

  test("ends one that comes too late", async () => {
    const elicitor = createElicitor();

    await elicitationHandler(elicitor, { server })({}, contextOf(AbortSignal.abort()));

    expect(elicitor.elicit.mock.lastCall?.[1].signal).toMatchObject({ aborted: true, reason: "ended" });
  });

  test("says nothing of a request that has its answer", async () => {
    const elicitor = createElicitor();
    const controller = new AbortController();
    await elicitationHandler(elicitor, { server })({}, contextOf(controller.signal));

    controller.abort();

    expect(elicitor.elicit.mock.lastCall?.[1].signal?.aborted).toBe(false);
  });
});

test.each([undefined, null, 42, "x", [], {}, { signal: "no" }, { mcpReq: null }, { mcpReq: { signal: {} } }])(
  "takes any context: %j",
  async (context) => {
    const elicitor = createElicitor();

    expect(await elicitationHandler(elicitor, { server })({ params: {} }, context)).toEqual(cancelled);
    expect(elicitor.elicit).toHaveBeenCalledExactlyOnceWith(
      {},
      {
        server,
        signal: expect.any(AbortSignal) as AbortSignal,
        onRefused: expect.any(Function) as () => void,
      },
    );
  },
);

test.each([undefined, null, 42, "x", [], {}])("takes any request: %j", async (request) => {
  const elicitor = createElicitor();

  expect(await elicitationHandler(elicitor, { server })(request)).toEqual(cancelled);
  expect(elicitor.elicit).toHaveBeenCalledExactlyOnceWith(undefined, {
    server,
    signal: expect.any(AbortSignal) as AbortSignal,
    onRefused: expect.any(Function) as () => void,
  });
});

const broken = (): never => {
  throw new Error("The host is broken.");
};

test.each([
  { what: "a queue that throws", elicit: broken, server },
  { what: "a queue that rejects", elicit: () => Promise.reject(new Error("The host is broken.")), server },
  { what: "a server that is not known", elicit: () => Promise.resolve(cancelled), server: broken },
])(
  "never throws into the protocol: $what is a cancel, and told to the developer",
  async ({ elicit, server: identity }) => {
    const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);

    expect(await elicitationHandler({ elicit }, { server: identity })({ params: {} })).toEqual(cancelled);
    expect(onError).toHaveBeenCalledOnce();
  },
);
