import "../../src/styles.css";
import "../../src/approval.css";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type ApprovalRequest, approvals } from "../../src/approval/index.js";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import { approvalRequest } from "../support/approval-request.js";
import { calmBrowser } from "../support/calm-browser.js";
import { renderCard } from "../support/render-card.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const steps = (count: number) => Array.from({ length: count }, (_, index) => `Step number ${index}.`);

const requests: Readonly<Record<string, ApprovalRequest>> = {
  "sixty arguments": {
    ...approvalRequest,
    message: "I’d like to run all of the steps. ".repeat(12),
    arguments: Object.fromEntries(steps(60).map((step, index) => [`step${index}`, step])),
  },
  // Folded, it ends in view.
  "a long argument between two": {
    ...approvalRequest,
    arguments: { before: "First of all.", lines: steps(120).join("\n"), after: "Last of all." },
  },
};

/** Shows a request in a surface. Returns whether it was answered. */
const surfaces = {
  dialog: (request: ApprovalRequest) => ask(request, "dialog"),
  dock: (request: ApprovalRequest) => ask(request, "dock"),
  card: (request: ApprovalRequest) => {
    const { onResult } = renderCard(request, { isApproval: true, approvals });
    return () => onResult.mock.calls.length > 0;
  },
};

function ask(request: ApprovalRequest, placement: "dialog" | "dock"): () => boolean {
  const queue = createElicitationQueue();
  render(
    <>
      <ElicitationHost
        queue={queue}
        placement={placement}
        approvals={approvals}
        activationDelay={0}
        waitForTyping={0}
      />
      <textarea aria-label="Message" />
    </>,
  );
  let isAnswered = false;
  void queue.elicit(request, { server, isApproval: true }).then(() => (isAnswered = true));
  return () => isAnswered;
}

/** The lines of what is run, which are not in view yet, each with the place of its text. */
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
  const isInWindow = top >= 0 && bottom <= innerHeight;
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInWindow && shown !== null && shown.contains(line.startContainer);
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
    const isAnswered = surfaces[surface](request);
    const allow = await screen.findByRole("button", { name: "Allow once" });
    await waitFor(() => expect(allow.closest("[data-ready]")).not.toBeNull());
    // What is in view is known in the frame after the one that shows it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const unseen = linesOfTool();

    allow.focus();
    await waitFor(
      async () => {
        unseen.forEach((line, text) => isInView(line) && unseen.delete(text));
        await userEvent.keyboard("{Enter}");
        expect(isAnswered()).toBe(true);
      },
      { timeout: 20_000 },
    );

    expect(Array.from(unseen.keys())).toEqual([]);
  });
});
