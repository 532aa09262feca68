import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import type { ElicitResult } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { button, readyDialog } from "../support/person.js";
import { renderDialog as renderPlain } from "../support/render-dialog.js";

const form = formRequest({ name: { type: "string", title: "Name" } });
const other = formRequest({ town: { type: "string", title: "Town" } });
const accepted: ElicitResult = { action: "accept", content: { name: "Ada" } };
const cancelled: ElicitResult = { action: "cancel" };

describe.each([
  ["plain", {}],
  ["in StrictMode", { wrapper: StrictMode }],
] as const)("%s", (_mode, options) => {
  const renderDialog: typeof renderPlain = (request, props) => renderPlain(request, props, options);
  const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

  test("accepting twice at once answers once, and closes", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");

    await person.press("accept", "twice");

    await gone();
    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted);
  });

  test("accepting and declining in one moment answers once", async () => {
    const { onResult } = renderDialog(form);
    const [accept, decline] = [await button("Send to Weather"), await button("Decline")];

    fireEvent.click(accept);
    fireEvent.click(decline);

    await gone();
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });

  test("a request taken back before it is shown is cancelled and never seen", async () => {
    const { onResult } = renderDialog(form, { signal: AbortSignal.abort() });

    await gone();
    expect(onResult).toHaveBeenCalledExactlyOnceWith(cancelled);
  });

  test("a request taken back while it is shown is cancelled and closed", async () => {
    const controller = new AbortController();
    const { onResult } = renderDialog(form, { signal: controller.signal });
    await person.type("Name", "Ada");

    act(() => controller.abort());

    await gone();
    expect(onResult).toHaveBeenCalledExactlyOnceWith(cancelled);
  });

  test("a request taken back after it was answered, or unmounted then, is not answered again", async () => {
    const controller = new AbortController();
    const { onResult, unmount } = renderDialog(form, { signal: controller.signal });
    await person.press("decline");

    act(() => controller.abort());
    unmount();
    await settled();

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });

  test("a dialog that is unmounted without an answer cancels", async () => {
    const { onResult, unmount } = renderDialog(form);
    await readyDialog();

    unmount();
    await settled();

    expect(onResult).toHaveBeenCalledExactlyOnceWith(cancelled);
  });

  test("a dialog that stays answers nothing by itself", async () => {
    const { onResult, rerender } = renderDialog(form);
    await readyDialog();

    rerender({ request: structuredClone(form) });
    await settled();

    expect(onResult).not.toHaveBeenCalled();
  });

  test("a request that another takes the place of is cancelled to the one who asked for it", async () => {
    const onOtherResult = vi.fn();
    const { onResult, rerender } = renderDialog(form);
    await person.type("Name", "Ada");

    rerender({ request: other, onResult: onOtherResult });
    await person.type("Town", "Bern");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(cancelled);
    expect(onOtherResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { town: "Bern" } });
  });

  test("the answer goes to the handler of the last render", async () => {
    const onResultNow = vi.fn();
    const { onResult, rerender } = renderDialog(form);
    await person.type("Name", "Ada");

    rerender({ onResult: onResultNow });
    await person.press("accept");

    expect(onResultNow).toHaveBeenCalledExactlyOnceWith(accepted);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("an answer given meanwhile is not undone by a handler that throws", async () => {
    const onResult = vi.fn(() => {
      throw new Error("The host is broken.");
    });
    const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener("error", onError, { once: true });
    renderDialog(form, { onResult });

    await person.press("decline");

    await gone();
    expect(onResult).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledOnce();
  });
});

/** Lets everything run that was put off. */
async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
