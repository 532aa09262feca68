import { render, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createDraftMemory, ElicitationCard, type ElicitResult, english } from "../../src/index.js";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { panelOf } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";
import { inside, renderShadowPage, type ShadowPlace, shadowPlace } from "../support/shadow-page.js";

beforeAll(calmBrowser);

const [everything] = serverEverything.requests.map(({ params }) => params);
const form = formRequest({ name: { type: "string", title: "Name" } });
const strict = formRequest(
  { name: { type: "string", title: "Name", minLength: 1 }, age: { type: "integer", title: "Age" } },
  ["name", "age"],
);
const page = { mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "e-1" };

/** The dialog in the place, once it listens. */
async function readyIn(place: ShadowPlace): Promise<HTMLDialogElement> {
  return waitFor(() => {
    const dialog = place.container.querySelector<HTMLDialogElement>("[data-elicitation-dialog][data-ready]");
    if (!dialog) throw new Error("No dialog listens in the place.");
    return dialog;
  });
}

/** Asks in a place of its own, and waits for the dialog. */
async function asked(request: unknown, props: Parameters<typeof renderShadowPage>[1] = {}, place = shadowPlace()) {
  const onResult = vi.fn<(result: ElicitResult) => void>();
  const { ask, outside } = renderShadowPage(place, { onResult, ...props });
  outside.focus();
  ask(request);
  const dialog = await readyIn(place);
  return { place, dialog, ask, outside, onResult, here: inside(place) };
}

const focusedIn =
  ({ root }: ShadowPlace): (() => Element | null) =>
  () =>
    root.activeElement;

describe.each(["open", "closed"] as const)("in a shadow root that is %s", (mode) => {
  test("the dialog is shown in its looks, over everything, with focus on its title", async () => {
    const { place, here, dialog } = await asked(form, {}, shadowPlace(mode));

    await expect.poll(focusedIn(place)).toBe(here.getByRole("heading", { name: "Weather asks a question" }));
    const { left, right, top, bottom } = panelOf(dialog).getBoundingClientRect();
    expect(Math.abs(left + right - innerWidth)).toBeLessThan(2);
    expect(Math.abs(top + bottom - innerHeight)).toBeLessThan(2);
    expect(place.root.elementFromPoint(left + 5, (top + bottom) / 2)).not.toBeNull();
    expect(getComputedStyle(panelOf(dialog))).toMatchObject({ display: "flex", padding: "0px", borderRadius: "16px" });
    expect(dialog.matches(":modal")).toBe(true);
  });

  test.each(["forwards", "backwards"] as const)("Tab goes from end to end and stays inside: %s", async (way) => {
    const { place, here, outside } = await asked(everything, {}, shadowPlace(mode));
    const reached = new Set<Element>();
    let last: Element | null = null;

    for (let presses = 0; presses < 60; presses += 1) {
      await userEvent.tab({ shift: way === "backwards" });
      const focused = place.root.activeElement;
      expect(document.activeElement).not.toBe(outside);
      // A date takes several presses, one for each of its parts.
      if (focused && focused === last) continue;
      last = focused;
      // At the end the browser has its own turn, and nothing in the page has focus. From there Chromium goes on at the other end, and Firefox comes
      // back to the same one, as with every dialog in a shadow root.
      if (!focused) continue;
      expect(place.container.contains(focused)).toBe(true);
      if (reached.has(focused)) break;
      reached.add(focused);
    }

    expect(reached).toContain(here.getByRole("button", { name: "Close without answering" }));
    expect(reached).toContain(here.getByRole("button", { name: "Send to Weather" }));
    expect(reached.size).toBeGreaterThan(15);
  });

  test.each(["neighbour", "page", "other"] as const)(
    "focus goes back to what had it, closing by Escape: %s",
    async (where) => {
      const place = shadowPlace(mode);
      const other = shadowPlace();
      const onResult = vi.fn();
      const { ask, outside } = renderShadowPage(place, { onResult });
      const opener = { neighbour: place.neighbour, page: outside, other: other.neighbour }[where];
      opener.focus();
      ask(form);
      await readyIn(place);

      await userEvent.keyboard("{Escape}");

      await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
      await waitFor(() => expect(opener.matches(":focus")).toBe(true));
    },
  );

  test("focus goes to what was answered wrongly", async () => {
    const { place, here } = await asked(
      formRequest({ age: { type: "integer", title: "Age" } }, ["age"]),
      {},
      shadowPlace(mode),
    );

    here.getByRole("button", { name: "Send to Weather" }).click();

    await expect.poll(focusedIn(place)).toBe(here.getByRole("textbox", { name: /Age/ }));
  });
});

test("in a shadow root inside another, Tab stays inside and focus goes back to the outer one", async () => {
  const outer = shadowPlace();
  const place = shadowPlace("open", outer.container);
  const { ask } = renderShadowPage(place);
  outer.neighbour.focus();
  ask(form);
  await readyIn(place);

  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab();
    expect([document.body, outer.root.host]).toContain(document.activeElement);
    expect(outer.neighbour).not.toBe(outer.root.activeElement);
  }
  await userEvent.keyboard("{Escape}");

  await expect.poll(focusedIn(outer)).toBe(outer.neighbour);
});

test("a shadow root itself can be the container", async () => {
  const place = shadowPlace();
  renderDialog(form, { container: place.root });

  const title = await waitFor(() => {
    const { activeElement } = place.root;
    if (activeElement?.localName !== "h2") throw new Error("The title has no focus.");
    return activeElement;
  });
  expect(title.textContent).toBe("Weather asks a question");
});

test("when what had focus is gone, the host's fallback gets it", async () => {
  const place = shadowPlace();
  const { ask, outside } = renderShadowPage(place, { returnFocus: () => place.neighbour });
  outside.focus();
  ask(form);
  await readyIn(place);
  outside.remove();

  await userEvent.click(inside(place).getByRole("button", { name: "Decline" }));

  await expect.poll(focusedIn(place)).toBe(place.neighbour);
});

test("several errors: focus goes to their list, and its links lead to the fields", async () => {
  const { place, here } = await asked(strict);

  await userEvent.click(here.getByRole("button", { name: "Send to Weather" }));
  await expect.poll(focusedIn(place)).toBe(await here.findByRole("group", { name: "Check these answers" }));
  await userEvent.click(here.getByRole("link", { name: /Age/ }));

  await expect.poll(focusedIn(place)).toBe(here.getByRole("textbox", { name: /Age/ }));
});

describe("with something entered, Escape", () => {
  async function leaving() {
    const shown = await asked(form);
    await userEvent.click(shown.here.getByRole("textbox", { name: "Name" }));
    await userEvent.keyboard("Ada{Escape}");
    await expect.poll(focusedIn(shown.place)).toBe(await shown.here.findByRole("button", { name: "Keep editing" }));
    return shown;
  }

  test("asks first, and going on leads back to the field", async () => {
    const { place, here, onResult } = await leaving();

    await userEvent.keyboard("{Enter}");

    await expect.poll(focusedIn(place)).toBe(here.getByRole("textbox", { name: "Name" }));
    expect(onResult).not.toHaveBeenCalled();
  });

  test("asks first, and then discards", async () => {
    const { here, onResult, outside } = await leaving();

    await userEvent.click(here.getByRole("button", { name: "Discard" }));

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
    await waitFor(() => expect(outside).toHaveFocus());
  });

  test("pressed again and again never closes what the kit keeps open", async () => {
    const { dialog, onResult } = await leaving();

    for (let presses = 0; presses < 5; presses += 1) await userEvent.keyboard("{Escape}");

    expect(dialog.matches(":modal")).toBe(true);
    expect(onResult).not.toHaveBeenCalled();
  });
});

test("beginning anew leads to the title", async () => {
  const drafts = createDraftMemory();
  const { place, here, ask, onResult } = await asked(form, { drafts });
  await userEvent.click(here.getByRole("textbox", { name: "Name" }));
  await userEvent.keyboard("Ada");
  await userEvent.click(here.getByRole("button", { name: "Send to Weather" }));
  await waitFor(() => expect(onResult).toHaveBeenCalled());
  ask(form);

  await userEvent.click(await here.findByRole("button", { name: "Start over" }));

  await expect.poll(focusedIn(place)).toBe(here.getByRole("heading", { level: 2 }));
});

test("a field for a credential has focus once it is opened", async () => {
  const secret = formRequest({ password: { type: "string", title: "Password" } });
  const { place, here } = await asked(secret);

  await userEvent.click(await here.findByRole("button", { name: "Enter Password anyway" }));

  await expect.poll(focusedIn(place)).toBe(await here.findByLabelText("Password"));
});

test("a checkbox has focus once its answer is taken back", async () => {
  const note = { type: "string", title: "Note" };
  const { place, here } = await asked(formRequest({ news: { type: "boolean", title: "News" }, note }));
  await userEvent.click(here.getByRole("checkbox", { name: "News" }));

  await userEvent.click(here.getByRole("button", { name: `${english.clearAnswer()} News` }));

  await expect.poll(focusedIn(place)).toBe(here.getByRole("checkbox", { name: "News" }));
});

test("adding time leads back to the field", async () => {
  const limit = { initial: 60_000, warning: 60_000 };
  const { place, here } = await asked(form, { timeLimit: limit });
  const more = await here.findByRole("button", { name: /^Add / });
  await userEvent.click(here.getByRole("textbox", { name: "Name" }));

  await userEvent.click(more);

  await expect.poll(focusedIn(place)).toBe(here.getByRole("textbox", { name: "Name" }));
});

test("when time has run out, focus goes to the title that says so", async () => {
  const timeLimit = { initial: 1500, warning: 1000, maxExtensions: 0 };
  const { place, here } = await asked(form, { timeLimit, onClose: () => undefined });

  const title = await here.findByRole("heading", { name: "Time to answer Weather ran out" });

  await expect.poll(focusedIn(place)).toBe(title);
});

test("a page that is open has focus on what says so", async () => {
  const { place, here } = await asked(page, { url: { open: () => true }, onClose: () => undefined });

  await userEvent.click(await here.findByRole("button", { name: /^Open page/ }));

  await waitFor(() => expect(place.root.activeElement?.textContent).toMatch(/login\.example\.com/));
});

test("the next request is shown in the same dialog, with focus on its title", async () => {
  const { place, here, dialog, ask } = await asked(form, { onClose: () => undefined });
  here.getByRole("textbox", { name: "Name" }).focus();

  ask(formRequest({ age: { type: "integer", title: "Age" } }));
  await waitFor(() => here.getByRole("textbox", { name: "Age" }));

  expect(place.container.contains(dialog)).toBe(true);
  await expect.poll(focusedIn(place)).toBe(here.getByRole("heading", { level: 2 }));
  expect(dialog.matches(":modal")).toBe(true);
});

test("focus that is lost with what had it comes back to the dialog", async () => {
  const { place, here, dialog } = await asked(form);
  const close = here.getByRole("button", { name: "Close without answering" });
  await userEvent.tab();
  await expect.poll(focusedIn(place)).toBe(close);

  const stray = document.createElement("button");
  here.getByRole("heading", { level: 2 }).append(stray);
  stray.focus();
  stray.remove();

  await expect.poll(focusedIn(place)).toBe(dialog);
});

test.each(["{Escape}", "{Enter}", " "])("before it listens, key %j does nothing", async (key) => {
  const place = shadowPlace();
  const onResult = vi.fn();
  const { ask } = renderShadowPage(place, { onResult, activationDelay: 10 * 60_000 });
  ask(form);
  const dialog = await inside(place).findByRole("dialog");
  await waitFor(() => expect(dialog.matches(":modal")).toBe(true));

  for (const element of dialog.querySelectorAll<HTMLElement>("h2, button, input")) {
    element.focus();
    await userEvent.keyboard(key);
  }
  if (key === "{Escape}" && dialog instanceof HTMLDialogElement) dialog.close();

  await waitFor(() => expect(dialog.matches(":modal")).toBe(true));
  expect(onResult).not.toHaveBeenCalled();
});

describe("when the browser closes the dialog, such as by a phone's back gesture", () => {
  test("it does what Escape does", async () => {
    const { place, dialog, here, onResult } = await asked(form);
    await userEvent.click(here.getByRole("textbox", { name: "Name" }));
    await userEvent.keyboard("Ada");

    dialog.requestClose();

    await expect.poll(focusedIn(place)).toBe(await here.findByRole("button", { name: "Keep editing" }));
    expect(dialog.matches(":modal")).toBe(true);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("without asking, it does the same, and stays", async () => {
    const { dialog, here, onResult } = await asked(form);
    await userEvent.click(here.getByRole("textbox", { name: "Name" }));
    await userEvent.keyboard("Ada");

    dialog.close();

    expect(await here.findByRole("button", { name: "Keep editing" })).toBeVisible();
    expect(dialog.matches(":modal")).toBe(true);
    expect(onResult).not.toHaveBeenCalled();
  });
});

describe("the rest", () => {
  test("is out of reach while the dialog is open, of the page and of the same shadow root, and in reach again afterwards", async () => {
    const { place, here, outside } = await asked(form);
    const tall = document.createElement("div");
    tall.style.blockSize = "5000px";
    document.body.append(tall);
    onTestFinished(() => tall.remove());
    const isReached = (element: HTMLElement): boolean => {
      element.focus();
      return element.matches(":focus");
    };
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe("hidden"));

    expect([isReached(outside), isReached(place.neighbour)]).toEqual([false, false]);
    await userEvent.keyboard("{End}");
    expect(window.scrollY).toBe(0);

    await userEvent.click(here.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(place.container.childElementCount).toBe(0));
    expect([isReached(outside), isReached(place.neighbour)]).toEqual([true, true]);
    expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  });

  test("takes no press", async () => {
    const { outside, dialog, onResult } = await asked(form);
    const pressed = vi.fn();
    outside.addEventListener("click", pressed);
    const { left, top, width, height } = outside.getBoundingClientRect();

    expect(document.elementFromPoint(left + width / 2, top + height / 2)).not.toBe(outside);
    await userEvent.click(document.documentElement, { position: { x: left + 3, y: top + 3 }, force: true });

    expect(pressed).not.toHaveBeenCalled();
    expect(dialog.matches(":modal")).toBe(true);
    expect(onResult).not.toHaveBeenCalled();
  });
});

test("it is over what clips, moves or makes small the place it stands in", async () => {
  const place = shadowPlace();
  place.container.style.cssText = "overflow: hidden; block-size: 20px; inline-size: 20px; transform: translateX(40px)";

  const { dialog } = await asked(form, {}, place);

  const { left, right, top, bottom } = panelOf(dialog).getBoundingClientRect();
  expect(Math.abs(left + right - innerWidth)).toBeLessThan(2);
  expect(dialog.contains(place.root.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true);
});

test("a dialog put into an element of the page gives focus back, too", async () => {
  const container = document.createElement("div");
  const opener = document.createElement("button");
  document.body.append(container, opener);
  onTestFinished(() => {
    container.remove();
    opener.remove();
  });
  opener.focus();
  const { onResult, unmount } = renderDialog(form, { container });
  await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(onResult).toHaveBeenCalled());
  unmount();

  await waitFor(() => expect(opener).toHaveFocus());
});

test("a dialog on the page gives focus back into a shadow root", async () => {
  const place = shadowPlace();
  place.neighbour.focus();
  const { onResult, unmount } = renderDialog(form);
  await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(onResult).toHaveBeenCalled());
  unmount();

  await expect.poll(focusedIn(place)).toBe(place.neighbour);
});

test("a card in a shadow root has focus on its title once it is answered there", async () => {
  const place = shadowPlace();
  render(<ElicitationCard server={server} activationDelay={0} request={strict} onResult={() => undefined} />, {
    container: place.container,
  });
  const here = inside(place);

  await userEvent.click(here.getByRole("button", { name: "Send to Weather" }));
  await userEvent.click(await here.findByRole("link", { name: /Age/ }));
  await expect.poll(focusedIn(place)).toBe(here.getByRole("textbox", { name: /Age/ }));
  await userEvent.click(here.getByRole("button", { name: "Decline" }));

  await expect.poll(focusedIn(place)).toBe(await here.findByRole("heading", { level: 2, name: /declined/i }));
});
