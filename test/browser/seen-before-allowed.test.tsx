import "../../src/styles.css";
import "../../src/approval.css";
import { render, screen, waitFor } from "@testing-library/react";
import { Activity } from "react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type ApprovalRequest, approvals } from "../../src/approval/index.js";
import {
  createElicitationQueue,
  ElicitationCard,
  ElicitationHost,
  type ElicitationHostProps,
} from "../../src/index.js";
import { approvalRequest } from "../support/approval-request.js";
import { calmBrowser } from "../support/calm-browser.js";
import { renderCard } from "../support/render-card.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const steps = (count: number) => Array.from({ length: count }, (_, index) => `Step number ${index}.`);

const many: ApprovalRequest = {
  ...approvalRequest,
  message: "I’d like to run all of the steps. ".repeat(12),
  arguments: Object.fromEntries(steps(60).map((step, index) => [`step${index}`, step])),
};
/** Folded, it ends in view. */
const long: ApprovalRequest = {
  ...approvalRequest,
  arguments: { before: "First of all.", lines: steps(120).join("\n"), after: "Last of all." },
};
const longFirst: ApprovalRequest = {
  ...approvalRequest,
  arguments: {
    lines: steps(120).join("\n"),
    ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`other${index}`, `Other number ${index}.`])),
  },
};
/** Of a folded argument, twelve lines are shown at least. */
const folded = steps(120).slice(12);
const requests = { "sixty arguments": many, "a long argument between two": long };

const surfaces = ["dialog", "dock", "card"] as const;
type Surface = (typeof surfaces)[number];

/** Shows a request. Returns a function that says whether it was answered. */
function show(surface: Surface, request: ApprovalRequest, components: ElicitationHostProps["components"] = {}) {
  if (surface === "card") {
    const { onResult } = renderCard(request, { isApproval: true, approvals, components });
    return () => onResult.mock.calls.length > 0;
  }
  const queue = createElicitationQueue();
  const props = { queue, approvals, components, placement: surface, activationDelay: 0, waitForTyping: 0 };
  render(
    <>
      <ElicitationHost {...props} />
      <textarea aria-label="Message" />
    </>,
  );
  let isAnswered = false;
  void queue.elicit(request, { server, isApproval: true }).then(() => (isAnswered = true));
  return () => isAnswered;
}

/** The button that allows, once it does. */
async function allowButton(): Promise<HTMLElement> {
  const allow = await screen.findByRole("button", { name: "Allow once" });
  await waitFor(() => expect(allow.closest("[data-ready]")).not.toBeNull());
  // What is in view is known in the frame after the one that shows it.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return allow;
}

/** Presses the focused button until the request is answered. Returns the lines that were not in view meanwhile. */
async function pressUntilAnswered(isAnswered: () => boolean): Promise<readonly string[]> {
  const unseen = linesOfTool();
  await waitFor(
    async () => {
      unseen.forEach((line, text) => isInView(line) && unseen.delete(text));
      await userEvent.keyboard("{Enter}");
      expect(isAnswered()).toBe(true);
    },
    { timeout: 20_000 },
  );
  return Array.from(unseen.keys());
}

/** The lines of what is run, each with the place of its text. */
function linesOfTool(): Map<string, Range> {
  const lines = new Map<string, Range>();
  for (const value of document.querySelectorAll(".elicit-argument-value bdi")) {
    const text = value.firstChild;
    let start = 0;
    for (const line of value.textContent.split("\n")) {
      const range = document.createRange();
      if (text) {
        range.setStart(text, start);
        range.setEnd(text, start + line.length);
      }
      lines.set(line, range);
      start += line.length + 1;
    }
  }
  return lines;
}

function isInView(line: Range): boolean {
  const { left, top, right, bottom } = line.getBoundingClientRect();
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // Once its text is gone, a range is in what was around it.
  const isThere = line.startContainer.nodeType === Node.TEXT_NODE;
  return isThere && top >= 0 && bottom <= innerHeight && shown !== null && shown.contains(line.startContainer);
}

describe.each(Object.entries(requests))("of %s every line was in view before it is allowed by keys", (_, request) => {
  test.each([
    ["dialog", 320, 256],
    ["dialog", 667, 375],
    ["dialog", 390, 500],
    ["dialog", 320, 480],
    ["dialog", 1440, 1000],
    ["dock", 320, 256],
    ["dock", 667, 375],
    ["dock", 375, 667],
    ["dock", 1024, 768],
    ["card", 375, 667],
  ] as const)("in a %s, %i by %i pixels", async (surface, width, height) => {
    await page.viewport(width, height);
    const isAnswered = show(surface, request);

    (await allowButton()).focus();

    expect(await pressUntilAnswered(isAnswered)).toEqual([]);
  });
});

describe.each(surfaces)("in a %s every line of a long argument was in view before it is allowed", (surface) => {
  test("if it was scrolled to its end while it was folded", async () => {
    await page.viewport(667, 375);
    const isAnswered = show(surface, longFirst);
    const allow = await allowButton();
    allow.closest(".elicit-dialog, .elicit-card")?.querySelector(".elicit-body")?.scrollTo(0, 10_000);

    allow.focus();

    const unseen = await pressUntilAnswered(isAnswered);
    expect(folded.filter((line) => unseen.includes(line))).toEqual([]);
  });

  test("if it was unfolded and folded again", async () => {
    await page.viewport(390, 844);
    const isAnswered = show(surface, long);
    const allow = await allowButton();
    screen.getByRole("button", { name: /more lines$/ }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("button", { name: "Show less" });
    await userEvent.keyboard("{Enter}");

    allow.focus();

    const unseen = await pressUntilAnswered(isAnswered);
    expect(folded.filter((line) => unseen.includes(line))).toEqual([]);
  });

  test("if the host has its own buttons, inside other elements", async () => {
    await page.viewport(1440, 1000);
    const isAnswered = show(surface, long, {
      button: ({ buttonProps }) => (
        <span>
          <button type="button" {...buttonProps} />
        </span>
      ),
    });

    (await allowButton()).focus();

    expect(await pressUntilAnswered(isAnswered)).toEqual([]);
  });
});

test("what was scrolled past its end is allowed", async () => {
  await page.viewport(390, 500);
  const isAnswered = show("dialog", { ...many, message: "I’d like to run all of the steps. ".repeat(40) });
  const allow = await allowButton();
  allow.focus();
  await userEvent.keyboard("{Enter}");
  allow.closest(".elicit-dialog")?.querySelector(".elicit-body")?.scrollTo(0, 10_000);

  await pressUntilAnswered(isAnswered);

  expect(isAnswered()).toBe(true);
});

test.each([10, 12, 15])(
  "what ends between two pixels is allowed: %i short arguments after a long one",
  async (count) => {
    await page.viewport(390, 844);
    const short = Object.fromEntries(steps(count).map((step, index) => [`other${index}`, step]));
    const isAnswered = show("dialog", {
      ...approvalRequest,
      arguments: { lines: steps(100).join("\n"), command: "npm test && npm run build\nls -l", ...short },
    });

    (await allowButton()).focus();
    await pressUntilAnswered(isAnswered);

    expect(isAnswered()).toBe(true);
  },
);

test("what React hides after a press and shows again is not scrolled on by itself", async () => {
  await page.viewport(1024, 900);
  const chat = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <ElicitationCard
        server={server}
        request={many}
        onResult={vi.fn()}
        isApproval
        approvals={approvals}
        activationDelay={0}
      />
    </Activity>
  );
  const { rerender } = render(chat("visible"));
  (await allowButton()).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText(/^Nothing was sent yet/);
  const firstInView = (): number => [...linesOfTool().values()].findIndex(isInView);
  const before = firstInView();

  rerender(chat("hidden"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Allow once" })).toBeNull());
  rerender(chat("visible"));
  await allowButton();

  expect(firstInView()).toBe(before);
});
