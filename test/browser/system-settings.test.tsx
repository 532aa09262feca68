import "../../src/styles.css";
import "../../src/approval.css";
import { screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { approvals } from "../../src/approval/index.js";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { approvalRequest } from "../support/approval-request.js";
import { person } from "../support/browser-person.js";
import { calmBrowser, emulate } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { panelOf, readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { renderDock } from "../support/render-dock.js";

// What the system asks for, and fingers. Only in Chromium, because Playwright emulates neither in Firefox.
beforeAll(calmBrowser);
afterEach(calmBrowser);

const [everything] = serverEverything.requests.map(({ params }) => params);

describe("in forced colours", () => {
  test("the dialog and its buttons have borders", async () => {
    await emulate({ "forced-colors": "active" });
    renderDialog(everything);
    const dialog = await readyDialog();

    const bordered = [panelOf(dialog), ...within(dialog).getAllByRole("button", { name: /Decline|Send/ })];
    for (const element of bordered) {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      expect(`${borderTopStyle} ${borderTopWidth}`).toBe("solid 1px");
    }
  });

  test("the card has a border", async () => {
    await emulate({ "forced-colors": "active" });
    renderCard(everything);

    const { borderTopStyle, borderTopWidth } = getComputedStyle(await card("Weather asks for information"));
    expect(`${borderTopStyle} ${borderTopWidth}`).toBe("solid 1px");
  });

  test("the words of a quick answer are to be read while the dialog does not listen yet", async () => {
    await emulate({ "forced-colors": "active" });
    const form = formRequest({ overwrite: { type: "boolean", title: "Overwrite" } }, ["overwrite"]);
    renderDialog(form, { quickAnswers: true, activationDelay: 600_000 });

    // It lies over the words.
    const yes = await screen.findByRole("button", { name: "Yes" });
    expect(getComputedStyle(yes).backgroundColor).toMatch(/^rgba\(.*, 0\)$/);
  });
});

test.each([
  { setting: "reduce", moves: false },
  { setting: "no-preference", moves: true },
])("with reduced motion “$setting” the dialog moves: $moves", async ({ setting, moves }) => {
  await emulate({ "prefers-reduced-motion": setting });
  renderDialog(everything);

  expect(getComputedStyle(panelOf(await readyDialog())).animationName !== "none").toBe(moves);
});

describe("where more contrast is wanted", () => {
  afterEach(() => document.documentElement.removeAttribute("style"));

  test.each(["light", "dark"])("all texts have a contrast of 7 to 1 in the %s", async (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.style.background = "Canvas";
    await emulate({ "prefers-contrast": "more", "prefers-reduced-motion": "reduce" });
    renderDialog(everything);
    const dialog = await readyDialog();
    await person.press("accept");
    await userEvent.click(within(dialog).getByRole("textbox", { name: "String with email format" }));

    const { violations } = await axe.run(dialog, { runOnly: ["color-contrast-enhanced"] });

    expect(violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`))).toEqual([]);
  });
});

describe("for fingers", () => {
  afterEach(() => touch(false));

  test("fields have text that Safari does not zoom into, and every target is 44 high", async () => {
    await touch(true);
    const unit = { type: "string", title: "Unit", enum: ["Celsius", "Fahrenheit"] };
    renderDialog(formRequest({ name: { type: "string", title: "Name" }, unit }, ["name", "unit"]));
    const dialog = await readyDialog();
    await person.press("accept");
    await screen.findByRole("group", { name: "Check these answers" });

    expect(getComputedStyle(screen.getByRole("textbox", { name: "Name" })).fontSize).toBe("16px");
    // The × is larger to a finger than it looks.
    const targets = dialog.querySelectorAll("a, button:not(.elicit-close), .elicit-input, .elicit-row");
    const low = Array.from(targets, (target) => Math.round(target.getBoundingClientRect().height)).filter(
      (height) => height < 44,
    );
    expect(low).toEqual([]);
  });
});

async function touch(enabled: boolean): Promise<void> {
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 1 });
}

describe("on paper", () => {
  afterEach(() => page.viewport(1024, 768));

  test.each([
    ["dock", (request: object) => renderDock(request, { approvals })],
    ["card", (request: object) => renderCard(request, { isApproval: true, approvals })],
  ] as const)("all of what would be run in a %s is there", async (_surface, show) => {
    await page.viewport(375, 667);
    const lines = Array.from({ length: 60 }, (_, index) => [`step${index}`, `Step number ${index}`] as const);
    show({ ...approvalRequest, arguments: Object.fromEntries(lines) });
    const last = await screen.findByText("Step number 59");

    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    onTestFinished(async () => {
      await cdp().send("Emulation.setEmulatedMedia", { media: "" });
    });

    const body = last.closest(".elicit-body");
    expect(body?.scrollHeight).toBe(body?.clientHeight);
  });
});
