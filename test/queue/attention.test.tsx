import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createElicitationQueue, type ElicitationQueue, useElicitationAttention } from "../../src/index.js";
import { server } from "../support/server.js";

type AttentionOptions = Parameters<typeof useElicitationAttention>[1];

const params = { message: "Send me your password", requestedSchema: { type: "object" } };

beforeEach(() => {
  document.title = "Chat";
  see();
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "setAppBadge");
  Reflect.deleteProperty(navigator, "clearAppBadge");
});

/** The person looks at the page, or at another window. */
function see(isSeen = true): void {
  vi.spyOn(document, "hasFocus").mockReturnValue(isSeen);
  window.dispatchEvent(new Event(isSeen ? "focus" : "blur"));
}

const leave = (): void => see(false);

function hide(isHidden = true): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

function renderAttention(options?: AttentionOptions, queue = createElicitationQueue()) {
  const rendered = renderHook(() => useElicitationAttention(queue, options));
  return { queue, ...rendered };
}

function ask(queue: ElicitationQueue, name = server.name): AbortController {
  const controller = new AbortController();
  act(() => void queue.elicit(params, { server: { name }, signal: controller.signal }));
  return controller;
}

describe("the title of the document", () => {
  test("counts what waits while the page has no focus, and is as before once it has", () => {
    const { queue } = renderAttention();
    const titles: string[] = [];
    leave();
    for (const name of ["Weather", "Tickets"]) {
      ask(queue, name);
      titles.push(document.title);
    }
    see();

    expect([...titles, document.title]).toEqual(["(1) Chat", "(2) Chat", "Chat"]);
  });

  test("counts while the page is hidden", () => {
    const { queue } = renderAttention();
    hide();
    ask(queue);

    expect(document.title).toBe("(1) Chat");
    hide(false);
    expect(document.title).toBe("Chat");
  });

  test("stays as it is while the page is seen", () => {
    const { queue } = renderAttention();
    ask(queue);

    expect(document.title).toBe("Chat");
  });

  test("counts no request that is answered or has ended", () => {
    const { queue } = renderAttention();
    leave();
    const first = ask(queue);
    ask(queue);
    act(() => first.abort("ended"));
    const [one] = queue.getSnapshot().pending;
    act(() => one?.settle({ action: "decline" }));

    expect(document.title).toBe("Chat");
  });

  test("may be changed by the host meanwhile", () => {
    const { queue } = renderAttention();
    leave();
    ask(queue);
    document.title = "Chat about frost";
    ask(queue);
    const counted = document.title;
    see();

    expect([counted, document.title]).toEqual(["(2) Chat about frost", "Chat about frost"]);
  });

  test.each(["", "(1) of my pages"])("comes back whole: “%s”", (title) => {
    document.title = title;
    const { queue } = renderAttention();
    leave();
    ask(queue);
    see();

    expect(document.title).toBe(title);
  });

  test("is as before when the component goes", () => {
    const { queue, unmount } = renderAttention();
    leave();
    ask(queue);
    unmount();

    expect(document.title).toBe("Chat");
  });
});

test("the app’s icon has the number, where browsers have badges", () => {
  const badges: (number | undefined)[] = [];
  Object.assign(navigator, {
    setAppBadge: (count: number) => Promise.resolve(void badges.push(count)),
    clearAppBadge: () => Promise.reject(new Error(`It is refused, after ${badges.push(undefined)}.`)),
  });
  const { queue } = renderAttention();
  const first = ask(queue);
  leave();
  ask(queue);
  act(() => first.abort());
  see();

  expect(badges).toEqual([1, 2, 1, undefined]);
});

describe("the host is notified", () => {
  test("once of each request that comes while nobody sees the page, without words of the server", () => {
    const notify = vi.fn();
    const { queue, unmount } = renderAttention({ notify });
    ask(queue, "Seen");
    leave();
    ask(queue);
    see();
    leave();
    unmount();
    renderAttention({ notify }, queue);

    expect(notify.mock.calls).toEqual([[queue.getSnapshot().pending[1], "Weather waits for your answer"]]);
  });

  test("in its own words", () => {
    const notify = vi.fn();
    const { queue } = renderAttention({ notify, messages: { attention: ({ server: name }) => `${name} wartet` } });
    leave();
    ask(queue);

    expect(notify).toHaveBeenCalledWith(expect.anything(), "Weather wartet");
  });

  test("and takes it back once the page is seen, or the request has ended", () => {
    const taken: unknown[] = [];
    const { queue } = renderAttention({
      notify:
        ({ server: { name } }) =>
        () =>
          void taken.push(name),
    });
    leave();
    const first = ask(queue, "Weather");
    ask(queue, "Tickets");
    act(() => first.abort());
    const before = [...taken];
    see();
    leave();

    expect([before, taken]).toEqual([["Weather"], ["Weather", "Tickets"]]);
  });

  test("again where the component comes back after it has taken the notification with it, as in StrictMode", () => {
    const shown: string[] = [];
    const queue = createElicitationQueue();
    const notify = (_: unknown, text: string) => {
      shown.push(text);
      return () => void shown.pop();
    };
    leave();
    ask(queue);

    renderHook(() => useElicitationAttention(queue, { notify }), { wrapper: StrictMode });

    expect(shown).toEqual(["Weather waits for your answer"]);
  });

  test("and what it throws is logged, and counts as notified", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { queue } = renderAttention({
      notify: () => {
        throw new Error("Notifications are not allowed.");
      },
    });
    leave();
    ask(queue);

    expect(logged).toHaveBeenCalledOnce();
    expect(document.title).toBe("(1) Chat");
  });
});
