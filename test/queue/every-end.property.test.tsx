import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import type { ElicitResult } from "../../src/core/elicit-result.js";
import { createElicitationQueue, ElicitationHost, type ElicitationQueue } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";

const servers = [{ name: "Weather" }, { name: "Tickets", origin: "https://tickets.example" }];
const requests = [
  formRequest({ answer: { type: "string", title: "Answer" } }),
  formRequest({ answer: { type: "integer", title: "Answer" } }, ["answer"]),
  { mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "e-1" },
  { message: "Delete 3 files?", requestedSchema: { type: "object" } },
  { mode: "dance" },
];

interface Asked {
  readonly abort: () => void;
  readonly results: ElicitResult[];
}

/** One run: a queue, a host that comes and goes, and all that was ever asked. */
class World {
  readonly queue: ElicitationQueue = createElicitationQueue({ requestsPerMinute: Infinity });
  readonly asked: Asked[] = [];
  private unmount: (() => void) | undefined;

  ask(request: unknown, server: number): void {
    const controller = new AbortController();
    const results: ElicitResult[] = [];
    const chosen = servers[server % servers.length] ?? { name: "" };
    void this.queue
      .elicit(request, { server: chosen, signal: controller.signal })
      .then((result) => results.push(result));
    this.asked.push({ abort: () => controller.abort(), results });
  }

  toggleHost(): void {
    if (this.unmount) {
      this.unmount();
      this.unmount = undefined;
    } else {
      const { queue } = this;
      const host = (
        <ElicitationHost
          queue={queue}
          activationDelay={0}
          followUpDelay={1}
          openUrl={() => true}
          onAccept={(content) => (content.answer === "no" ? { fields: { answer: "Not this" } } : undefined)}
        />
      );
      this.unmount = render(host, { wrapper: StrictMode }).unmount;
    }
  }
}

/** What server, network, host and person may do, in any order. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ request: fc.constantFrom(...requests), server: fc.nat(1) })
      .map(({ request, server }) => ({ name: "ask", run: (world: World) => world.ask(request, server) })),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        "Decline",
        "Cancel",
        "Close",
        "Send",
        "Confirm",
        "Open in browser",
        "I have finished",
        "Discard",
        "Keep",
      )
      .map((name) => ({
        name: `press ${name}`,
        run: () => {
          const found = screen.queryAllByRole("button", { name: new RegExp(`^${name}`), hidden: true })[0];
          if (found) fireEvent.click(found);
        },
      })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("yes", "no", "7", "1e").map((value) => ({
      name: `type ${value}`,
      run: () => {
        const box = screen.queryByRole("textbox", { hidden: true });
        if (box) fireEvent.change(box, { target: { value } });
      },
    })),
  },
  {
    weight: 3,
    arbitrary: fc.nat(9).map((index) => ({ name: `abort ${index}`, run: ({ asked }: World) => asked[index]?.abort() })),
  },
  fc.constantFrom(
    { name: "escape", run: () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" }) },
    { name: "host comes or goes", run: (world: World) => world.toggleHost() },
    { name: "connection ends", run: ({ queue }: World) => queue.cancelServer({ name: "Weather" }) },
    { name: "complete", run: ({ queue }: World) => queue.complete("e-1", { name: "Weather" }) },
    { name: "mute", run: ({ queue }: World) => queue.mute({ name: "Weather" }) },
    { name: "unmute", run: ({ queue }: World) => queue.unmute({ name: "Weather" }) },
  ),
);

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("whatever happens in whatever order, each request gets exactly one answer and no dialog stays behind", async () => {
  const steps = fc.array(fc.tuple(step, fc.boolean()), { minLength: 4, maxLength: 24 });
  await fc.assert(
    fc
      .asyncProperty(steps, async (all) => {
        const world = new World();
        await act(async () => world.toggleHost());
        for (const [{ run }, pausesAfter] of all) {
          await act(async () => {
            run(world);
            if (pausesAfter) await rest();
          });
          expect(screen.queryAllByRole("dialog", { hidden: true }).length).toBeLessThanOrEqual(1);
        }
        await act(async () => {
          world.queue.cancelAll();
          await rest();
        });

        expect(world.asked.map(({ results }) => results.length)).toEqual(world.asked.map(() => 1));
        for (const { results } of world.asked) {
          for (const result of results) expect(Object.keys(result)).toEqual(shapeOf(result));
        }
        expect(screen.queryByRole("dialog", { hidden: true })).not.toBeInTheDocument();
        expect(world.queue.getSnapshot().current).toBeUndefined();
      })
      .afterEach(cleanup),
    { numRuns: 40 },
  );
});

/** Only an accepted form carries content. */
function shapeOf(result: ElicitResult): readonly string[] {
  return result.action === "accept" && result.content ? ["action", "content"] : ["action"];
}
