import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { button, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

/** Holds back what is to be loaded. Once let in, a module is there for the rest of the tests: each test has one of its own. */
const gates = vi.hoisted(() => {
  const gate = (): { readonly pass: Promise<void>; open: () => void } => {
    const made = { pass: Promise.resolve(), open: (): void => undefined };
    made.pass = new Promise<void>((resolve) => {
      made.open = resolve;
    });
    return made;
  };
  return { rule: gate(), page: gate(), address: gate() };
});

vi.mock(import("../../src/secrets/scrutiny.js"), async (importOriginal) => {
  await gates.rule.pass;
  return importOriginal();
});
vi.mock(import("../../src/url/url-consent.js"), async (importOriginal) => {
  await gates.page.pass;
  return importOriginal();
});

vi.mock(import("../../src/controls/address-text.js"), async (importOriginal) => {
  await gates.address.pass;
  return importOriginal();
});

async function letIn(gate: { readonly open: () => void }): Promise<void> {
  await act(async () => gate.open());
}

/** What a finger does, not what assistive technology does. */
function click(element: HTMLElement): void {
  fireEvent.pointerDown(element);
  fireEvent.pointerUp(element);
  fireEvent.click(element, { detail: 1 });
}

async function untilListening(): Promise<void> {
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveAttribute("data-ready"));
}

test("nothing can be entered or accepted before it is known which questions are for credentials", async () => {
  renderDialog(formRequest({ key: { type: "string", title: "API key" } }));
  await screen.findByText("Loading");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Decline" })).toBeEnabled();

  await letIn(gates.rule);

  expect(await button("Enter API key anyway")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("a form with an address waits for what looks addresses over", async () => {
  renderDialog(formRequest({ site: { type: "string", format: "uri", title: "Website" } }));
  await screen.findByText("Loading");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();

  await letIn(gates.address);

  expect(await screen.findByRole("textbox", { name: "Website" })).toBeEnabled();
});

test("a page's consent that comes late takes no press for a moment: it was meant for what stood there before", async () => {
  const openUrl = vi.fn(() => true);
  const request = { mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "1" };
  renderDialog(request, { activationDelay: 50, openUrl });
  await untilListening();

  await letIn(gates.page);
  const accept = await screen.findByRole("button", { name: "Open in browser" });
  await waitFor(() => expect(screen.getByRole("dialog")).not.toHaveAttribute("data-ready"));
  click(accept);
  expect(openUrl).not.toHaveBeenCalled();

  await readyDialog();
  await person.press("accept");
  expect(openUrl).toHaveBeenCalledOnce();
});
