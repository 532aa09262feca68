// @vitest-environment node
import { UrlElicitationRequiredError } from "@modelcontextprotocol/client";
import { describe, expect, test, vi } from "vitest";
import { connections, sessions } from "./connections.js";
import { createOpenElicitor } from "./open-elicitor.js";
import { questions } from "./questions.js";

describe.each(Object.entries(connections))("%s", (_name, connect) => {
  test("what the caller aborts is withdrawn", async () => {
    const queue = createOpenElicitor();
    const { ask } = await connect(queue);
    const controller = new AbortController();

    const received = ask([questions.form, questions.page], { signal: controller.signal });
    const asked = await queue.areAsked(2);
    controller.abort();

    await expect(received).rejects.toThrow("aborted");
    expect(asked.map(({ end }) => end())).toEqual(["withdrawn", "withdrawn"]);
  });

  test("so is what the host closes or disconnects", async () => {
    const queue = createOpenElicitor();
    const [first, second] = [await connect(queue), await connect(queue)];

    const outcomes = [first.ask([questions.form]), second.ask([questions.form])].map((call) =>
      call.catch(() => "ended"),
    );
    const asked = await queue.areAsked(2);
    await first.close();
    second.disconnect();

    await vi.waitFor(() => expect(asked.map(({ end }) => end())).toEqual(["withdrawn", "withdrawn"]));
    expect(await outcomes[0]).toBe("ended");
  });

  test("what the caller aborts because nobody waits any more says so", async () => {
    const queue = createOpenElicitor();
    const { ask } = await connect(queue);
    const controller = new AbortController();

    ask([questions.form, questions.page], { signal: controller.signal }).catch(() => undefined);
    const asked = await queue.areAsked(2);
    controller.abort("ended");

    await vi.waitFor(() => expect(asked.map(({ end }) => end())).toEqual(["ended", "ended"]));
  });

  test("a call that is aborted before it begins asks nobody", async () => {
    const queue = createOpenElicitor();
    const { ask } = await connect(queue);

    await expect(ask([questions.form], { signal: AbortSignal.abort() })).rejects.toThrow("aborted");

    expect(queue.asked).toEqual([]);
  });
});

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  test("a server that goes away ends all of its requests", async () => {
    const queue = createOpenElicitor();
    const { ask, elicit, die } = await connect(queue);

    const outcomes = [ask([questions.form]), elicit(questions.page)].map((call) => call.catch(() => "ended"));
    const asked = await queue.areAsked(2);
    await die();

    expect(await Promise.all(outcomes)).toEqual(["ended", "ended"]);
    expect(asked.map(({ end }) => end())).toEqual(["ended", "ended"]);
  });

  test("what the server itself cancels, as it does when its own patience ends, is explained", async () => {
    const queue = createOpenElicitor();
    const { ask } = await connect(queue);
    const controller = new AbortController();

    ask([questions.form], undefined, { signal: controller.signal }).catch(() => undefined);
    const [asked] = await queue.areAsked(1);
    controller.abort();

    await vi.waitFor(() => expect(asked?.end()).toBe("ended"));
  });

  test("a call's result ends the requests that the server does not wait for", async () => {
    const queue = createOpenElicitor();
    const { call } = await connect(queue);

    const reply = await call(async (elicit) => {
      elicit(questions.form).catch(() => undefined);
      await queue.areAsked(1);
      return ["Frost"];
    });

    expect(reply).toEqual(["Frost"]);
    expect(queue.asked.map(({ end }) => end())).toEqual(["ended"]);
  });

  test("with several calls in progress a request ends with the last of them", async () => {
    const queue = createOpenElicitor();
    const { call, elicit } = await connect(queue);
    const finish: (() => void)[] = [];
    const work = () => call(() => new Promise((resolve) => finish.push(() => resolve(["done"]))));

    const calls = [work(), work()] as const;
    await vi.waitFor(() => expect(finish).toHaveLength(2));
    void elicit(questions.form);
    const [asked] = await queue.areAsked(1);
    finish[0]?.();
    await calls[0];
    expect(asked?.end()).toBeUndefined();
    finish[1]?.();
    await calls[1];

    expect(asked?.end()).toBe("ended");
  });

  test("pages without which a call is refused are not asked for once the host has disconnected", async () => {
    const queue = createOpenElicitor();
    const { call, disconnect } = await connect(queue);

    const outcome = call(() => {
      disconnect();
      throw new UrlElicitationRequiredError([
        { mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "e-1" },
      ]);
    });

    await expect(outcome).rejects.toMatchObject({ code: -32042 });
    expect(queue.asked).toEqual([]);
  });

  test("a request outside of any call goes on", async () => {
    const queue = createOpenElicitor();
    const { call, elicit } = await connect(queue);

    const received = elicit(questions.form);
    const [asked] = await queue.areAsked(1);
    await call(() => Promise.resolve(["done"]));
    asked?.answer({ action: "decline" });

    expect(await received).toEqual({ action: "decline" });
  });
});
