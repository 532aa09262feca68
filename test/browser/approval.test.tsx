import "../../src/styles.css";
import "../../src/approval.css";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type ApprovalRequest, approvals } from "../../src/approval/index.js";
import { acceptElicitation } from "../../src/testing/index.js";
import { approvalRequest, everyArgument } from "../support/approval-request.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
beforeEach(() => page.viewport(760, 700));
afterEach(() => page.viewport(1024, 768));

const show = (request: ApprovalRequest) => renderDialog(request, { isApproval: true, approvals });

const manyArguments: ApprovalRequest = {
  ...approvalRequest,
  arguments: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`step${index}`, `Step number ${index}`])),
};

const told = (): Promise<HTMLElement> => screen.findByText(/^Nothing was sent yet/);

test("what is below the view is not allowed unseen: each press shows the next part, and the one after the last allows", async () => {
  const { onResult } = show(manyArguments);
  const dialog = await readyDialog();
  await waitFor(() => expect(within(dialog).getByText("Step number 0")).toBeVisible());

  await person.pressButton("Allow once");
  await told();
  expect(onResult).not.toHaveBeenCalled();
  expect(whyHidden(within(dialog).getByText("Step number 0"))).toBeDefined();
  const last = within(dialog).getByText("Step number 59");
  while (whyHidden(last) !== undefined) {
    expect(onResult).not.toHaveBeenCalled();
    await person.pressButton("Allow once");
  }
  await waitFor(async () => {
    if (onResult.mock.calls.length === 0) await person.pressButton("Allow once");
    expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { option: "once" } }]]);
  });
});

test("on a small phone, more than a third of the window shows what would be run, after a press that showed more too", async () => {
  await page.viewport(320, 480);
  show(manyArguments);
  const dialog = await readyDialog();
  await person.pressButton("Allow once");
  await told();

  expect(dialog.querySelector(".elicit-body")?.clientHeight).toBeGreaterThan(480 / 3);
});

test("what lasts is confirmed only once all rules that it sets were in view", async () => {
  const covers = Array.from({ length: 30 }, (_, index) => `rule ${index}`);
  const { onResult } = show({
    ...approvalRequest,
    options: [{ id: "always", decision: "allow", lasts: "always", covers }],
  });
  const dialog = await readyDialog();
  await person.pressButton("Always allow…");
  const last = await within(dialog).findByText("rule 29");
  expect(whyHidden(last)).toBeDefined();

  while (whyHidden(last) !== undefined) {
    expect(onResult).not.toHaveBeenCalled();
    await person.pressButton("Always allow Run command");
  }
  await waitFor(async () => {
    if (onResult.mock.calls.length === 0) await person.pressButton("Always allow Run command");
    expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { option: "always" } }]]);
  });
});

test("the verb of the kit for tests presses again where the first press only showed what was below the view", async () => {
  const { onResult } = show(manyArguments);

  await acceptElicitation(userEvent);

  expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { option: "once" } }]]);
});

test("a thousand lines are folded, and the first press that would allow unfolds them", async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index} of the file`).join("\n");
  const { onResult } = show({ ...approvalRequest, arguments: { lines } });
  const dialog = await readyDialog();
  await within(dialog).findByRole("button", { name: /^\d+ more lines$/ });

  await person.pressButton("Always allow…");

  await told();
  expect(onResult).not.toHaveBeenCalled();
  expect(within(dialog).queryByRole("button", { name: "Back" })).toBeNull();
});

test("in a transcript, a thousand lines take no more room than a window has", async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `line ${index} of the file`).join("\n");
  const { onResult } = renderCard({ ...approvalRequest, arguments: { lines } }, { isApproval: true, approvals });
  const shown = await card(`${server.name} wants to run a tool`);
  await within(shown).findByRole("button", { name: /^\d+ more lines$/ });

  expect(shown.getBoundingClientRect().height).toBeLessThan(700);
  await userEvent.click(within(shown).getByRole("button", { name: "Allow once" }));
  await told();
  expect(onResult).not.toHaveBeenCalled();
});

test("what is in view is allowed with one press", async () => {
  const { onResult } = show(approvalRequest);
  await readyDialog();

  await person.pressButton("Allow once");

  expect(onResult).toHaveBeenCalledOnce();
});

test("what is below the view is denied with one press", async () => {
  const { onResult } = show(manyArguments);
  await readyDialog();

  await person.pressButton("Deny");

  expect(onResult.mock.calls).toEqual([[{ action: "decline" }]]);
});

test("a blank presses the answer that has focus, after a number has moved it there", async () => {
  const { onResult } = show(approvalRequest);
  await readyDialog();

  await userEvent.keyboard("3");
  await readyDialog();
  await userEvent.keyboard(" ");

  expect(onResult.mock.calls).toEqual([[{ action: "decline" }]]);
});

test.each([320, 375, 760])("nothing is cut off at an edge in %i pixels", async (width) => {
  await page.viewport(width, 900);
  show(everyArgument);
  const dialog = await readyDialog();
  const wide = Array.from(
    dialog.querySelectorAll(".elicit-tool, .elicit-tool :not(.elicit-hidden), .elicit-actions :not(.elicit-hidden)"),
  ).filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth);

  expect(wide).toEqual([]);
});

test("a letter of another direction, and what turns the direction, reorder nothing of a command", async () => {
  show({ ...approvalRequest, arguments: { command: "\u05d0 && rm -rf / # \u202e ok" } });
  const dialog = await readyDialog();
  const command = dialog.querySelector("[data-kind=command] bdi");
  const text = command?.firstChild;
  const range = document.createRange();
  const leftOf = (index: number): number => {
    if (!text) return 0;
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };

  expect(command && getComputedStyle(command).direction).toBe("ltr");
  expect([0, 2, 5, 10, 13].map(leftOf)).toEqual([0, 2, 5, 10, 13].map(leftOf).toSorted((one, other) => one - other));
});
