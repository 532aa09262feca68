import { act, screen, within } from "@testing-library/react";
import user from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ElicitationCardProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { answersIn, card, renderCard, unfold } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { readyDialog } from "../support/person.js";

const form = formRequest({
  name: { type: "string", title: "Name" },
  count: { type: "integer", title: "Count" },
});

/** A card, and the person's Stop of the call that it belongs to. */
function shownCard(props: Partial<ElicitationCardProps> = {}) {
  const call = new AbortController();
  const { onResult } = renderCard(form, { signal: call.signal, ...props });
  return { onResult, stop: () => act(() => call.abort("stopped")) };
}

test("a card whose call the person has stopped says so, with what was entered and not sent", async () => {
  const { onResult, stop } = shownCard();
  await user.type(screen.getByRole("textbox", { name: /Name/ }), "Ada");

  stop();

  const stopped = await card("You stopped this");
  expect(unfold(stopped)).toHaveTextContent("Nothing was sent to Weather. You had entered:");
  expect(answersIn(stopped)).toEqual({ Name: "Ada" });
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test.each([
  { tool: { name: "subscribe" }, title: "You stopped subscribe" },
  { tool: { name: "subscribe", title: "Subscribe\u202E\nto alerts" }, title: "You stopped Subscribe to alerts" },
])("it names the tool where the host knows it: $title", async ({ tool, title }) => {
  const { stop } = shownCard({ tool });

  stop();

  expect(await card(title)).toHaveAttribute("data-state", "expired");
});

test("it announces nothing, because who has stopped the call knows it", async () => {
  const { stop } = shownCard();
  await card("Weather asks for information");

  stop();

  expect(within(await card("You stopped this")).getByRole("status")).toBeEmptyDOMElement();
});

test("of answers that were being delivered, a dialog says that it isn’t certain whether they arrived", async () => {
  const call = new AbortController();
  renderDialog(form, { signal: call.signal, onAccept: () => new Promise(() => undefined) });
  await readyDialog();
  await person.type("Name", "Ada");
  await person.press("accept");

  act(() => call.abort("stopped"));

  expect(screen.getByRole("dialog", { name: "You stopped this" })).toHaveTextContent(
    "It isn’t certain that Weather got your answers.",
  );
});
