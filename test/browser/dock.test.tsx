import "../../src/styles.css";
import "../../src/approval.css";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { approvals } from "../../src/approval/index.js";
import { createElicitationQueue, ElicitationHost, type ElicitationHostProps } from "../../src/index.js";
import { everyArgument } from "../support/approval-request.js";
import { expectNoAxeViolations } from "../support/axe.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { panelOf, readyDialog } from "../support/person.js";
import { server } from "../support/server.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const trip = {
  ...formRequest({
    city: { type: "string", title: "City" },
    day: { type: "string", format: "date", title: "Day" },
    extras: { type: "string", title: "Extras", enum: ["Bed", "Desk", "Bath"] },
  }),
  message: "Where shall we send the guide?",
};

/** A chat with a dock above its composer. */
async function renderChat(props: Partial<ElicitationHostProps> = {}) {
  const queue = createElicitationQueue();
  const host = (more: Partial<ElicitationHostProps> = {}) => (
    <>
      <p>Earlier messages</p>
      <ElicitationHost queue={queue} placement="dock" activationDelay={50} waitForTyping={0} {...props} {...more} />
      <textarea aria-label="Message" />
    </>
  );
  const { rerender } = render(host());
  // A press beside the text ends typing, that of an earlier test too.
  composer().focus();
  await userEvent.click(screen.getByText("Earlier messages"));
  composer().focus();
  return {
    queue,
    ask: (params: object = trip) => queue.elicit(params, { server }),
    change: (more: object) => rerender(host(more)),
  };
}

const composer = (): HTMLElement => screen.getByRole("textbox", { name: "Message" });
const dock = (): Promise<HTMLElement> => screen.findByRole("dialog");
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const isFolded = () => waitFor(() => expect(button("Answer")).toBeVisible());

test("in a low window the next question begins at its title, although the one before was scrolled", async () => {
  await page.viewport(375, 320);
  const { ask } = await renderChat();
  void ask();
  void ask({ ...trip, message: "Where shall we send the tickets?" });
  await dock();
  await waitFor(() => expect(button("Send to Weather")).toBeVisible());

  screen.getByLabelText("City").focus();
  await userEvent.keyboard("Chur{Enter}");

  expect(await screen.findByText("Where shall we send the tickets?")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());
  expect(whyHidden(screen.getByRole("heading", { level: 2 }))).toBeUndefined();
});

describe("on a phone, a request to run a tool", () => {
  test("shows what would be run in nearly half of the dock, and not only the answers", async () => {
    await page.viewport(375, 667);
    const { queue } = await renderChat({ approvals });
    void queue.elicit(everyArgument, { server, isApproval: true });
    const panel = panelOf(await dock()).getBoundingClientRect();

    const tool = (await screen.findByRole("group", { name: "Edit file" })).getBoundingClientRect();
    const end = screen.getByRole("group", { name: "Your decision" }).getBoundingClientRect();

    expect(end.top - tool.top).toBeGreaterThan(panel.height * 0.4);
  });

  test.each([667, 330])("leaves a header and the composer in view, %i pixels high", async (height) => {
    await page.viewport(375, height);
    const { queue } = await renderChat({ approvals });
    void queue.elicit(everyArgument, { server, isApproval: true });
    await screen.findByRole("group", { name: "Edit file" });

    const panel = panelOf(await dock()).getBoundingClientRect();

    expect(panel.height).toBeLessThanOrEqual(height - 2 * 56);
  });
});

test("a request comes unfolded, takes no focus, and leaves the chat usable", async () => {
  const { ask } = await renderChat();
  void ask();

  expect(await dock()).not.toHaveAttribute("aria-modal");
  expect(await screen.findByLabelText("City")).toBeVisible();
  expect(composer()).toHaveFocus();
  await userEvent.keyboard("One moment");
  expect(composer()).toHaveValue("One moment");
});

test("it stands directly before the composer, so that Shift+Tab leads into it", async () => {
  const { ask } = await renderChat();
  void ask();
  await readyDialog();

  await userEvent.tab({ shift: true });

  expect(button(`Send to ${server.name}`)).toHaveFocus();
});

test("it comes folded while the person is writing, and says who asks and what for", async () => {
  const { ask } = await renderChat();
  await userEvent.keyboard("And then");
  void ask();

  await isFolded();
  expect(await dock()).toHaveTextContent(`${server.name} asksWhere shall we send the guide?NewAnswer`);
  expect(screen.queryByLabelText("City")).not.toBeVisible();
  expect(composer()).toHaveFocus();
  for (const name of ["Decline", "Close without answering"]) {
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  }
});

test("folding answers nothing and keeps what was entered, half a date too", async () => {
  const { ask } = await renderChat();
  const result = ask();
  await readyDialog();
  await person.type("City", "Chur");
  await person.choose("Extras", "Desk");
  screen.getByLabelText("Day").focus();
  await userEvent.keyboard("0701");
  const city = screen.getByLabelText("City");

  await userEvent.keyboard("{Escape}");
  await isFolded();
  await userEvent.click(button("Answer"));
  await readyDialog();

  expect(screen.getByLabelText("City")).toBe(city);
  expect(city).toHaveFocus();
  expect(city).toHaveValue("Chur");
  await person.press("accept");
  expect(await screen.findByText(/Enter the whole date|date/i)).toBeVisible();
  screen.getByLabelText("Day").focus();
  await userEvent.keyboard("07012026");
  await person.press("accept");
  expect(await result).toEqual({ action: "accept", content: { city: "Chur", day: "2026-07-01", extras: "Desk" } });
});

test("Escape gives focus back to where it was before; in the composer it is the page's", async () => {
  const { ask } = await renderChat();
  const pressed = vi.fn<(key: string) => void>();
  composer().addEventListener("keydown", ({ key }) => pressed(key));
  void ask();
  await readyDialog();

  await userEvent.keyboard("{Escape}");
  expect(pressed).toHaveBeenCalledExactlyOnceWith("Escape");
  expect(screen.getByLabelText("City")).toBeVisible();

  screen.getByLabelText("City").focus();
  await userEvent.keyboard("{Escape}");
  await isFolded();
  expect(composer()).toHaveFocus();
});

test("decline, cancel and later are three things", async () => {
  const { ask } = await renderChat();
  const declined = ask();
  await readyDialog();
  await userEvent.click(button("Collapse"));
  await isFolded();
  await userEvent.click(button("Answer"));
  await readyDialog();
  await userEvent.click(button("Decline"));
  expect(await declined).toEqual({ action: "decline" });

  const cancelled = ask();
  await readyDialog();
  await userEvent.click(button("Close without answering"));
  expect(await cancelled).toEqual({ action: "cancel" });
});

test("a double press on Answer sends nothing and declines nothing", async () => {
  const { ask } = await renderChat({ activationDelay: 500 });
  await userEvent.keyboard("Writing");
  const settled = vi.fn();
  void ask({ ...trip, requestedSchema: { type: "object", properties: {} } }).then(settled);
  await isFolded();

  await userEvent.click(button("Answer"));
  // The second press, which lands on the buttons that the first one has brought. In Firefox, Playwright does not count presses.
  for (const name of ["Collapse", "Decline"]) fireEvent.click(button(name), { detail: 2 });

  expect(await screen.findByRole("button", { name: "Decline" })).toBeVisible();
  expect(settled).not.toHaveBeenCalled();
});

describe("from one place to the other", () => {
  test("a dialog can be answered later: it goes to the dock with its answers, and focus to the composer", async () => {
    const { ask } = await renderChat({ placement: "dialog" });
    void ask();
    const dialog = await readyDialog();
    expect(dialog).toHaveAttribute("aria-modal", "true");
    await person.type("City", "Chur");

    await userEvent.click(button("Answer later"));

    await isFolded();
    await waitFor(() => expect(composer()).toHaveFocus());
    await userEvent.keyboard("Later");
    expect(composer()).toHaveValue("Later");
    await userEvent.click(button("Answer"));
    expect(screen.getByLabelText("City")).toHaveValue("Chur");
  });

  test("a long form can be opened as a dialog, and is the same form", async () => {
    const { ask } = await renderChat();
    const result = ask();
    await readyDialog();
    await person.type("City", "Chur");
    const city = screen.getByLabelText("City");

    await userEvent.click(button("Open as dialog"));

    const dialog = await readyDialog();
    expect(dialog).toHaveAttribute("aria-modal", "true");
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByLabelText("City")).toBe(city);
    await person.press("accept");
    expect(await result).toEqual({ action: "accept", content: { city: "Chur" } });
    await waitFor(() => expect(composer()).toHaveFocus());
  });

  test("the host moves an open request, unless the person has moved it", async () => {
    const { ask, change } = await renderChat();
    void ask();
    await readyDialog();
    change({ placement: "dialog" });
    await waitFor(async () => expect(await dock()).toHaveAttribute("aria-modal", "true"));

    await readyDialog();
    await userEvent.click(button("Answer later"));
    await isFolded();
    change({ placement: () => "dialog" });
    await isFolded();
  });

  test("a move by the host waits for a pause in typing, in the form and beside it, and leaves focus where it is", async () => {
    const { ask, change } = await renderChat({ waitForTyping: 400 });
    void ask();
    await readyDialog();
    const city = screen.getByLabelText("City");

    city.focus();
    await userEvent.keyboard("Ch");
    change({ placement: "dialog" });
    await userEvent.keyboard("ur");
    expect(await dock()).not.toHaveAttribute("aria-modal");
    await waitFor(async () => expect(await dock()).toHaveAttribute("aria-modal", "true"));
    expect(city).toHaveFocus();
    change({ placement: "dock" });
    await waitFor(async () => expect(await dock()).not.toHaveAttribute("aria-modal"));
    expect(city).toHaveFocus();

    composer().focus();
    await userEvent.keyboard("And");
    change({ placement: "dialog" });
    await userEvent.keyboard(" then");
    expect(composer()).toHaveValue("And then");
    expect(city).toHaveValue("Chur");
  });

  test("a host that gets or loses its dock while a request is open keeps what was entered", async () => {
    const { ask, change } = await renderChat({ placement: undefined });
    const first = ask();
    await readyDialog();
    await person.type("City", "Chur");
    change({ placement: "dock" });
    expect(await dock()).toHaveAttribute("aria-modal", "true");
    await person.press("accept");
    expect(await first).toEqual({ action: "accept", content: { city: "Chur" } });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    void ask({ ...trip, message: "And back?" });
    expect(await dock()).not.toHaveAttribute("aria-modal");
    await readyDialog();
    await person.type("City", "Bern");
    const city = screen.getByLabelText("City");
    change({ placement: undefined });
    await waitFor(async () => expect(await dock()).toHaveAttribute("aria-modal", "true"));
    expect(screen.getByLabelText("City")).toBe(city);
  });

  test("a request that waited for the next host begins in its dock", async () => {
    const queue = createElicitationQueue();
    const host = (key: string) => (
      <>
        <ElicitationHost key={key} queue={queue} placement="dock" activationDelay={50} waitForTyping={0} />
        <textarea aria-label="Message" />
      </>
    );
    const { rerender } = render(host("one"));
    void queue.elicit(trip, { server });
    await readyDialog();
    composer().focus();

    rerender(host("other"));

    await readyDialog();
    expect(await dock()).toHaveAttribute("data-place", "dock");
    expect(composer()).toHaveFocus();
  });

  test("the host learns where a request is shown", async () => {
    const onPlacementChange = vi.fn();
    const { ask } = await renderChat({ onPlacementChange });
    void ask();
    await readyDialog();
    await userEvent.click(button("Collapse"));
    await isFolded();

    await userEvent.click(button("Answer"));
    await readyDialog();
    await userEvent.click(button("Decline"));

    await waitFor(() =>
      expect(onPlacementChange.mock.calls).toEqual([
        [{ placement: "dock", isExpanded: true }],
        [{ placement: "dock", isExpanded: false }],
        [{ placement: "dock", isExpanded: true }],
        [undefined],
      ]),
    );
  });

  test("between two questions the host does not hear that nothing is shown", async () => {
    const onPlacementChange = vi.fn();
    const { ask } = await renderChat({ onPlacementChange });
    void ask();
    void ask({ ...trip, message: "And who comes?" });
    await readyDialog();

    await userEvent.click(button("Decline"));

    await isFolded();
    await waitFor(() =>
      expect(onPlacementChange.mock.calls).toEqual([
        [{ placement: "dock", isExpanded: true }],
        [{ placement: "dock", isExpanded: false }],
      ]),
    );
  });

  test("a host may render anew each time it learns of it", async () => {
    const queue = createElicitationQueue();
    const renders = vi.fn();
    function Chat() {
      const [shown, setShown] = useState<unknown>();
      renders();
      return (
        <>
          <ElicitationHost queue={queue} placement="dock" onPlacementChange={(next) => setShown(next)} />
          <output>{JSON.stringify(shown)}</output>
        </>
      );
    }
    render(<Chat />);
    void queue.elicit(trip, { server });

    expect(await screen.findByText(/isExpanded/)).toBeVisible();
    await screen.findByLabelText("City");
    const before = renders.mock.calls.length;
    await userEvent.click(screen.getByText(/isExpanded/));
    expect(renders).toHaveBeenCalledTimes(before);
  });

  test("a dialog in a pane that is closed leaves the page alone, and comes when the pane is opened", async () => {
    const queue = createElicitationQueue();
    render(
      <>
        <button type="button">Outside</button>
        <div id="pane" hidden>
          <ElicitationHost queue={queue} placement="dialog" activationDelay={0} waitForTyping={0} />
        </div>
      </>,
    );
    void queue.elicit(trip, { server });
    await waitFor(() => expect(document.querySelector("dialog")).toBeInTheDocument());

    await userEvent.click(button("Outside"));
    expect(button("Outside")).toHaveFocus();
    expect(getComputedStyle(document.documentElement).overflow).toBe("visible");

    document.querySelector("#pane")?.removeAttribute("hidden");
    await waitFor(() => expect(document.querySelector("dialog:modal")).toBeVisible());
  });
});

test("a question that follows an answer from the open dock is open, with focus on its title", async () => {
  const { ask } = await renderChat({ followUpDelay: 5000 });
  const first = ask();
  await readyDialog();
  await person.type("City", "Chur");
  await userEvent.keyboard("{Enter}");

  expect(await first).toMatchObject({ action: "accept" });
  void ask({ ...trip, message: "And who comes?" });

  await waitFor(async () => expect(await dock()).toHaveTextContent("And who comes?"));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Weather asks for information" })).toHaveFocus());
});

test("such a question stays folded, and takes no focus, if the person writes meanwhile", async () => {
  const { ask } = await renderChat({ followUpDelay: 5000 });
  const first = ask();
  await readyDialog();
  await person.press("accept");
  await userEvent.fill(composer(), "Thanks");

  expect(await first).toMatchObject({ action: "accept" });
  void ask();

  await isFolded();
  expect(composer()).toHaveFocus();
});

test("after an answer focus is in the composer, also if it came to the dock from elsewhere", async () => {
  const { ask } = await renderChat({ returnFocus: () => composer() });
  const result = ask();
  await readyDialog();
  screen.getByText("Earlier messages").setAttribute("tabindex", "0");
  screen.getByText("Earlier messages").focus();
  await userEvent.tab();
  expect((await dock()).contains(document.activeElement)).toBe(true);

  await person.press("decline");

  expect(await result).toEqual({ action: "decline" });
  await waitFor(() => expect(composer()).toHaveFocus());
});

test("a request that waited stays folded after one that was declined, with focus on its button if focus was in the dock", async () => {
  const { ask } = await renderChat();
  const first = ask();
  void ask({ ...trip, message: "And who comes?" });
  await readyDialog();
  await person.press("decline");

  expect(await first).toEqual({ action: "decline" });
  await isFolded();
  expect(await dock()).toHaveTextContent("And who comes?");
  await waitFor(() => expect(button("Answer")).toHaveFocus());
});

test("a request that ended says so in its line", async () => {
  const { queue } = await renderChat();
  await userEvent.keyboard("Writing");
  const call = new AbortController();
  void queue.elicit(trip, { server, signal: call.signal });
  await isFolded();

  call.abort("ended");

  expect(await screen.findByRole("button", { name: "Show" })).toBeVisible();
  expect(await dock()).toHaveTextContent(`${server.name} stopped waiting`);
});

test("a request that ends takes no focus from a person who reads on", async () => {
  const { queue } = await renderChat();
  const call = new AbortController();
  void queue.elicit(trip, { server, signal: call.signal });
  await readyDialog();
  await userEvent.click(screen.getByText("Earlier messages"));
  expect(document.body).toHaveFocus();

  call.abort("ended");

  expect(await screen.findByRole("heading", { name: "Weather stopped waiting" })).not.toHaveFocus();
  await waitFor(() => expect(document.querySelector("[data-stage=expired][data-ready]")).toBeVisible());
  expect(document.body).toHaveFocus();
});

test("a request that ends gives focus to its title if it had it", async () => {
  const { queue } = await renderChat();
  const call = new AbortController();
  void queue.elicit(trip, { server, signal: call.signal });
  await readyDialog();
  await userEvent.click(screen.getByLabelText("City"));

  call.abort("ended");

  await waitFor(() => expect(screen.getByRole("heading", { name: "Weather stopped waiting" })).toHaveFocus());
});

test("that time ran out is announced, with focus in the composer", async () => {
  const { queue } = await renderChat();
  await userEvent.keyboard("Writing");
  void queue.elicit(trip, { server, timeLimit: { initial: 1_500, warning: 0 } });
  await isFolded();

  const dialog = await dock();
  // Not by role, which may take longer than the second in which it is there.
  const said = () => Array.from(dialog.querySelectorAll('[role="status"]'), ({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Time to answer/)), { timeout: 5_000 });
});

test("the time that is left is shown and announced while folded", async () => {
  const { queue } = await renderChat();
  await userEvent.keyboard("Writing");
  void queue.elicit(trip, { server, timeLimit: { initial: 30_000, warning: 60_000 } });
  await isFolded();

  expect(await screen.findByRole("timer")).toHaveTextContent("30 seconds left");
  await waitFor(async () =>
    expect(
      within(await dock())
        .getAllByRole("status")
        .map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringMatching(/^30 seconds left/)),
  );
});

test("folded, a long message from right to left shows its beginning", async () => {
  const { queue } = await renderChat();
  await userEvent.keyboard("Writing");
  const message = `${"לאן לשלוח את המדריך? ".repeat(20)}https://weather.example`;
  void queue.elicit({ ...trip, message }, { server });
  await isFolded();

  const shown = document.querySelector(".elicit-bar-message");
  const beginning = document.createRange();
  beginning.setStart(shown?.querySelector("bdi")?.firstChild ?? shown?.firstChild ?? document, 0);
  beginning.setEnd(beginning.startContainer, 1);
  const [letter, box] = [beginning, shown].map((part) => part?.getBoundingClientRect());
  expect(letter?.left).toBeGreaterThanOrEqual(box?.left ?? Infinity);
  expect(letter?.right).toBeLessThanOrEqual((box?.right ?? 0) + 1);
});

test.each([1024, 320])("is accessible and fits, folded and unfolded, at %i pixels", async (width) => {
  await page.viewport(width, 768);
  const { ask } = await renderChat();
  void ask();
  await readyDialog();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

  await userEvent.click(button("Collapse"));
  await isFolded();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("folded at 320 pixels with text of 200 %, who asks and Answer can be read", async () => {
  await page.viewport(320, 768);
  document.documentElement.style.fontSize = "200%";
  try {
    const { ask } = await renderChat();
    void ask();
    await readyDialog();
    await userEvent.click(button("Collapse"));
    await isFolded();

    const range = document.createRange();
    range.selectNodeContents(within(button("Answer")).getByText("Answer"));
    expect(range.getClientRects()).toHaveLength(1);
    const title = screen.getByText(server.name, { selector: ".elicit-bar-title *" }).closest(".elicit-bar-title");
    expect(title?.scrollWidth).toBeLessThanOrEqual(title?.clientWidth ?? 0);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});

test.each(["ltr", "rtl"])("unfolded at 320 pixels with text of 200 %, it scrolls as a whole (%s)", async (dir) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "200%";
  document.dir = dir;
  onTestFinished(() => {
    document.documentElement.removeAttribute("style");
    document.documentElement.removeAttribute("dir");
  });
  const { ask } = await renderChat();
  void ask();
  const panel = panelOf(await readyDialog());

  const field = within(panel).getByRole("textbox");
  field.scrollIntoView({ block: "center" });

  expect(field.getBoundingClientRect().bottom).toBeLessThan(panel.getBoundingClientRect().bottom);
  expect(panel.scrollTop).toBeGreaterThan(0);
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

test("number keys choose in the dock that has focus, and nothing while it is folded", async () => {
  const { ask } = await renderChat();
  void ask(formRequest({ extras: { type: "string", title: "Extras", enum: ["Bed", "Desk", "Bath"] } }));
  await readyDialog();
  const chosen = () => screen.queryAllByRole("radio", { checked: true, hidden: true }).map((one) => one.id.slice(-1));
  within(await dock())
    .getByRole("heading", { level: 2 })
    .focus();

  await userEvent.keyboard("2");
  await waitFor(() => expect(chosen()).toEqual(["1"]));

  await userEvent.keyboard("{Escape}");
  await isFolded();
  button("Answer").focus();
  await userEvent.keyboard("3");
  expect(chosen()).toEqual(["1"]);
});
