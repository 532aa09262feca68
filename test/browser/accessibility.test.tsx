import "../../src/styles.css";
import "../../src/approval.css";
import { screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { showState, states } from "../support/states.js";

const [everything, page] = serverEverything.requests.map(({ params }) => params);

beforeAll(calmBrowser);

// The dialog follows the page, so its contrasts are looked at in both.
describe.each(["light", "dark"])("on a %s page", (colorScheme) => {
  beforeEach(() => {
    // Painted, because axe takes what has no background for white.
    document.documentElement.style.cssText = `color-scheme: ${colorScheme}; background: Canvas`;
  });
  afterEach(() => {
    document.documentElement.removeAttribute("style");
  });

  test("a form with every kind of question", async () => {
    renderDialog(everything, { pending: { position: { index: 1, total: 3 } } });
    await readyDialog();

    await expectNoAxeViolations();
  });

  test("a form with errors and their summary", async () => {
    renderDialog(everything);
    await person.type("Integer", "x");
    await person.uncheck("Untitled Multiple Select Enum", "Guitar");
    await person.press("accept");

    expect(screen.getByRole("group", { name: "Check these answers" })).toBeVisible();
    await expectNoAxeViolations();
  });

  test.each(states.filter(({ name }) => /hints|unfolded|approval/.test(name)))("$name", async (state) => {
    await showState(state, person);

    await expectNoAxeViolations();
  });

  test("a form that asks whether to discard what was entered", async () => {
    renderDialog(everything);
    await person.type("String", "Ada");
    await person.press("cancel");

    await expectNoAxeViolations();
  });

  test("a page to open", async () => {
    renderDialog({ ...page, url: "https://good.example@xn--pple-43d.example:8443/" });
    await screen.findByRole("button", { name: /^Open (page|anyway)/ });

    await expectNoAxeViolations();
  });

  test("a request that cannot be shown", async () => {
    renderDialog(null);
    await readyDialog();

    await expectNoAxeViolations();
  });
});
