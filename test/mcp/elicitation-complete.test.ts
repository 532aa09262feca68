// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { createElicitationQueue } from "../../src/index.js";
import { sessions } from "./connections.js";
import { nextRequest } from "./next-request.js";
import { questions } from "./questions.js";

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  test("a page that the server reports finished is known to the queue by id and server", async () => {
    const queue = createElicitationQueue();
    const { ask, complete } = await connect(queue, { server: () => ({ name: "Weather" }) });

    const received = ask([questions.page]);
    const page = await nextRequest(queue);
    await complete("another");
    await complete("e-1");
    await vi.waitFor(() => expect(queue.getSnapshot().current?.isCompleted).toBe(true));
    page.settle({ action: "accept" });

    expect(await received).toEqual([{ action: "accept" }]);
  });
});
