import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createDraftMemory, type ElicitationDialogProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { answersIn, card, heard, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({
  name: { type: "string", title: "Name" },
  count: { type: "integer", title: "Count" },
});
const page = { mode: "url", message: "Sign in", url: "https://login.example.com/", elicitationId: "e-1" };

/** A dialog, and the end of the call that it belongs to. */
async function shown(request: unknown, props: Partial<ElicitationDialogProps> = {}) {
  const call = new AbortController();
  const onClose = vi.fn();
  const rendered = renderDialog(request, { onClose, signal: call.signal, ...props });
  await readyDialog();
  return { ...rendered, onClose, endCall: () => act(() => call.abort("ended")) };
}

const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

test("a form whose call has ended is answered cancel, once, and stays with what was entered until it is closed", async () => {
  const { onResult, onClose, endCall } = await shown(form);
  await person.type("Name", "Ada");
  await person.type("Count", "1e");

  endCall();

  const dialog = screen.getByRole("dialog", { name: "Weather stopped waiting" });
  expect(within(dialog).getByRole("heading", { name: "Weather stopped waiting" })).toHaveFocus();
  expect(dialog).toHaveTextContent("Nothing was sent to Weather. You had entered:");
  expect(answersIn(dialog)).toEqual({ Name: "Ada", Count: "1e" });
  expect(screen.getByRole("button", { name: "Copy answers" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Send|Decline/ })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();

  await person.pressButton("Close");
  await isGone();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  expect(onClose).toHaveBeenCalledOnce();
});

test("a form in which nothing was entered says so in a sentence, and Escape closes it", async () => {
  const { onResult, endCall } = await shown(form);

  endCall();
  expect(screen.getByRole("dialog", { name: "Weather stopped waiting" })).toHaveTextContent(
    "Nothing was sent to Weather.",
  );
  await person.press("escape");

  await isGone();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("the answers are there when the same is asked again", async () => {
  const { rerender, endCall } = await shown(form, { requestId: 1, drafts: createDraftMemory() });
  await person.type("Name", "Ada");
  endCall();

  rerender({ requestId: 2, signal: undefined });

  expect(await control("Name")).toHaveValue("Ada");
});

test("a decision is not there when the same is asked again, because it was made for what the server took back", async () => {
  const asked = formRequest({
    colour: { type: "string", title: "Colour", enum: ["red", "blue"] },
    name: { type: "string" },
  });
  const { rerender, endCall } = await shown(asked, { requestId: 1, drafts: createDraftMemory() });
  await person.choose("Colour", "red");
  await person.type("Name", "Ada");
  endCall();

  rerender({ requestId: 2, signal: undefined });

  expect(await control("Name")).toHaveValue("Ada");
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
});

test("for half a second a press that was meant for the form does nothing", async () => {
  const { onClose, endCall } = await shown(form, { activationDelay: 500 });
  endCall();

  act(() => screen.getByRole("button", { name: "Close" }).click());
  expect(onClose).not.toHaveBeenCalled();

  await person.pressButton("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("answers that are being delivered are no longer", async () => {
  const signals: AbortSignal[] = [];
  const { onResult, endCall } = await shown(form, {
    onAccept: (_content, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  await person.press("accept");

  endCall();

  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("a page can no longer be opened", async () => {
  const { onResult, endCall } = await shown(page);

  endCall();

  expect(screen.getByRole("dialog", { name: "Weather stopped waiting" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Open page/ })).not.toBeInTheDocument();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("a page that had to be finished is cancelled, and the person reads why", async () => {
  const { onResult, endCall } = await shown(page, { url: { open: () => true, acceptOn: "finish" } });
  await person.press("accept");
  await screen.findByRole("button", { name: "Done" });

  endCall();

  expect(screen.getByRole("dialog", { name: "Weather stopped waiting" })).toBeVisible();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("a page that was accepted as it opened is waited for no longer", async () => {
  const { onResult, endCall } = await shown(page, { url: { open: () => true } });
  await person.press("accept");
  await screen.findByRole("button", { name: "Done" });

  endCall();

  await isGone();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
});

test("what has expired stays when the server withdraws the request afterwards", async () => {
  const { endCall, rerender } = await shown(form);
  await person.type("Name", "Ada");
  endCall();

  rerender({ signal: AbortSignal.abort("withdrawn") });

  expect(screen.getByRole("dialog", { name: "Weather stopped waiting" })).toHaveTextContent("Ada");
});

test("a card says it, and is heard", async () => {
  const call = new AbortController();
  const { onResult } = renderCard(form, { signal: call.signal });
  await card("Weather asks for information");

  act(() => call.abort("ended"));

  expect(await card("Weather stopped waiting")).toHaveAttribute("data-state", "expired");
  await heard("Weather stopped waiting");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});
