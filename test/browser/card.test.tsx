import "../../src/styles.css";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page as browserPage, userEvent } from "vitest/browser";
import type { ElicitationCardProps } from "../../src/index.js";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { card, cards, renderCard } from "../support/render-card.js";
import { nameOf } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(() => browserPage.viewport(1024, 768));

const [everything] = serverEverything.requests.map(({ params }) => params);
const open = "Weather asks for information";
const page = {
  mode: "url",
  message: "m".repeat(300),
  elicitationId: "1",
  url: `https://login.example.com/${"x".repeat(400)}`,
};
const long = formRequest({
  ["n".repeat(200)]: { type: "string" },
  note: { type: "string", title: "Note" },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`q${index}`, { type: "string" }])),
});
const content = {
  ["n".repeat(200)]: "v".repeat(300),
  note: "A note. ".repeat(200),
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`q${index}`, "yes"])),
};

const states: Readonly<Record<string, Partial<ElicitationCardProps>>> = {
  "a form": { request: everything },
  "a page to open": { request: page },
  "a form that was answered": { request: long, result: { action: "accept", content } },
  "a page that was opened": { request: page, result: { action: "accept" } },
  "a form that was declined": { request: everything, result: { action: "decline" } },
  "a form that was left": { request: everything, result: { action: "cancel" } },
  "a form that is no longer waited for": { request: everything, signal: AbortSignal.abort() },
};

describe.each(Object.entries(states))("%s", (_, props) => {
  const show = (): void => void renderCard(props.request, props);

  describe.each(["light", "dark"])("on a %s page", (colorScheme) => {
    beforeEach(() => {
      document.documentElement.style.colorScheme = colorScheme;
      document.documentElement.style.background = "Canvas";
    });
    afterEach(() => document.documentElement.removeAttribute("style"));

    test("has nothing that axe finds", async () => {
      show();

      await expectNoAxeViolations();
    });
  });

  test("fits in 320 pixels, and every target is 24 by 24 or more", async () => {
    await browserPage.viewport(320, 600);
    show();

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const targets = cards().flatMap((shown) => Array.from(shown.querySelectorAll("button, input, select, textarea")));
    const small = targets.filter((target) => {
      const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
      return width < 24 || height < 24;
    });
    expect(small.map(nameOf)).toEqual([]);
  });
});

test("a press that was meant for the transcript, in the moment the card appears, does nothing", async () => {
  const { onResult } = renderCard(everything, { activationDelay: 60_000 });
  await card(open);

  screen.getByRole("button", { name: "Decline" }).click();
  await userEvent.click(screen.getByRole("button", { name: "Close without answering" }), { force: true });

  expect(onResult).not.toHaveBeenCalled();
  expect(cards()[0]).not.toHaveAttribute("data-ready");
});

test("the card is as high as its form: it does not scroll inside, and actions do not cover fields", async () => {
  renderCard(everything);
  const shown = await card(open);

  const scrolling = Array.from(shown.querySelectorAll("*")).filter(
    (element) => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight,
  );
  expect(scrolling.map(nameOf)).toEqual([]);
});

test("answered, the card is small, and its title has focus and is in view", async () => {
  renderCard(
    formRequest(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`q${index}`, { type: "string" }]))),
  );
  await card(open);

  await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));

  const title = await screen.findByRole("heading", { name: "Sent to Weather" });
  await waitFor(() => expect(title).toHaveFocus());
  const { top, bottom } = title.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});

test("a card that goes while the person writes elsewhere leaves focus where it is", async () => {
  const withdrawal = new AbortController();
  renderCard(everything, { signal: withdrawal.signal });
  await card(open);
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));

  act(() => withdrawal.abort());

  await card("Weather stopped waiting");
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});
