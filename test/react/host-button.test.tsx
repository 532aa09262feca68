import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ElicitationComponents } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

type HostButton = NonNullable<ElicitationComponents["button"]>;

const Own: HostButton = ({ action, look, isGuarded, buttonProps }) => (
  // oxlint-disable-next-line react/button-has-type -- it is among buttonProps
  <button {...buttonProps} className="own" data-named={action} data-look={look} data-waits={isGuarded} />
);
const components = { button: Own };

const form = formRequest(
  {
    name: { type: "string", title: "Name" },
    password: { type: "string", title: "Password" },
    news: { type: "boolean", title: "News" },
  },
  ["name"],
);

const ownNames = (dialog: HTMLElement): readonly (string | undefined)[] =>
  within(dialog)
    .getAllByRole("button")
    .map(({ className, dataset }) => (className === "own" ? `${dataset["look"]} ${dataset["named"]}` : undefined));

test("the host's button serves every action, with the look that the kit would give it", async () => {
  renderDialog(form, { components, onMute: vi.fn() });

  expect(ownNames(await readyDialog())).toEqual([
    "icon close",
    "outlined open-secret",
    "outlined decline",
    "filled accept",
    "text mute",
  ]);
});

test("the question whether to discard has the host's buttons, and focus is on the one that keeps", async () => {
  renderDialog(form, { components });
  await person.type("Name", "Ada");
  await person.press("escape");

  const question = within(await screen.findByRole("alertdialog"));

  expect(question.getByRole("button", { name: "Discard" })).toHaveAttribute("data-tone", "error");
  expect(question.getByRole("button", { name: "Keep editing" })).toHaveFocus();
});

test("the host's button sends, and says that it is busy until the answers are delivered", async () => {
  let deliver = (): void => undefined;
  const onAccept = (): Promise<undefined> =>
    new Promise((resolve) => {
      deliver = () => resolve(undefined);
    });
  const { onResult } = renderDialog(form, { components, onAccept });
  await person.type("Name", "Ada");
  await person.press("accept");

  const send = screen.getByRole("button", { name: /^Send/ });
  await waitFor(() => expect(send).toHaveAttribute("data-busy", "sending"));
  expect(send).toHaveAttribute("aria-disabled", "true");

  deliver();
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }));
});

test("the host's button is told that presses do nothing yet, and they do nothing", async () => {
  const { onResult, rerender } = renderDialog(form, { components, activationDelay: Number.POSITIVE_INFINITY });
  const decline = await screen.findByRole("button", { name: "Decline" });
  await waitFor(() => expect(decline).toHaveAttribute("data-waits", "true"));
  expect(decline).toHaveAttribute("aria-disabled", "true");

  await userEvent.click(decline);
  expect(onResult).not.toHaveBeenCalled();

  rerender({ activationDelay: 0 });
  await waitFor(() => expect(decline).toHaveAttribute("data-waits", "false"));
  expect(decline).not.toHaveAttribute("aria-disabled");
  await userEvent.click(decline);
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
});

test("a host's button that drops what the guard needs answers nothing, and says what to write", async () => {
  const errors: unknown[] = [];
  const collect = (event: ErrorEvent): void => {
    event.preventDefault();
    errors.push(event.message);
  };
  window.addEventListener("error", collect);
  onTestFinished(() => window.removeEventListener("error", collect));
  const Bare: HostButton = ({ buttonProps: { children, onClick } }): ReactNode => (
    <button type="submit" onClick={onClick}>
      {children}
    </button>
  );
  const { onResult } = renderDialog(formRequest({}), { components: { button: Bare } });

  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));

  expect(onResult).not.toHaveBeenCalled();
  expect(errors).toEqual([expect.stringContaining("components.button has to spread buttonProps")]);
});

test("classes of the host stand beside the kit's on the parts that it names", async () => {
  renderDialog(form, { classNames: { overlay: "over", title: "big", input: "wide", button: "round", label: "bold" } });
  const dialog = await readyDialog();
  const inside = within(dialog);

  expect(dialog).toHaveClass("elicit-overlay", "over");
  expect(inside.getByRole("heading", { level: 2 })).toHaveClass("elicit-title", "big");
  expect(inside.getByRole("textbox", { name: /Name/ })).toHaveClass("elicit-input", "wide");
  expect(inside.getByText("Name")).toHaveClass("elicit-label", "bold");
  expect(inside.getByRole("button", { name: /^Send/ })).toHaveClass("elicit-button", "elicit-filled", "round");
});
