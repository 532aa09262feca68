import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canExtend,
  defaultTimeLimit,
  nextTimeLimitState,
  type TimeLimitEvent,
  type TimeLimitState,
} from "../../src/core/time-limit.js";

const limit = defaultTimeLimit;
const minutes = (count: number): number => count * 60_000;

const events = {
  tick: { type: "tick" },
  extend: { type: "extend", added: limit.extension },
  refuse: { type: "refuse" },
  warn: { type: "warn", isExtendable: true },
} as const satisfies Readonly<Record<string, TimeLimitEvent>>;

/** What becomes of a request shown at 0. */
function after(...steps: readonly (readonly [minute: number, event: keyof typeof events])[]): TimeLimitState {
  return steps.reduce<TimeLimitState>(
    (state, [minute, event]) => nextTimeLimitState(state, events[event], minutes(minute), limit),
    nextTimeLimitState({ phase: "pending" }, { type: "show" }, 0, limit),
  );
}

describe("five minutes, a warning one minute before the end, five more at most twice", () => {
  test.each<{ what: string; state: TimeLimitState; phase: TimeLimitState["phase"] }>([
    { what: "just shown", state: after(), phase: "active" },
    { what: "3.9 minutes on", state: after([3.9, "tick"]), phase: "active" },
    { what: "4 minutes on", state: after([4, "tick"]), phase: "warned" },
    { what: "4.99 minutes on", state: after([4, "tick"], [4.99, "tick"]), phase: "warned" },
    { what: "5 minutes on", state: after([4, "tick"], [5, "tick"]), phase: "expired" },
    { what: "woken after an hour", state: after([60, "tick"]), phase: "warned" },
    { what: "woken after an hour, and 20 seconds on", state: after([60, "tick"], [60.34, "tick"]), phase: "expired" },
    { what: "extended", state: after([4, "tick"], [4.5, "extend"]), phase: "extended" },
    { what: "extended, 9 minutes on", state: after([4, "tick"], [4.5, "extend"], [9, "tick"]), phase: "warned" },
    {
      what: "extended, 10 minutes on",
      state: after([4, "tick"], [4.5, "extend"], [9, "tick"], [10, "tick"]),
      phase: "expired",
    },
    { what: "extended too early", state: after([1, "extend"]), phase: "active" },
    { what: "extended too late", state: after([4, "tick"], [5, "extend"]), phase: "expired" },
  ])("$what it is $phase", ({ state, phase }) => {
    expect(state.phase).toBe(phase);
  });

  test("more time is offered twice, and not a third time", () => {
    const twice = after([4, "tick"], [4, "extend"], [9, "tick"], [9, "extend"], [14, "tick"]);

    expect(canExtend(after([4, "tick"]))).toBe(true);
    expect(canExtend(after([4, "tick"], [4, "extend"], [9, "tick"]))).toBe(true);
    expect(twice).toEqual({ phase: "warned", deadline: minutes(15), extensionsLeft: 0 });
    expect(canExtend(twice)).toBe(false);
  });

  test("what was refused is not offered again, whatever warning comes", () => {
    expect(canExtend(after([4, "tick"], [4, "refuse"], [4, "warn"]))).toBe(false);
  });
});

test("whatever happens when, time never runs backwards and what has expired stays so", () => {
  const steps = fc.array(fc.record({ event: fc.constantFrom(...Object.values(events)), wait: fc.nat(minutes(4)) }), {
    maxLength: 40,
  });
  const limits = fc.record({
    initial: fc.nat(minutes(10)),
    warning: fc.nat(minutes(3)),
    extension: fc.nat(minutes(10)),
    maxExtensions: fc.nat(4),
  });
  fc.assert(
    fc.property(steps, limits, (taken, anyLimit) => {
      let now = 0;
      let state = nextTimeLimitState({ phase: "pending" }, { type: "show" }, now, anyLimit);
      for (const { event, wait } of taken) {
        now += wait;
        const next = nextTimeLimitState(state, event, now, anyLimit);
        if (state.phase === "expired") expect(next.phase).toBe("expired");
        if ("deadline" in state && "deadline" in next) expect(next.deadline).toBeGreaterThanOrEqual(state.deadline);
        if (next.phase === "expired" && state.phase !== "expired")
          expect(state.phase === "warned" || anyLimit.warning === 0).toBe(true);
        if ("deadline" in next) expect(next.deadline).toBeGreaterThan(now);
        if ("extensionsLeft" in next) expect(next.extensionsLeft).toBeGreaterThanOrEqual(0);
        state = next;
      }
    }),
  );
});
