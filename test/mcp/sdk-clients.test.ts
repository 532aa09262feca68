// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { createElicitationQueue } from "../../src/index.js";
import { connections } from "./connections.js";
import { nextRequest } from "./next-request.js";
import { questions } from "./questions.js";

const server = { name: "Weather", origin: "https://mcp.weather.example" };

describe.each(Object.entries(connections))("%s", (_name, connect) => {
  test("what was answered is what the server receives", async () => {
    const queue = createElicitationQueue();
    const { ask } = await connect(queue, { server });

    const received = ask([questions.form]);
    const request = await nextRequest(queue);
    request.settle({ action: "accept", content: { name: "Ada", age: 36 } });

    expect(request.params).toMatchObject(questions.form);
    expect(await received).toEqual([{ action: "accept", content: { name: "Ada", age: 36 } }]);
  });

  test("a confirmation is accepted with empty content, a page without any", async () => {
    const queue = createElicitationQueue();
    const { ask } = await connect(queue, { server });

    const received = ask([questions.confirmation, questions.page]);
    (await nextRequest(queue)).settle({ action: "accept", content: {} });
    const page = await nextRequest(queue);
    page.settle({ action: "accept" });

    expect(page.params).toMatchObject({ mode: "url", url: "https://login.example.com/oauth" });
    expect(await received).toEqual([{ action: "accept", content: {} }, { action: "accept" }]);
  });

  test.each(["decline", "cancel"] as const)("%s arrives without content", async (action) => {
    const queue = createElicitationQueue();
    const { ask } = await connect(queue, { server });

    const received = ask([questions.form]);
    (await nextRequest(queue)).settle({ action });

    expect(await received).toEqual([{ action }]);
  });

  test("questions asked at once are answered one after the other, each with its own answer", async () => {
    const queue = createElicitationQueue();
    const { ask } = await connect(queue, { server });

    const received = ask([questions.form, questions.confirmation, questions.page]);
    await vi.waitFor(() => expect(queue.getSnapshot().total).toBe(3));
    (await nextRequest(queue)).settle({ action: "decline" });
    (await nextRequest(queue)).settle({ action: "accept", content: {} });
    (await nextRequest(queue)).settle({ action: "cancel" });

    expect(await received).toEqual([{ action: "decline" }, { action: "accept", content: {} }, { action: "cancel" }]);
  });

  test("a question taken back leaves the queue", async () => {
    const queue = createElicitationQueue();
    const { ask } = await connect(queue, { server });
    const controller = new AbortController();

    const received = ask([questions.form], { signal: controller.signal });
    await nextRequest(queue);
    controller.abort();

    await expect(received).rejects.toBeInstanceOf(Error);
    await vi.waitFor(() => expect(queue.getSnapshot().current).toBeUndefined());
  });

  test("a question of a connection that has been closed leaves the queue", async () => {
    const queue = createElicitationQueue();
    const { ask, close } = await connect(queue, { server });

    const received = ask([questions.form]).catch(() => "the call has ended");
    await nextRequest(queue);
    await close();

    expect(queue.getSnapshot().current).toBeUndefined();
    expect(await received).toBe("the call has ended");
  });

  test("what the server says of itself is known after connecting", async () => {
    const queue = createElicitationQueue();
    const { ask } = await connect(queue, { server: () => server });

    const received = ask([questions.form]);
    const request = await nextRequest(queue);
    request.settle({ action: "cancel" });
    await received;

    expect(request.server).toMatchObject({ name: "Weather", serverInfo: { title: "Weather Pro", version: "2.1.0" } });
  });

  test("what fails in the host is a cancel to the server", async () => {
    const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const elicit = () => Promise.reject(new Error("The host is broken."));
    const { ask } = await connect({ ...createElicitationQueue(), elicit }, { server });

    expect(await ask([questions.form])).toEqual([{ action: "cancel" }]);
    expect(onError).toHaveBeenCalledOnce();
  });
});
