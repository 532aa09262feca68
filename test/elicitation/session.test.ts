// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSession, type Session, type SessionForm } from "../../src/elicitation/session.js";

// The table "one request, one answer" of ARCHITECTURE.md. The session is private; it is tested by itself because every way to an end meets
// here, and a page would only slow the combinations down.

interface Trial {
  readonly session: Session;
  readonly form: { isDirty: boolean; settled: string[] };
  /** What the host heard, in order. */
  readonly heard: string[];
}

interface TrialOptions {
  readonly acceptOn?: "open" | "finish";
  readonly followUpDelay?: number;
  readonly hasForm?: boolean;
  readonly onResult?: () => void;
  readonly onExpire?: () => void;
}

function start({ acceptOn = "open", followUpDelay = 0, hasForm = true, onResult, onExpire }: TrialOptions = {}): Trial {
  const heard: string[] = [];
  const form = { isDirty: false, settled: [] as string[] };
  const session = createSession(() => ({
    acceptOn,
    followUpDelay,
    onResult: (result) => {
      heard.push(JSON.stringify(result));
      onResult?.();
    },
    onClose: () => void heard.push("closed"),
    onExpire: () => {
      heard.push("expired");
      onExpire?.();
    },
  }));
  const attached: SessionForm = {
    draft: () => ({ f0: "Ada" }),
    isDirty: () => form.isDirty,
    onSettled: (action, endedBy) => void form.settled.push(`${action} by ${endedBy === "person" ? endedBy : "others"}`),
  };
  if (hasForm) session.attachForm(attached);
  return { session, form, heard };
}

const accepted = '{"action":"accept","content":{"name":"Ada"}}';
const opened = '{"action":"accept"}';
const declined = '{"action":"decline"}';
const cancelled = '{"action":"cancel"}';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("one end", () => {
  const ends: readonly [string, (session: Session) => void, TrialOptions, readonly string[]][] = [
    ["accept", (session) => session.accept({ name: "Ada" }), {}, [accepted, "closed"]],
    ["decline", (session) => session.decline(), {}, [declined, "closed"]],
    ["cancel", (session) => session.cancel(), {}, [cancelled, "closed"]],
    ["dismiss with nothing to lose", (session) => session.dismiss(), {}, [cancelled, "closed"]],
    ["withdraw", (session) => session.withdraw(), {}, [cancelled, "closed"]],
    ["an opened page", (session) => session.pageOpened(), { hasForm: false }, [opened]],
    ["an opened page that must be finished", (session) => session.pageOpened(), { acceptOn: "finish" }, []],
    ["no more time", (session) => session.expire(), {}, ["expired", cancelled]],
    ["the end of the call", (session) => session.endCall(), {}, [cancelled]],
  ];
  test.each(ends)("%s gives its result", (_, end, options, expected) => {
    const { session, heard } = start(options);

    end(session);

    expect(heard).toEqual(expected);
  });
});

describe("two ends", () => {
  const acts: Readonly<Record<string, (session: Session) => void>> = {
    accept: (session) => session.accept({ name: "Ada" }),
    decline: (session) => session.decline(),
    cancel: (session) => session.cancel(),
    dismiss: (session) => session.dismiss(),
    pageOpened: (session) => session.pageOpened(),
    expire: (session) => session.expire(),
    endCall: (session) => session.endCall(),
    withdraw: (session) => session.withdraw(),
  };
  test("of any two of all the ways to end, in any order, the first gives the only result", () => {
    const wrong: string[] = [];
    for (const [first, act] of Object.entries(acts)) {
      for (const [second, then] of Object.entries(acts)) {
        const alone = start();
        act(alone.session);
        const both = start();
        act(both.session);
        then(both.session);
        then(both.session);
        const results = (heard: readonly string[]): string => heard.filter((word) => word.startsWith("{")).join();
        if (results(both.heard) !== results(alone.heard)) wrong.push(`${first}, then ${second}: ${both.heard.join()}`);
        if (both.heard.filter((word) => word === "closed").length > 1) wrong.push(`${first}, ${second}: closed twice`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("leaving with something to lose", () => {
  test("asks first, and stops a press that is being checked", () => {
    const { session, form, heard } = start();
    form.isDirty = true;
    const press = session.press();

    session.dismiss();

    expect([session.get().isAsking, press?.signal.aborted, heard]).toEqual([true, true, []]);
  });

  test.each(["dismiss", "keepEditing"] as const)("while it asks, %s keeps editing", (act) => {
    const { session, form, heard } = start();
    form.isDirty = true;
    session.dismiss();

    session[act]();

    expect([session.get().isAsking, heard]).toEqual([false, []]);
  });

  test("cancel discards without asking again", () => {
    const { session, form, heard } = start();
    form.isDirty = true;
    session.dismiss();

    session.cancel();

    expect([session.get().isAsking, heard]).toEqual([false, [cancelled, "closed"]]);
  });
});

describe("after the answer", () => {
  test("an accepted form stays for the follow-up delay, and then closes", () => {
    const { session, heard } = start({ followUpDelay: 300 });

    session.accept({ name: "Ada" });
    const before = [...heard, session.get().phase];
    vi.advanceTimersByTime(300);

    expect([before, heard]).toEqual([
      [accepted, "sent"],
      [accepted, "closed"],
    ]);
  });

  test("an accepted form that is dismissed while it stays closes at once", () => {
    const { session, form, heard } = start({ followUpDelay: 300 });
    form.isDirty = true;
    session.accept({ name: "Ada" });

    session.dismiss();
    vi.advanceTimersByTime(300);

    expect(heard).toEqual([accepted, "closed"]);
  });

  test("a page that must be finished is accepted once it is", () => {
    const { session, heard } = start({ acceptOn: "finish", followUpDelay: 300, hasForm: false });
    session.pageOpened();

    session.accept();

    expect(heard).toEqual([opened, "closed"]);
  });

  test.each([
    ["an accepted form", (session: Session) => session.accept({ name: "Ada" }), accepted],
    ["an opened page", (session: Session) => session.pageOpened(), opened],
  ])("%s closes when its call ends, for nothing follows", (_, answer, result) => {
    const { session, heard } = start({ followUpDelay: 300 });
    answer(session);

    session.endCall();

    expect([heard, session.get().isClosed]).toEqual([[result, "closed"], true]);
  });

  test("what was entered when time ran out stays readable until the session is closed", () => {
    const { session, heard } = start();
    session.expire();
    const { phase, draft, isClosed } = session.get();

    session.dismiss();

    expect([phase, draft, isClosed, heard]).toEqual([
      "expired",
      { f0: "Ada" },
      false,
      ["expired", cancelled, "closed"],
    ]);
  });

  test("a withdrawn request keeps what was entered, for a transcript", () => {
    const { session } = start();

    session.withdraw();

    expect(session.get()).toMatchObject({ endedBy: "withdrawal", draft: { f0: "Ada" }, isClosed: true });
  });

  test("the form hears once whose doing the answer was", () => {
    const byPerson = start();
    byPerson.session.decline();
    byPerson.session.withdraw();
    const byOthers = start();
    byOthers.session.withdraw();

    expect([byPerson.form.settled, byOthers.form.settled]).toEqual([["decline by person"], ["cancel by others"]]);
  });
});

describe("a press", () => {
  test("takes the place of an earlier one", () => {
    const { session } = start();
    const earlier = session.press();

    const later = session.press();

    expect([earlier?.signal.aborted, later?.signal.aborted]).toEqual([true, false]);
  });

  test("that is being delivered goes on while the person is asked, and lets no other begin and no time run out", () => {
    const { session, form, heard } = start();
    form.isDirty = true;
    const press = session.press();
    session.deliver();

    session.dismiss();
    session.expire();

    expect([press?.signal.aborted, session.press(), heard]).toEqual([false, undefined, []]);
  });

  test("that was delivered leaves word of it when the call ends", () => {
    const { session } = start();
    session.press();
    session.deliver()();

    session.endCall();

    expect(session.get()).toMatchObject({ phase: "expired", isDelivered: true });
  });

  test.each(["decline", "cancel", "withdraw", "endCall"] as const)("stops at %s, also while it is delivered", (end) => {
    const { session } = start();
    const press = session.press();
    session.deliver();

    session[end]();

    expect([press?.signal.aborted, session.press()]).toEqual([true, undefined]);
  });
});

test("a form whose settling answers once more changes nothing", () => {
  const { session, heard } = start({ hasForm: false });
  session.attachForm({
    draft: () => ({}),
    isDirty: () => false,
    onSettled: () => session.withdraw(),
  });

  session.decline();

  expect(heard).toEqual([declined, "closed"]);
});

test("a listener that throws does not keep the answer from being given", () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { session, heard } = start();
  session.subscribe(() => {
    throw new Error("the listener's");
  });

  session.decline();

  expect(heard).toEqual([declined, "closed"]);
  expect(onError).toHaveBeenCalled();
  onError.mockRestore();
});

test("a result that was given elsewhere closes the session, stops the form and tells nobody", () => {
  const { session, form, heard } = start();

  session.adopt({ action: "decline" });
  session.withdraw();

  expect([session.get().isClosed, form.settled, heard]).toEqual([true, ["cancel by others"], []]);
});

describe("a host's handler that throws", () => {
  const fail = (): void => {
    throw new Error("the host's");
  };
  test("in onResult leaves the result as it is, and the session closes", () => {
    const { session, heard } = start({ onResult: fail, followUpDelay: 300 });

    expect(() => session.accept({ name: "Ada" })).toThrow("the host's");

    expect(heard).toEqual([accepted, "closed"]);
  });

  test("in onExpire does not keep the result from being given", () => {
    const { session, heard } = start({ onExpire: fail });

    expect(() => session.expire()).toThrow("the host's");

    expect(heard).toEqual(["expired", cancelled]);
  });
});
