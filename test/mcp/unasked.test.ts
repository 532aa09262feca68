// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { connectStateless, sessions } from "./connections.js";
import { createOpenElicitor } from "./open-elicitor.js";
import { questions } from "./questions.js";

// A host's developer sees a tool that fails, and no dialog. The console says why.

function listen() {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => error.mock.calls.map(([message]: readonly unknown[]) => String(message));
}

describe("a tool of 2026-07-28 that cannot ask", () => {
  test.each([
    ["TypeScript", "'elicitation/create' cannot be sent while serving a request on that revision."],
    ["FastMCP", "Error calling tool 'work': elicitation via server-initiated requests is unavailable"],
    ["tmcp", 'tool "work" asked the client for elicitation, but it is not marked as replayable.'],
  ])("is named in the console once, with the cure: %s", async (_server, words) => {
    const said = listen();
    const { call } = await connectStateless(createOpenElicitor());
    const tool = () => {
      throw new Error(words);
    };

    for (const _call of [1, 2]) expect(await call(tool)).toContain(words);

    expect(said()).toEqual([expect.stringMatching(/"work".*mode: "legacy"/) as string]);
    expect(said()[0]).toContain(words);
  });
});

describe.each(Object.entries(sessions))("a tool of a session, by %s", (_sdk, connect) => {
  test("that cannot ask is named with the other cure", async () => {
    const said = listen();
    const { call } = await connect(createOpenElicitor());
    const error = Object.assign(new Error("Cannot send 'elicitation/create': there is no back-channel."), {
      code: -32600,
    });

    await call(() => Promise.reject(error)).catch(() => undefined);

    expect(said()).toEqual([expect.stringMatching(/"work".*needs a session/) as string]);
  });

  test.each([
    ["for another reason", "The disk is full.", false],
    ["after somebody was asked", "The elicitation was declined.", true],
  ])("that fails %s is not named", async (_reason, words, asks) => {
    const said = listen();
    const queue = createOpenElicitor();
    const { call } = await connect(queue);

    const reply = call(async (elicit) => {
      if (asks) await elicit(questions.form);
      throw new Error(words);
    }).catch(() => undefined);
    if (asks) (await queue.areAsked(1))[0]?.answer({ action: "decline" });
    await reply;

    expect(said()).toEqual([]);
  });
});
