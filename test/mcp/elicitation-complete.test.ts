// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { createElicitationQueue } from "../../src/index.js";
import { elicitationCompleteHandler, elicitationHandler } from "../../src/mcp/index.js";
import { sessions } from "./connections.js";
import { nextRequest } from "./next-request.js";

const server = { name: "Weather", origin: "https://mcp.weather.example" };

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  test("a page that the server reports finished is known to the queue by id and server", async () => {
    const queue = createElicitationQueue();
    const { ask, complete } = await connect(elicitationHandler(queue, { server }), {
      onComplete: elicitationCompleteHandler(queue, { server: () => ({ ...server }) }),
    });

    const received = ask(["page"]);
    const page = await nextRequest(queue);
    await complete("e-1");
    await vi.waitFor(() => expect(queue.getSnapshot().isCompleted).toBe(true));
    page.settle({ action: "accept" });

    expect(await received).toEqual([{ action: "accept" }]);
  });
});

test.each([undefined, null, 42, "e-1", [], {}, { params: null }, { params: {} }, { params: { elicitationId: 1 } }])(
  "a notification of another shape is ignored: %j",
  (notification) => {
    const complete = vi.fn();

    elicitationCompleteHandler({ complete }, { server })(notification);

    expect(complete).not.toHaveBeenCalled();
  },
);

test("what fails in the host is told to the developer, not to the protocol", () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const complete = (): never => {
    throw new Error("The host is broken.");
  };

  elicitationCompleteHandler({ complete }, { server })({ params: { elicitationId: "e-1" } });

  expect(onError).toHaveBeenCalledOnce();
});
