import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "@fontsource-variable/noto-sans-jp/wght.css";
import "../../src/styles.css";
import "../../src/approval.css";
import "./pictures.css";
import { afterEach, describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { ja } from "../../src/locales/ja.js";
import { pl } from "../../src/locales/pl.js";
import { calmBrowser, emulate } from "../support/calm-browser.js";
import { type State, showState, states } from "../support/states.js";

/** Whom a picture is taken for, beside everybody with a large window and a light page. */
const variants: Readonly<Record<string, () => Promise<unknown>>> = {
  dark: async () => {
    document.documentElement.style.colorScheme = "dark";
  },
  "forced-colors": () => emulate({ "forced-colors": "active" }),
  rtl: async () => {
    document.documentElement.dir = "rtl";
  },
  320: () => page.viewport(320, height),
  375: () => page.viewport(375, height),
  768: () => page.viewport(768, height),
  compact: async () => {
    document.documentElement.dataset["density"] = "compact";
  },
};

/** States that show between them all that a variant changes. */
const varied = [
  "form with the rarer kinds of fields",
  "fields as hints would have them",
  "errors in groups",
  "page with warnings",
  "form in the dock",
  "form folded in the dock",
  "approval",
  "card",
];

/** So high that nothing scrolls: scroll bars differ from one version of a browser to the next. */
const height = 2600;

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  document.documentElement.removeAttribute("dir");
  document.documentElement.removeAttribute("data-density");
});

test.each(states)("$name", async (state) => {
  await page.viewport(1280, height);
  await calmBrowser();
  await expectPicture(state, fileName(state.name));
});

describe.each(Object.entries(variants))("%s", (variant, prepare) => {
  test.each(states.filter(({ name }) => varied.includes(name)))("$name", async (state) => {
    await page.viewport(1280, height);
    await calmBrowser();
    await prepare();
    await expectPicture(state, `${fileName(state.name)}-${variant}`);
  });
});

test.each([
  ["Polish, whose words are long", pl, "polish"],
  ["Japanese, which has no spaces", ja, "japanese"],
] as const)("in %s", async (_language, messages, file) => {
  await page.viewport(375, height);
  await calmBrowser();
  const state = states.find(({ name }) => name === "fields as hints would have them");
  if (!state) throw new Error("There is no such state.");
  const props = () => ({ ...state.props?.(), messages });
  await expectPicture({ ...state, props }, file);
});

async function expectPicture(state: State, file: string): Promise<void> {
  const shown = await showState(state, person);
  // What was pressed last is not to be seen as something that is hovered over.
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
  await document.fonts.ready;
  const box = shown.querySelector(".elicit-bar, .elicit-dialog:not([hidden])") ?? shown;
  await expect(box).toMatchScreenshot(file);
}

/** "card, page opened" as "card-page-opened". */
function fileName(name: string): string {
  return name.replaceAll(/[^a-z]+/gi, "-");
}
