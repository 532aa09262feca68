import type { ElicitContent, ElicitResult } from "react-elicitation";
import { expect, screen, userEvent, waitFor } from "storybook/test";

/** Looks in `screen`, because the dialog is in a portal. */
export async function press(button: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: button }));
}

/** Waits until a text is visible, because the dialog fades in. */
export async function see(text: string | RegExp): Promise<void> {
  const element = await screen.findByText(text);
  await waitFor(() => expect(element).toBeVisible());
}

export const send = (): Promise<void> => press(/^Send (“.+” )?to /);

/** Types into a box in place of what it holds. */
export async function enter(label: string | RegExp, text: string): Promise<void> {
  const box = await screen.findByRole("textbox", { name: label });
  await userEvent.clear(box);
  if (text !== "") {
    await userEvent.type(box, text);
  }
}

/** One result, no more, and the dialog is gone. */
export async function expectResult(onResult: (result: ElicitResult) => void, result: ElicitResult): Promise<void> {
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  await expect(onResult).toHaveBeenCalledWith(result);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
}

/** Expects the page to be open and accepted, and then comes back from it. */
export async function finishPage(onResult: (result: ElicitResult) => void): Promise<void> {
  await see(/then come back here/);
  await expect(onResult).toHaveBeenCalledWith({ action: "accept" });
  await press("Done");
  await expectResult(onResult, { action: "accept" });
}

export function expectAnswers(onResult: (result: ElicitResult) => void, content: ElicitContent): Promise<void> {
  return expectResult(onResult, { action: "accept", content });
}

/** Expects an error at a field, also in its accessible description, and focus on the field or on the given control in it. */
export async function expectFault(field: HTMLElement, words: string | RegExp, focused = field): Promise<void> {
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)));
  await expect(field.closest("[data-elicitation-field]")).toHaveAttribute("data-invalid");
  await waitFor(() => expect(focused).toHaveFocus());
}

/** Enters a whole day, `2026-12-01`, or a day and time, `2026-12-01T10:30`, as the browser's picker does. */
export async function enterDate(label: string, value: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(label), value);
}

/** Nothing is cut off at the side, and nothing scrolls sideways, however long the words. */
export async function expectToFit(): Promise<void> {
  for (const dialog of await screen.findAllByRole("dialog")) {
    const scrollers = [document.documentElement, dialog, ...dialog.querySelectorAll(".elicit-body")];
    await expect(scrollers.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
}
