import "../../src/styles.css";
import { act, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, type ReactNode, useState } from "react";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ElicitationDialog } from "../../src/index.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { coverColor, type OtherModalProps, otherCovers, otherModals } from "../support/other-modals.js";
import { readyDialog } from "../support/person.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);

const form = formRequest({ name: { type: "string", title: "Name" } });

const hidden = { hidden: true } as const;
const ourField = (): HTMLElement => screen.getByRole("textbox", { name: "Name", ...hidden });
const theirField = (): HTMLElement => screen.getByRole("textbox", { name: "Their field", ...hidden });
const ourDialog = (): HTMLElement | null => document.querySelector("[data-elicitation-dialog]");

describe.each(Object.entries(otherModals))("with a modal of %s", (_name, Other) => {
  describe("that was open before", () => {
    async function askedOver() {
      const shown = renderPage(Other);
      shown.open();
      await userEvent.fill(await screen.findByRole("textbox", { name: "Their field", ...hidden }), "theirs");
      shown.ask();
      await readyDialog();
      return shown;
    }

    test("a request is answered by mouse and keys, and nothing lands in the other", async () => {
      const { onResult } = await askedOver();

      await userEvent.click(ourField());
      await userEvent.keyboard("Ada");
      expect([ourField(), theirField()].map(valueOf)).toEqual(["Ada", "theirs"]);
      await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));

      await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { name: "Ada" } }));
    });

    test("Tab never leads into the other", async () => {
      await askedOver();
      const visited = new Set<Element | null>();

      for (let presses = 0; presses < 12; presses += 1) {
        await userEvent.tab();
        visited.add(document.activeElement);
      }

      visited.delete(document.body);
      expect([...visited].filter((element) => !ourDialog()?.contains(element))).toEqual([]);
      expect(visited.size).toBeGreaterThan(3);
    });

    test("Escape closes the request only and gives focus back; the next closes the other, and the page works", async () => {
      const { onResult, clicks } = await askedOver();

      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(theirField()).toHaveFocus());
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });

      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("textbox", { name: "Their field", ...hidden })).toBeNull());
      await userEvent.click(screen.getByRole("button", { name: "Of the page" }));
      expect(clicks).toHaveBeenCalledOnce();
    });
  });

  describe("that is opened later", () => {
    test("the other takes mouse and keys, and nothing lands in the request", async () => {
      const { onResult } = await openedLater(Other);

      await userEvent.click(theirField());
      await userEvent.keyboard("theirs");
      for (let presses = 0; presses < 6; presses += 1) {
        await userEvent.tab();
        expect(ourDialog()?.contains(document.activeElement)).toBe(false);
      }

      expect([ourField(), theirField()].map(valueOf)).toEqual(["Ada", "theirs"]);
      expect(onResult).not.toHaveBeenCalled();
    });

    test("Escape closes the other only, and the request is back with its answer, its focus and its guard", async () => {
      const { onResult } = await openedLater(Other);
      await userEvent.click(theirField());
      const hasActingButtons = (): boolean => ourDialog()?.hasAttribute("data-ready") ?? true;
      let isReady = hasActingButtons();
      // Only the first time: the other may give focus back once more, when the guard has ended.
      ourField().addEventListener("focus", () => (isReady = hasActingButtons()), { once: true });

      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(ourField()).toHaveFocus());
      expect(isReady).toBe(false);
      expect(valueOf(ourField())).toBe("Ada");
      expect([screen.queryByRole("alertdialog"), onResult.mock.calls]).toEqual([null, []]);

      await readyDialog();
      await userEvent.keyboard("{Escape}");
      expect(await screen.findByRole("alertdialog")).toBeVisible();
    });

    test("a button of the other closes it, and the request is answered", async () => {
      const { onResult } = await openedLater(Other);

      await userEvent.click(screen.getByRole("button", { name: "Close theirs", ...hidden }));
      await readyDialog();
      await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));

      await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { name: "Ada" } }));
    });
  });
});

// Without the browser's own modal, which takes focus before a script can see where it was.
test.each(Object.entries(otherModals).slice(1))(
  "focus comes back from a later modal of %s also in a page that stops the events of focus",
  async (_name, Other) => {
    const stop = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener("focusin", stop, { capture: true });
    onTestFinished(() => window.removeEventListener("focusin", stop, { capture: true }));
    await openedLater(Other);

    await userEvent.click(screen.getByRole("button", { name: "Close theirs", ...hidden }));

    await waitFor(() => expect(ourField()).toHaveFocus());
  },
);

test("Escape closes a picker of the browser's own, and the dialog only then", async () => {
  const onResult = vi.fn();
  const day = { type: "string", format: "date", title: "Day" };
  const request = formRequest({ day, name: { type: "string", title: "Name" } });
  render(
    <ElicitationDialog server={server} request={request} activationDelay={0} waitForTyping={0} onResult={onResult} />,
  );
  await readyDialog();
  const control = screen.getByLabelText<HTMLInputElement>("Day");
  await userEvent.click(control);
  control.showPicker();
  await waitFor(() => expect(control.matches(":open")).toBe(true));

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(control.matches(":open")).toBe(false));
  expect(onResult).not.toHaveBeenCalled();

  await userEvent.keyboard("{Escape}");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

describe.each(Object.entries(otherCovers))("with %s, which nothing tells from any other element", (_name, Other) => {
  test.each(["before", "later"])("opened %s, the request is above it, and answered", async (when) => {
    const { onResult, ask, open } = renderPage(Other);
    await userEvent.click(screen.getByRole("button", { name: "Of the page" }));
    if (when === "before") open();
    ask();
    await readyDialog();
    if (when === "later") open();
    await screen.findByRole("textbox", { name: "Their field", ...hidden });

    await expect.poll(() => isSeen(ourField())).toBe(true);
    await userEvent.click(ourField());
    await userEvent.keyboard("Ada");
    await readyDialog();
    await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));

    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { name: "Ada" } }));
    expect(valueOf(theirField())).toBe("");
  });
});

/** A request with an answer in it, and then a modal of the page over it. */
async function openedLater(Other: ComponentType<OtherModalProps>) {
  const shown = renderPage(Other);
  shown.ask();
  await readyDialog();
  await userEvent.click(ourField());
  await userEvent.keyboard("Ada");
  shown.open();
  await screen.findByRole("textbox", { name: "Their field", ...hidden });
  await waitFor(() => expect(ourDialog()).not.toHaveAttribute("data-ready"));
  return shown;
}

/** A page with a modal of its own and a dialog, each opened when the test says so. */
function renderPage(Other: ComponentType<OtherModalProps>) {
  const onResult = vi.fn();
  const clicks = vi.fn();
  let ask = (): void => undefined;
  let open = (): void => undefined;
  function Page(): ReactNode {
    const [isAsking, setIsAsking] = useState(false);
    const [isOpen, setIsOpen] = useState(false);
    ask = () => setIsAsking(true);
    open = () => setIsOpen(true);
    return (
      <>
        <button type="button" onClick={clicks}>
          Of the page
        </button>
        <Other isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <input aria-label="Their field" />
          <button type="button" onClick={() => setIsOpen(false)}>
            Close theirs
          </button>
        </Other>
        {isAsking && (
          <ElicitationDialog
            server={server}
            request={form}
            activationDelay={300}
            waitForTyping={0}
            onResult={(result) => {
              onResult(result);
              setIsAsking(false);
            }}
          />
        )}
      </>
    );
  }
  render(<Page />);
  return { onResult, clicks, ask: () => act(() => ask()), open: () => act(() => open()) };
}

function valueOf(field: HTMLElement): string {
  return field instanceof HTMLInputElement ? field.value : "";
}

/** Whether nothing is painted over an element. A hit test does not tell: it leaves out what is inert. */
async function isSeen(element: HTMLElement): Promise<boolean> {
  const base64 = await page.screenshot({ element, save: false });
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas?.drawImage(image, 0, 0, 1, 1);
  return canvas?.getImageData(0, 0, 1, 1).data.join() !== coverColor.join();
}
