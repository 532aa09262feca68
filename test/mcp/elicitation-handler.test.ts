// @vitest-environment node
import { expect, test, vi } from "vitest";
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

  expect(elicitor.elicit).toHaveBeenCalledExactlyOnceWith(params, { server, callSignal: undefined });
});

test("hands on the end of the request wherever the SDK keeps it", async () => {
  const elicitor = createElicitor();
  const { signal } = new AbortController();
  const answer = elicitationHandler(elicitor, { server });

  await answer({}, { signal });
  await answer({}, { mcpReq: { signal } });

  for (const [, options] of elicitor.elicit.mock.calls) expect(options.callSignal).toBe(signal);
});

test.each([undefined, null, 42, "x", [], {}, { signal: "no" }, { mcpReq: null }, { mcpReq: { signal: {} } }])(
  "takes any context: %j",
  async (context) => {
    const elicitor = createElicitor();

    expect(await elicitationHandler(elicitor, { server })({ params: {} }, context)).toEqual(cancelled);
    expect(elicitor.elicit).toHaveBeenCalledExactlyOnceWith({}, { server, callSignal: undefined });
  },
);

test.each([undefined, null, 42, "x", [], {}])("takes any request: %j", async (request) => {
  const elicitor = createElicitor();

  expect(await elicitationHandler(elicitor, { server })(request)).toEqual(cancelled);
  expect(elicitor.elicit).toHaveBeenCalledExactlyOnceWith(undefined, { server, callSignal: undefined });
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
