// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { connections, sessions } from "./connections.js";
import { createOpenElicitor } from "./open-elicitor.js";
import { questions } from "./questions.js";

const minute = 60_000;
const answer = { action: "accept", content: { name: "Ada" } } as const;

/** The clock is the test's. */
function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return createOpenElicitor();
}

describe.each(Object.entries(connections))("%s", (_name, connect) => {
  test.each(["ask", "askBare"] as const)("%s: a call waits as long as the person takes", async (ask) => {
    const queue = setUp();
    const connection = await connect(queue);

    const received = connection[ask]([questions.form, questions.confirmation], { timeout: 1000 });
    const [first, second] = await queue.areAsked(2);
    await vi.advanceTimersByTimeAsync(60 * minute);
    first?.answer(answer);
    await vi.advanceTimersByTimeAsync(60 * minute);
    second?.answer({ action: "decline" });

    expect(await received).toEqual([answer, { action: "decline" }]);
  });

  test.each([{ timeout: 1000 }, {}])(
    "while no request is open the timeout ends a call, as the SDK would: %j",
    async (options) => {
      const { hang } = await connect(setUp());

      const outcome = hang(options).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync((options.timeout ?? minute) - 1);
      expect(await Promise.race([outcome, Promise.resolve("still waiting")])).toBe("still waiting");
      await vi.advanceTimersByTimeAsync(1);

      const { message, code } = (await outcome) as { readonly message: string; readonly code: unknown };
      expect(message).toMatch(/Request timed out$/);
      expect([-32001, "REQUEST_TIMEOUT"]).toContain(code);
    },
  );

  test("a request of one call neither stops nor restarts the timeout of a later one", async () => {
    const queue = setUp();
    const { ask, hang } = await connect(queue);

    const received = ask([questions.form, questions.confirmation], { timeout: 1000 });
    const [first, second] = await queue.areAsked(2);
    const outcome = hang({ timeout: 1000 }).catch(() => "timed out");
    await vi.advanceTimersByTimeAsync(900);
    first?.answer(answer);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe("timed out");
    second?.answer({ action: "decline" });

    expect(await received).toEqual([answer, { action: "decline" }]);
  });

  test("progress is the caller's, and starts the timeout anew where the caller says so", async () => {
    const { hang } = await connect(setUp());
    const onprogress = vi.fn();

    const outcome = hang({ timeout: 1000, resetTimeoutOnProgress: true, onprogress }).catch(() => "ended");
    await vi.advanceTimersByTimeAsync(1499);
    expect(onprogress).toHaveBeenCalledExactlyOnceWith({ progress: 1 });
    expect(await Promise.race([outcome, Promise.resolve("still waiting")])).toBe("still waiting");
    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toBe("ended");
  });
});

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  test("once the person has answered, the timeout runs again", async () => {
    const queue = setUp();
    const { call } = await connect(queue);

    const outcome = call(
      async (elicit) => {
        await elicit(questions.form);
        return new Promise(() => undefined);
      },
      { timeout: 1000 },
    ).catch(() => "ended");
    const [asked] = await queue.areAsked(1);
    await vi.advanceTimersByTimeAsync(minute);
    asked?.answer(answer);
    await vi.advanceTimersByTimeAsync(1000);

    expect(await outcome).toBe("ended");
  });
});
