import { expect, test, vi } from "vitest";
import { createElicitationQueue } from "react-elicitation";
import { answerRuns } from "react-elicitation/ag-ui";
import { nextRequest } from "../mcp/next-request.js";
import input from "../requests/agents/ag-ui-input-required.json" with { type: "json" };

const leavePage = (persisted: boolean): unknown =>
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted }));

/** An agent whose thread waits for what was asked, as AG-UI keeps it on its server. */
function waitingAgent() {
  const agent = {
    messages: [],
    pendingInterrupts: input.message.outcome.interrupts as readonly unknown[],
    runAgent: vi.fn(async () => void (agent.pendingInterrupts = [])),
  };
  return agent;
}

test("a page that is closed does not answer an agent, because it asks again in the next page", async () => {
  const queue = createElicitationQueue();
  const agent = waitingAgent();
  const answered = answerRuns(agent, queue, { agent: { name: "Planner" } });
  await nextRequest(queue);

  // As an `ElicitationHost` does, whose listener may be older.
  window.addEventListener("pagehide", () => queue.cancelAll(), { once: true });
  leavePage(false);
  await answered;

  expect(agent.runAgent).not.toHaveBeenCalled();
});

test("a page that the browser only keeps aside can answer when the person is back", async () => {
  const queue = createElicitationQueue();
  const agent = waitingAgent();
  const answered = answerRuns(agent, queue, { agent: { name: "Planner" } });
  const request = await nextRequest(queue);

  leavePage(true);
  request.settle({ action: "decline" });
  await answered;

  expect(agent.runAgent).toHaveBeenCalledOnce();
});
