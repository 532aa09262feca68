// @vitest-environment node
import { describe, expect, test } from "vitest";
import { createElicitationBridge } from "react-elicitation/mcp";
import { openPage } from "./bridged-page.js";
import { connections, connectStateless, sessions } from "./connections.js";
import { questions } from "./questions.js";

/** A bridge, and what waits in its page. */
function createPage() {
  const bridge = createElicitationBridge();
  const { queue, pending } = openPage(bridge);
  const waiting = async (count: number) =>
    (await pending(count)).map(({ params, callId, tool }) => ({ params, callId, tool: tool?.name }));
  return { bridge, pending: waiting, cancelAll: queue.cancelAll };
}

describe.each(Object.entries(connections))("%s", (_name, connect) => {
  test("what a call asks has the id and the tool that the host gave the call, also in a page behind the bridge", async () => {
    const { bridge, pending, cancelAll } = createPage();
    const { ask } = await connect(bridge);

    const reply = ask([questions.form], { callId: "call-1", tool: { name: "subscribe" } });

    expect(await pending(1)).toEqual([{ params: questions.form, callId: "call-1", tool: "subscribe" }]);
    cancelAll();
    await reply;
  });
});

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  test("what a server of the 2025 revisions asks during two calls has the id of neither", async () => {
    const { bridge, pending, cancelAll } = createPage();
    const { ask } = await connect(bridge);

    const first = ask([questions.form], { callId: "call-1" });
    await pending(1);
    const second = ask([questions.confirmation], { callId: "call-2" });

    expect((await pending(2)).map(({ callId }) => callId)).toEqual(["call-1", undefined]);
    cancelAll();
    await Promise.all([first, second]);
  });
});

test("what two calls of 2026-07-28 ask has the id of the call whose result asks", async () => {
  const { bridge, pending, cancelAll } = createPage();
  const { ask } = await connectStateless(bridge);

  const replies = [ask([questions.form], { callId: "call-1" }), ask([questions.confirmation], { callId: "call-2" })];

  expect(await pending(2)).toMatchObject([
    { params: questions.form, callId: "call-1" },
    { params: questions.confirmation, callId: "call-2" },
  ]);
  cancelAll();
  await Promise.all(replies);
});
