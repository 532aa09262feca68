import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formDefinitions } from "../../src/definitions/index.js";
import type { TimeWarning } from "../../src/core/types.js";
import type { AcceptErrors, ElicitationDialogProps, OnAccept } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({
  name: { type: "string", title: "Name" },
  count: { type: "integer", title: "Count" },
});
const page = { mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "e-1" };
const second = 1000;
const minute = 60 * second;

/** A request with a form definition that has a time of its own. */
const timed = (timeout: number): object => ({
  message: "Hello",
  formDefinition: { fields: [{ id: "name", type: "text", label: "Name" }], timeout },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Sent {
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

async function pass(time: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(time));
}

async function shown(request: unknown, props: Partial<ElicitationDialogProps> = {}) {
  const handlers = { onWarning: vi.fn(), onExtend: vi.fn(), onExpire: vi.fn() };
  const onClose = vi.fn();
  const timeLimit = { initial: 5 * minute, ...handlers, ...props.timeLimit };
  const rendered = renderDialog(request, { onClose, ...props, timeLimit });
  await pass(0);
  return { ...rendered, ...handlers, onClose };
}

function type(label: string, text: string): void {
  fireEvent.change(screen.getByRole("textbox", { name: new RegExp(label) }), { target: { value: text } });
}

const press = (name: string | RegExp): void => act(() => screen.getByRole("button", { name }).click());
const timer = (): HTMLElement => screen.getByRole("timer");

test("without a limit there is no clock", async () => {
  renderDialog(form);
  await pass(0);

  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
});

test("the time that is left is seen, in minutes and at last in seconds", async () => {
  await shown(form);
  expect(timer()).toHaveTextContent("5 minutes left to answer");

  await pass(90 * second);
  expect(timer()).toHaveTextContent("4 minutes left to answer");

  await pass(3 * minute + 15 * second);
  expect(timer()).toHaveTextContent("15 seconds left to answer");
});

test("little time is said aloud when it begins and at thirty and ten seconds, and not in between", async () => {
  const { onWarning } = await shown(form);
  const spoken = (): string => timer().nextElementSibling?.textContent ?? "";
  expect(spoken()).toBe("");

  await pass(4 * minute);
  expect(spoken()).toBe("1 minute left to answer. You can add time.");
  expect(onWarning).toHaveBeenCalledExactlyOnceWith(minute);

  await pass(20 * second);
  expect(spoken()).toBe("1 minute left to answer. You can add time.");
  await pass(10 * second);
  expect(spoken()).toBe("30 seconds left to answer. You can add time.");
  await pass(20 * second);
  expect(spoken()).toBe("10 seconds left to answer. You can add time.");
});

test("a double press gives more time, and does nothing to the button to which focus returns", async () => {
  const { onResult } = await shown(form, { activationDelay: 500 });
  await pass(4 * minute);
  const decline = screen.getByRole("button", { name: "Decline" });
  act(() => {
    decline.focus();
    screen.getByRole("button", { name: "Add 5 minutes" }).focus();
  });

  press("Add 5 minutes");
  await pass(0);
  expect(decline).toHaveFocus();
  expect(decline).not.toHaveAttribute("aria-disabled");
  press("Decline");

  expect(onResult).not.toHaveBeenCalled();
});

test("one press gives more time, and leaves focus where it was", async () => {
  const { onExtend, onResult } = await shown(form);
  await pass(4 * minute);
  const name = screen.getByRole("textbox", { name: /Name/ });
  const button = screen.getByRole("button", { name: "Add 5 minutes" });
  act(() => {
    name.focus();
    button.focus();
  });

  press("Add 5 minutes");

  expect(onExtend).toHaveBeenCalledExactlyOnceWith(5 * minute);
  expect(name).toHaveFocus();
  expect(button).not.toBeInTheDocument();
  expect(timer()).toHaveTextContent("6 minutes left to answer");
  await pass(5 * minute);
  expect(onResult).not.toHaveBeenCalled();
});

test("after the second time there is no more", async () => {
  await shown(form);
  await pass(4 * minute);
  press("Add 5 minutes");
  await pass(5 * minute);
  press("Add 5 minutes");

  await pass(5 * minute);

  expect(timer().nextElementSibling).toHaveTextContent("1 minute left to answer.");
  expect(screen.queryByRole("button", { name: /more$/ })).not.toBeInTheDocument();
});

describe("where somebody else decides on more time", () => {
  test.each([
    { what: "what is granted is added", outcome: { added: 2 * minute }, left: "3 minutes left to answer" },
    { what: "nothing said is what the limit says", outcome: undefined, left: "6 minutes left to answer" },
  ])("$what", async ({ outcome, left }) => {
    const onExtend = vi.fn(() => Promise.resolve(outcome));
    await shown(form, { timeLimit: { onExtend } });
    await pass(4 * minute);

    press("Add 5 minutes");
    await pass(0);

    expect(timer()).toHaveTextContent(left);
  });

  test("the last extension is the last, however many the limit has", async () => {
    await shown(form, { timeLimit: { onExtend: () => ({ added: 5 * minute, isLast: true }) } });
    await pass(4 * minute);
    press("Add 5 minutes");

    await pass(5 * minute);

    expect(timer()).toHaveTextContent("1 minute left to answer");
    expect(screen.queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
  });

  test("whoever refuses gives none, and the person is told", async () => {
    const { onResult } = await shown(form, { timeLimit: { onExtend: () => Promise.resolve(false as const) } });
    await pass(4 * minute);

    press("Add 5 minutes");
    await pass(0);

    expect(timer().nextElementSibling).toHaveTextContent("Weather gives no more time. 1 minute left to answer.");
    expect(screen.queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
    await pass(minute);
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("whoever cannot be reached can be asked again", async () => {
    const onExtend = vi.fn(() => Promise.resolve({ added: 2 * minute })).mockRejectedValueOnce(new Error("offline"));
    await shown(form, { timeLimit: { onExtend } });
    await pass(4 * minute);
    press("Add 5 minutes");
    await pass(0);
    expect(timer().nextElementSibling).toHaveTextContent(/^Couldn’t reach Weather\. .* You can add time\.$/);

    press("Add 5 minutes");
    await pass(0);

    expect(timer()).toHaveTextContent("3 minutes left to answer");
    expect(screen.queryByText(/^Couldn’t reach/)).not.toBeInTheDocument();
  });

  test.each([
    { isExtendable: true, spoken: "3 minutes left to answer. You can add time." },
    { isExtendable: false, spoken: "3 minutes left to answer." },
  ])("a warning ahead of time is passed on, extendable: $isExtendable", async ({ isExtendable, spoken }) => {
    const unsubscribe = vi.fn();
    const subscribe = vi.fn((_warn: (warning: { isExtendable: boolean }) => void) => unsubscribe);
    const { unmount } = await shown(form, { timeLimit: { subscribe } });
    await pass(2 * minute);

    act(() => subscribe.mock.lastCall?.[0]({ isExtendable }));

    expect(timer().nextElementSibling?.textContent).toBe(spoken);
    unmount();
    expect(unsubscribe).toHaveBeenCalled();
  });

  test("a warning says how much time is left, and how much more there may be", async () => {
    const subscribe = vi.fn((_warn: (warning: TimeWarning) => void) => () => undefined);
    const { onResult } = await shown(form, { timeLimit: { subscribe } });

    act(() => subscribe.mock.lastCall?.[0]({ isExtendable: true, timeLeft: 10 * second, extension: 2 * minute }));

    expect(timer()).toHaveTextContent("10 seconds left to answer");
    expect(screen.getByRole("button", { name: "Add 2 minutes" })).toBeVisible();
    await pass(11 * second);
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test.each([
    { late: 8 * second, what: "holds the end back", ends: 0 },
    { late: 12 * second, what: "does not, because it is too late", ends: 1 },
  ])("a reply $late ms after the end to what was asked in time: $what", async ({ late, ends }) => {
    const onExtend = vi.fn(
      () => new Promise<{ added: number }>((resolve) => setTimeout(() => resolve({ added: minute }), late + second)),
    );
    const { onResult } = await shown(form, { timeLimit: { onExtend } });
    await pass(5 * minute - second);

    press("Add 5 minutes");
    await pass(late + 2 * second);

    expect(onResult).toHaveBeenCalledTimes(ends);
    expect(screen.queryAllByRole("timer")).toHaveLength(1 - ends);
  });
});

test.each<{ who: string; timeLimit?: { initial: number }; left: string }>([
  { who: "its server", left: "1 minute left to answer" },
  { who: "the host, where it sets one", timeLimit: { initial: 3 * minute }, left: "3 minutes left to answer" },
])("the time of a form definition is that of $who", async ({ left, ...props }) => {
  renderDialog(timed(minute), { definitions: formDefinitions, ...props });

  await pass(0);

  expect(timer()).toHaveTextContent(left);
  expect(screen.queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
});

describe("handlers without a number", () => {
  test("set no limit", async () => {
    const onExpire = vi.fn();
    const { onResult } = renderDialog(form, { timeLimit: { onExpire } });

    await pass(60 * minute);

    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
    expect(onExpire).not.toHaveBeenCalled();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("watch the time of a form definition, which nobody can extend", async () => {
    const handlers = { onWarning: vi.fn(), onExtend: vi.fn(), onExpire: vi.fn() };
    renderDialog(timed(2 * minute), { definitions: formDefinitions, timeLimit: handlers });

    await pass(minute);
    expect(handlers.onWarning).toHaveBeenCalledExactlyOnceWith(minute);
    expect(screen.queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
    await pass(minute);

    expect(handlers.onExpire).toHaveBeenCalledOnce();
  });
});

test.each([{ warning: 30 * second }, { extension: minute }, { maxExtensions: 10 }])(
  "any number sets a limit, and the others are the defaults: %j",
  async (timeLimit) => {
    renderDialog(form, { timeLimit });

    await pass(0);

    expect(timer()).toHaveTextContent("5 minutes left to answer");
  },
);

test("a warning or an extension of the host's leaves the time of a form definition as it is", async () => {
  const timeLimit = { warning: 30 * second, maxExtensions: 1 };
  renderDialog(timed(minute), { definitions: formDefinitions, timeLimit });

  await pass(29 * second);
  expect(screen.queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
  await pass(second);

  expect(screen.getByRole("button", { name: "Add 5 minutes" })).toBeVisible();
});

test("time that ran before the request was shown is gone", async () => {
  await shown(form, { timeLimit: { deadline: Date.now() + 3 * minute } });

  expect(timer()).toHaveTextContent("3 minutes left to answer");
});

describe("when time has run out", () => {
  test("the answer is cancel, once, and the dialog stays until it is closed", async () => {
    const { onResult, onExpire, onClose } = await shown(form);

    await pass(5 * minute);

    expect(onExpire).toHaveBeenCalledOnce();
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
    expect(screen.getByRole("dialog", { name: "Time to answer Weather ran out" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Time to answer Weather ran out" })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();

    press("Close");
    await pass(second);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onResult).toHaveBeenCalledOnce();
  });

  test("what was entered can still be read, half-typed answers too, and no longer changed", async () => {
    await shown(form);
    type("Name", "Ada");
    type("Count", "1e");

    await pass(5 * minute);

    const answers = Array.from(document.querySelectorAll("dl > div"), (row) => row.textContent);
    expect(answers).toEqual(["NameAda", "Count1e"]);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Send|Decline/ })).not.toBeInTheDocument();
  });

  test("what was entered into a field that other answers hide is not listed", async () => {
    const when = { field: "name", operator: "equals", value: "Ada" } as const;
    await shown(form, { fields: { count: { conditions: [{ action: "show", when }] } } });
    type("Name", "Ada");
    await pass(second);
    type("Count", "3");
    type("Name", "Bob");

    await pass(5 * minute);

    const answers = Array.from(document.querySelectorAll("dl > div"), (row) => row.textContent);
    expect(answers).toEqual(["NameBob"]);
  });

  test.each<{ refusal: AcceptErrors; words: readonly string[] }>([
    { refusal: { fields: { name: "Taken.", count: "Too many." } }, words: ["Name: Taken.", "Count: Too many."] },
    { refusal: { form: "Full.", fields: { other: "Odd." } }, words: ["Full.", "other: Odd."] },
    { refusal: { form: "" }, words: [] },
  ])("a refusal that arrives after the end is shown: $words", async ({ refusal, words }) => {
    let refuse: (errors: AcceptErrors) => void = () => undefined;
    const onAccept: OnAccept = () =>
      new Promise((resolve) => {
        refuse = resolve;
      });
    const { onResult, onExpire } = await shown(form, { onAccept });
    type("Name", "Ada");
    press("Send to Weather");
    await pass(5 * minute);
    expect(onResult).not.toHaveBeenCalled();

    await act(async () => refuse(refusal));

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
    expect(onExpire).toHaveBeenCalledOnce();
    const dialog = screen.getByRole("dialog", { name: "Time to answer Weather ran out" });
    expect(dialog).toHaveTextContent("Weather didn’t accept these answers.");
    for (const text of words) expect(dialog).toHaveTextContent(text);
    expect(dialog).not.toHaveTextContent("It isn’t certain");
    expect(dialog).toHaveTextContent("NameAda");
  });

  test("a computer that slept past the end warns, and gives twenty seconds", async () => {
    const { onResult, onWarning } = await shown(form);

    vi.setSystemTime(Date.now() + 60 * minute);
    await pass(second);
    expect(onWarning).toHaveBeenCalledOnce();
    expect(onResult).not.toHaveBeenCalled();
    await pass(20 * second);

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("a clock that is set forwards after the warning gives twenty seconds, too", async () => {
    const { onResult } = await shown(form);
    await pass(4.5 * minute);

    vi.setSystemTime(Date.now() + 60 * minute);
    await pass(19 * second);
    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: /^Add/ })).toBeVisible();
    await pass(2 * second);

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test.each([
    { what: "taken", settle: (sent: Sent) => sent.resolve(), result: { action: "accept", content: { name: "Ada" } } },
    { what: "lost", settle: (sent: Sent) => sent.reject(new Error("offline")), result: { action: "cancel" } },
  ])("answers that are on their way can still be $what", async ({ settle, result }) => {
    let sent: Sent | undefined;
    const onAccept = () => new Promise<void>((resolve, reject) => (sent = { resolve, reject }));
    const { onResult } = await shown(form, { onAccept });
    type("Name", "Ada");
    press("Send to Weather");
    await pass(6 * minute);
    expect(onResult).not.toHaveBeenCalled();

    if (sent) settle(sent);
    await pass(second);

    expect(onResult).toHaveBeenCalledExactlyOnceWith(result);
  });

  test("a page that was not opened is over, too", async () => {
    const { onResult } = await shown(page);

    await pass(5 * minute);

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
    expect(screen.queryByRole("button", { name: /^Open page/ })).not.toBeInTheDocument();
  });
});

test("a request that is answered in time never expires", async () => {
  const { onResult, onExpire } = await shown(form);
  press("Decline");

  await pass(60 * minute);

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  expect(onExpire).not.toHaveBeenCalled();
});

test("a page that is open and answered for has all the time", async () => {
  const { onExpire } = await shown(page, { url: { open: () => true } });
  press(/^Open page/);
  await pass(second);

  await pass(60 * minute);

  expect(onExpire).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Done" })).toBeVisible();
});

test("a clock that is set back gives no more time", async () => {
  await shown(form);

  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  await pass(minute);

  expect(timer()).toHaveTextContent("4 minutes left to answer");
});

test.each([Number.NaN, -1])("a time of %s is no time, and the default is taken", async (initial) => {
  await shown(form, { timeLimit: { initial } });

  expect(timer()).toHaveTextContent("5 minutes left to answer");
});

test("without an end there is no clock", async () => {
  await shown(form, { timeLimit: { initial: Infinity } });

  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
});

test.each([
  { what: "a warning shorter than", timeLimit: { initial: 20 * second, warning: 5 * second }, after: 15, spoken: 5 },
  { what: "a limit between", timeLimit: { initial: 20 * second }, after: 1, spoken: 20 },
])("$what the times that are said aloud is said as it is", async ({ timeLimit, after, spoken }) => {
  await shown(form, { timeLimit });

  await pass(after * second);

  expect(timer().nextElementSibling).toHaveTextContent(`${spoken} seconds left to answer. You can add time.`);
});

test("the host sets the times", async () => {
  const { onResult } = await shown(form, {
    timeLimit: { initial: 20 * second, warning: 5 * second, extension: 10 * second, maxExtensions: 1 },
  });
  await pass(15 * second);
  press("Add 10 seconds");

  await pass(14 * second);
  expect(onResult).not.toHaveBeenCalled();
  await pass(second);
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});
