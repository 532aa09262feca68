import "../../src/styles.css";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inspectUrl } from "../../src/core/index.js";
import { english } from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import type { Case, Step } from "../support/case.js";
import { descriptionsOf, isInvalid } from "../support/descriptions.js";
import { expectContent } from "../support/instants.js";
import { type OpenedPage, recordOpenedPages } from "../support/opened-pages.js";
import { control, readyDialog, words } from "../support/person.js";
import { type RenderedDialog, renderDialog } from "../support/render-dialog.js";

const files = import.meta.glob<readonly Case[]>("../cases/*.json", { eager: true, import: "default" });

interface Scene extends RenderedDialog {
  readonly abort: () => void;
  readonly opened: readonly OpenedPage[];
  /** What the fields in question say of themselves before anything is done. */
  readonly described: ReadonlyMap<string, readonly string[]>;
}

beforeAll(calmBrowser);

describe.each(Object.entries(files))("%s", (_file, cases) => {
  describe.each(cases.map((example) => [`${example.id}: ${example.why}`, example] as const))(
    "%s",
    (_title, example) => {
      const { steps, withinMs } = example;
      let scene: Scene;

      beforeEach(async () => {
        scene = await begin(example);
        for (const step of steps.slice(0, -1)) await perform(step, example, scene);
      });

      // Fewer milliseconds are given only where a page might freeze.
      test("comes out as it must", withinMs === undefined ? {} : { timeout: withinMs }, async () => {
        for (const step of steps.slice(-1)) await perform(step, example, scene);
        await expectOutcome(example, scene);
      });
    },
  );
});

async function begin({ request, timeZone, locale, expect: { errors = {} } }: Case): Promise<Scene> {
  const opened = recordOpenedPages();
  const controller = new AbortController();
  const rendered = renderDialog(request, { timeZone, locale, signal: controller.signal });
  await readyDialog();
  const described = new Map<string, readonly string[]>();
  for (const label of Object.keys(errors)) described.set(label, descriptionsOf(await control(label)));
  return { ...rendered, opened, described, abort: () => act(() => controller.abort()) };
}

async function perform(step: Step, { request }: Case, { rerender, abort }: Scene): Promise<void> {
  if ("type" in step) return person.type(step.type, step.text);
  if ("clear" in step) return person.clear(step.clear);
  if ("choose" in step) return person.choose(step.choose, step.option);
  if ("check" in step) return person.check(step.check, step.option);
  if ("uncheck" in step) return person.uncheck(step.uncheck, step.option);
  if ("answer" in step) return person.answer(step.answer, step.value);
  if ("date" in step) return person.enterDate(step.date, step.value);
  if ("dateTime" in step) return person.enterDate(step.dateTime, step.value);
  if ("press" in step) return person.press(step.press, step.twice ? "twice" : undefined);
  if ("keepEditing" in step) return person.keepEditing();
  if ("rerender" in step) return rerender({ request: structuredClone(request) });
  if ("abort" in step) return abort();
  throw new Error(`No such step: ${JSON.stringify(step satisfies never)}`);
}

async function expectOutcome({ expect: expected, request }: Case, scene: Scene): Promise<void> {
  const { onResult, opened, described, unmount } = scene;
  const { result, notContent, resultCount = result ? 1 : 0 } = expected;

  for (const [label, text] of Object.entries(expected.errors ?? {})) {
    const field = await control(label);
    await waitFor(() => expect(isInvalid(field)).toBe(true));
    const added = descriptionsOf(field).filter((part) => !described.get(label)?.includes(part));
    expect(added.join(" ")).toContain(text);
    expect(added).not.toEqual([]);
  }
  if (result) {
    await waitFor(() => expect(onResult).toHaveBeenCalled());
    const [given] = onResult.mock.lastCall ?? [];
    expect(given?.action).toBe(result.action);
    expect(given && Object.keys(given)).toEqual(Object.keys(result));
    expectContent(given && "content" in given ? given.content : undefined, result.content);
    if (notContent) expect(given).not.toMatchObject({ content: notContent });
  }
  // A page that has been opened is waited for.
  if (expected.closed ?? (result !== undefined && expected.opened === undefined)) {
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  if (expected.pending) await readyDialog();
  for (const text of expected.text ?? []) {
    await waitFor(() => expect(screen.getByRole("dialog").innerText).toContain(text));
  }
  for (const text of expected.notText ?? []) {
    expect(screen.getByRole("dialog").innerText).not.toContain(text);
  }
  if (expected.cannotAccept) {
    const buttons = within(await readyDialog()).getAllByRole("button");
    expect(buttons.map((found) => found.getAttribute("aria-label") ?? found.textContent)).toEqual([
      words.cancel,
      words.decline,
    ]);
  }
  if (expected.warned) {
    const warnings = warningsAbout(request);
    await waitFor(() => {
      const shown = screen.getByRole("dialog").innerText;
      expect(warnings.some((warning) => shown.includes(warning))).toBe(true);
    });
  }
  if (expected.links !== undefined) expect(screen.queryAllByRole("link")).toHaveLength(expected.links);
  if (expected.opened) {
    const safely = { hasOpener: false, hasReferrer: false };
    expect(opened).toEqual(expected.opened.map((href) => ({ href, ...safely })));
  }

  // One result for each request, and no more: what is left without one when the host goes away is cancelled.
  expect(onResult).toHaveBeenCalledTimes(resultCount);
  unmount();
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(Math.max(1, resultCount)));
}

function warningsAbout(request: unknown): readonly string[] {
  const isUrl = typeof request === "object" && request !== null && "url" in request;
  const { host, unicodeHost = host, looksLike = "" } = inspectUrl(isUrl ? String(request.url) : "");
  return Object.values(english.urlWarning).map((warn) => warn({ host, name: host, port: "", unicodeHost, looksLike }));
}
