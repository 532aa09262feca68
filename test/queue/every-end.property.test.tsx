import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { createElicitationQueue, ElicitationHost, type ElicitationQueue, type ElicitResult } from "../../src/index.js";
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
  readonly params: object;
  readonly server: string;
  readonly abort: () => void;
  readonly endCall: () => void;
  readonly results: ElicitResult[];
}

/** One run: a queue, a host that comes and goes, and all that was ever asked. */
class World {
  readonly queue: ElicitationQueue = createElicitationQueue({ requestsPerMinute: Infinity });
  readonly asked: Asked[] = [];
  private unmount: (() => void) | undefined;

  ask(request: object, server: number): void {
    const params = { ...request };
    const controller = new AbortController();
    const results: ElicitResult[] = [];
    const chosen = servers[server % servers.length] ?? { name: "" };
    void this.queue
      .elicit(params, { server: chosen, signal: controller.signal })
      .then((result) => results.push(result));
    this.asked.push({
      params,
      server: chosen.name,
      abort: () => controller.abort(),
      endCall: () => controller.abort("ended"),
      results,
    });
  }

  /** Those without an answer yet. */
  get open(): readonly Asked[] {
    return this.asked.filter(({ results }) => results.length === 0);
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
          waitForTyping={0}
          followUpDelay={1}
          url={{ open: () => true }}
          onAccept={(content) => (content.answer === "no" ? { fields: { answer: "Not this" } } : undefined)}
        />
      );
      this.unmount = render(host, { wrapper: StrictMode }).unmount;
    }
  }
}

interface Step {
  readonly name: string;
  readonly run: (world: World) => void;
  /** Those that must have this answer once it has run, told before it does. */
  readonly ends?: (world: World) => readonly (readonly [asked: Asked | undefined, action: ElicitResult["action"]])[];
}

const ofWeather = ({ open }: World): readonly Asked[] => open.filter(({ server }) => server === "Weather");
const shownNow = ({ open, queue }: World): Asked | undefined =>
  open.find(({ params }) => params === queue.getSnapshot().current?.params);

/** What server, network, host and person may do, in any order. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ request: fc.constantFrom(...requests), server: fc.nat(1) })
      .map(({ request, server }) => ({ name: "ask", run: (world: World) => world.ask(request, server) })),
  },
  {
    weight: 3,
    arbitrary: fc.constant({
      name: "press Decline",
      run: () => press("Decline"),
      ends: (world: World): ReturnType<NonNullable<Step["ends"]>> =>
        buttonNamed("Decline anyway") || (buttonNamed("Decline") && !typedText()) ? [[shownNow(world), "decline"]] : [],
    }),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom("Close", "Send", "Confirm", "Open page", "Done", "Discard", "Keep").map((name) => ({
      name: `press ${name}`,
      run: () => press(name),
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
    weight: 4,
    arbitrary: fc.record({ index: fc.nat(9), end: fc.constantFrom("abort", "endCall") }).map(({ index, end }) => ({
      name: `${end} ${index}`,
      run: ({ asked }: World) => asked[index]?.[end](),
      ends: ({ asked, open }: World): ReturnType<NonNullable<Step["ends"]>> => [
        [open.find((one) => one === asked[index]), "cancel"],
      ],
    })),
  },
  fc.constantFrom<Step>(
    { name: "escape", run: () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" }) },
    { name: "host comes or goes", run: (world: World) => world.toggleHost() },
    {
      name: "connection ends",
      run: ({ queue }: World) => queue.cancelServer({ name: "Weather" }),
      ends: (world) => ofWeather(world).map((one) => [one, "cancel"]),
    },
    { name: "complete", run: ({ queue }: World) => queue.complete("e-1", { name: "Weather" }) },
    {
      name: "mute",
      run: ({ queue }: World) => queue.mute({ name: "Weather" }),
      ends: (world) => ofWeather(world).map((one) => [one, "cancel"]),
    },
    { name: "unmute", run: ({ queue }: World) => queue.unmute({ name: "Weather" }) },
  ),
);

function buttonNamed(name: string): HTMLElement | undefined {
  return screen.queryAllByRole("button", { name: new RegExp(`^${name}`), hidden: true })[0];
}

/** What was typed is asked about before it is lost. */
function typedText(): string {
  return screen.queryByRole<HTMLInputElement>("textbox", { hidden: true })?.value ?? "";
}

function press(name: string): void {
  const button = buttonNamed(name);
  if (button) fireEvent.click(button);
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("whatever happens in whatever order, each request gets exactly one answer and no dialog stays behind", async () => {
  const steps = fc.array(fc.tuple(step, fc.boolean()), { minLength: 4, maxLength: 24 });
  await fc.assert(
    fc
      .asyncProperty(steps, async (all) => {
        const world = new World();
        await act(async () => world.toggleHost());
        for (const [{ run, ends }, pausesAfter] of all) {
          const expected = ends?.(world) ?? [];
          await act(async () => {
            run(world);
            if (pausesAfter || expected.length > 0) await rest();
          });
          for (const [asked, action] of expected) {
            if (asked) expect(asked.results).toEqual([{ action }]);
          }
          const dialogs = screen.queryAllByRole("dialog", { hidden: true });
          expect(dialogs.length).toBeLessThanOrEqual(1);
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
