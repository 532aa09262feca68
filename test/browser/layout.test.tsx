import "../../src/styles.css";
import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import type { ControlProps } from "../../src/index.js";
import { ko } from "../../src/locales/ko.js";
import { control, panelOf, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { nameOf, whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(async () => {
  textSpacing.remove();
  await page.viewport(1024, 768);
});

/** WCAG 1.4.12. */
const textSpacing = document.createElement("style");
textSpacing.textContent =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }";

const [everything] = serverEverything.requests.map(({ params }) => params);
const targets = "button, input, select, textarea, a";
const endless = "https://login.example.com/".padEnd(400, "x");

const requests: Readonly<Record<string, unknown>> = {
  "a form with every kind of question": everything,
  "a form of words without a place to break": formRequest(
    {
      ["n".repeat(200)]: { type: "string", description: "d".repeat(300), default: "v".repeat(300) },
      pick: { type: "string", title: "t".repeat(200), enum: ["o".repeat(200), "p".repeat(200)] },
      many: { type: "array", items: { type: "string", enum: ["q".repeat(200)] }, minItems: 1 },
      long: { type: "string", enum: Array.from({ length: 9 }, (_, index) => String(index).repeat(200)) },
      other: { type: "object", title: "u".repeat(200) },
    },
    ["many"],
  ),
  "a page to open": { mode: "url", message: "m".repeat(300), url: endless },
  "a request that cannot be shown": { mode: "x".repeat(300) },
};

// WCAG 1.4.10: 320 wide for what scrolls up and down; 256 high is what is left of a small window magnified four times.
for (const [name, request] of Object.entries(requests)) {
  describe(`${name}, in a window of 320 by 256`, () => {
    test("nothing scrolls sideways", async () => {
      await page.viewport(320, 256);
      renderDialog(request, { pending: { position: { index: 1, total: 3 } } });
      const dialog = await readyDialog();

      const elements = [document.documentElement, dialog, ...dialog.querySelectorAll("*")];
      const wide = elements.filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth,
      );
      expect(wide.map(nameOf)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      expect(panelOf(dialog).getBoundingClientRect()).toMatchObject({ left: 0, right: 320 });
    });

    test("with the spacing of text that people may set, nothing is cut off", async () => {
      await page.viewport(320, 568);
      document.head.append(textSpacing);
      renderDialog(request);
      const dialog = await readyDialog();

      // The text of an input scrolls in it, and what is only heard has one pixel.
      const cut = Array.from(dialog.querySelectorAll(":not(input)")).filter((element) => {
        if (element.clientWidth <= 1) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCutBeside = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth;
        return isCutBeside || (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight);
      });
      expect(cut.map(nameOf)).toEqual([]);
    });

    test("everything can be brought into view, and pressed", async () => {
      await page.viewport(320, 256);
      renderDialog(request);
      const dialog = await readyDialog();

      for (const target of dialog.querySelectorAll(targets)) {
        target.scrollIntoView({ block: "nearest" });
        expect(whyHidden(target)).toBeUndefined();
      }
    });

    test("every target is 24 by 24 or more", async () => {
      renderDialog(request);
      const dialog = await readyDialog();

      const small = Array.from(dialog.querySelectorAll(targets)).filter((target) => {
        // The row around an option is its target, too.
        const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
        return width < 24 || height < 24;
      });
      expect(small.map(nameOf)).toEqual([]);
    });
  });
}

test("the links of the error summary and the answers to the question whether to discard are 24 by 24, too", async () => {
  renderDialog(formRequest({ a: { type: "string", title: "A" }, b: { type: "string", title: "B" } }, ["a", "b"]));
  await person.press("accept");
  const links = screen.getAllByRole("link");
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);

  await person.type("A", "x");
  await person.press("cancel");
  for (const answer of within(screen.getByRole("alertdialog")).getAllByRole("button")) {
    expect(answer.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
});

test("header and actions stay in view while the fields scroll", async () => {
  renderDialog(everything);
  const dialog = await readyDialog();
  const last = within(dialog).getByRole("radio", { name: "Reptiles" });

  last.scrollIntoView();

  expect(whyHidden(last)).toBeUndefined();
  for (const button of dialog.querySelectorAll("[data-action]:not(.elicit-body *)")) {
    expect(whyHidden(button)).toBeUndefined();
  }
});

// The last is a window of 1024 by 840 at 200 %: not low enough for all of it to scroll.
test.each([
  [1024, 768],
  [320, 480],
  [512, 420],
])("nor does a long refusal push anything out of view, in a window of %i by %i", async (width, height) => {
  await page.viewport(width, height);
  const unknown = Array.from({ length: 50 }, (_, index) => [`unknown${index}`, "no such field ".repeat(35)] as const);
  renderDialog(formRequest({ name: { type: "string", title: "Name" } }), {
    onAccept: () => Promise.resolve({ fields: Object.fromEntries(unknown) }),
  });
  const dialog = await readyDialog();
  await person.press("accept");
  const showAll = await within(dialog).findByRole("button", { name: "Show all" });

  const name = await control("Name");
  const seesAll = (): void => {
    name.scrollIntoView({ block: "nearest" });
    for (const target of [name, ...dialog.querySelectorAll("[data-action]")]) expect(whyHidden(target)).toBeUndefined();
  };
  seesAll();
  await userEvent.click(showAll);
  seesAll();
});

test("right to left, the dialog mirrors itself, and addresses do not", async () => {
  document.documentElement.dir = "rtl";
  try {
    renderDialog({ mode: "url", message: "m", url: "https://login.example.com/" });
    const dialog = await readyDialog();
    const [close, title] = [
      screen.getByRole("button", { name: "Close without answering" }),
      screen.getByRole("heading", { level: 2 }),
    ];

    expect(close.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().left);
    for (const host of await within(dialog).findAllByText("example.com")) {
      expect(getComputedStyle(host).direction).toBe("ltr");
    }
  } finally {
    document.documentElement.removeAttribute("dir");
  }
});

test("what a host's control is made of stands one below the other, and shows nothing that the browser hides", async () => {
  const Rated = ({ inputProps }: ControlProps<"number">): ReactNode => (
    <>
      <input {...inputProps} type="range" />
      <output>none yet</output>
      <span hidden>not seen</span>
      <dialog>closed</dialog>
      <div popover="auto">not open</div>
      <datalist>
        <option>5</option>
      </datalist>
    </>
  );
  renderDialog(formRequest({ stars: { type: "number", title: "Stars" } }), { components: { number: Rated } });
  await readyDialog();

  const slider = (await control("Stars")).getBoundingClientRect();
  const output = screen.getByText("none yet").getBoundingClientRect();
  expect(output.top - slider.bottom).toBeGreaterThanOrEqual(4);
  for (const words of ["not seen", "closed", "not open", "5"]) expect(screen.getByText(words)).not.toBeVisible();
});

test.each(["ltr", "rtl"])(
  "in a page that is %s the lines of every option begin beside its button, whatever script they are in",
  async (dir) => {
    document.documentElement.dir = dir;
    try {
      const options = [
        "חלק ראשון של תשובה ארוכה מאוד שאינה נכנסת בשורה אחת ".repeat(3),
        "An answer so long that it wraps ".repeat(5),
      ];
      renderDialog(formRequest({ pick: { title: "Pick", enum: options } }, ["pick"]));
      await readyDialog();

      const rows = screen.getAllByRole("radio").map((radio) => {
        const words = document.createRange();
        words.selectNodeContents(radio.closest("label")?.querySelector("bdi") ?? radio);
        // The last line is shorter, and shows on which side lines begin.
        const last = Array.from(words.getClientRects()).at(-1);
        const button = radio.getBoundingClientRect();
        return dir === "ltr" ? (last?.left ?? 0) - button.right : button.left - (last?.right ?? 0);
      });
      for (const distance of rows) expect(distance).toBeCloseTo(12, 0);
    } finally {
      document.documentElement.removeAttribute("dir");
    }
  },
);

test("in Korean no line ends within a word", async () => {
  await page.viewport(320, 568);
  const message = "폭풍이 가까워지면 알림을 받으실 이메일 주소와 휴대전화번호를 차례대로 입력해 주시기 바랍니다";
  renderDialog({ ...formRequest({ email: { type: "string" } }), message }, { messages: ko });

  const text = within(await readyDialog()).getByText(message).firstChild;
  const linesOf = (word: string): number => {
    const range = document.createRange();
    range.setStart(text ?? document, message.indexOf(word));
    range.setEnd(text ?? document, message.indexOf(word) + word.length);
    return range.getClientRects().length;
  };
  expect(linesOf(message)).toBeGreaterThan(1);
  expect(message.split(" ").map(linesOf)).toEqual(message.split(" ").map(() => 1));
});
