// @vitest-environment node
import { expect, test, vi } from "vitest";
import { ask, type Outcome } from "react-elicitation/mcp";
import { createElicitationQueue } from "react-elicitation";

const question = { params: { message: "Delete it?" }, server: { name: "Agent" }, reply: (outcome: Outcome) => outcome };

test("the reply is made of what the person answered", async () => {
  const queue = createElicitationQueue();

  const reply = ask(queue, { ...question, reply: ({ action }) => (action === "accept" ? "allow" : "deny") });
  queue.getSnapshot().current?.settle({ action: "accept", content: {} });

  expect(await reply).toBe("allow");
});

test.each([
  { unseen: "muted", limits: {} },
  { unseen: "rate", limits: { requestsPerMinute: 0 } },
  { unseen: "ceiling", limits: { maxPending: 0 } },
])("a question that nobody saw is cancelled and never refused, and says why: $unseen", async ({ unseen, limits }) => {
  const queue = createElicitationQueue(limits);
  if (unseen === "muted") queue.mute(question.server);

  expect(await ask(queue, question)).toEqual({ action: "cancel", unseen });
});

test("what the person mutes while it waits is cancelled unseen", async () => {
  const queue = createElicitationQueue();

  const reply = ask(queue, question);
  queue.mute(question.server);

  expect(await reply).toEqual({ action: "cancel", unseen: "muted" });
});

test("what the person mutes while it is shown is cancelled, and not called unseen", async () => {
  const queue = createElicitationQueue();
  queue.attachHost();
  const reply = ask(queue, question);
  await Promise.resolve();

  queue.mute(question.server);

  expect(await reply).toEqual({ action: "cancel" });
});

test("a question that the host cannot ask is cancelled, and the developer learns why", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const server = (): never => {
    throw new Error("No such agent.");
  };

  expect(await ask(createElicitationQueue(), { ...question, server })).toEqual({ action: "cancel" });
  expect(report).toHaveBeenCalledOnce();
});
