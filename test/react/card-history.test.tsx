import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { answersIn, card, renderCard } from "../support/render-card.js";

const form = formRequest(
  { name: { type: "string", title: "Name" }, age: { type: "integer", title: "Age", minimum: 18 } },
  ["name"],
);
const open = "Weather asks for information";

const enterName = async (name: string): Promise<void> =>
  userEvent.type(await screen.findByRole("textbox", { name: "Name" }), name);

test("a card with a result is settled from the start, silent, and answers nothing", async () => {
  const { onResult, unmount } = renderCard(form, { result: { action: "accept", content: { name: "Ada", age: 36 } } });

  const shown = await card("Sent to Weather");
  await waitFor(() => expect(answersIn(shown)).toEqual({ Name: "Ada", Age: "36" }));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).not.toContain("Sent to Weather");
  unmount();
  await Promise.resolve();
  expect(onResult).not.toHaveBeenCalled();
});

test("a request that is answered elsewhere is settled here, and not answered again", async () => {
  const withdrawal = new AbortController();
  const { onResult, rerender } = renderCard(form, { signal: withdrawal.signal });
  await enterName("Ada");

  rerender({ result: { action: "decline" } });
  act(() => withdrawal.abort());

  const title = await screen.findByRole("heading", { name: "You declined Weather’s request" });
  expect(title).toHaveFocus();
  expect(onResult).not.toHaveBeenCalled();
});

test("what the host has kept of the result changes nothing in the card that gave it", async () => {
  const withdrawal = new AbortController();
  const { rerender } = renderCard(form, { signal: withdrawal.signal });
  await card(open);
  act(() => withdrawal.abort());
  await card("Weather stopped waiting");

  rerender({ result: { action: "cancel" } });

  expect(await card("Weather stopped waiting")).toHaveAttribute("data-state", "expired");
});

test("an equal copy of the request is the same request: answers stay", async () => {
  const { rerender } = renderCard(form);
  await enterName("Ada");

  rerender({ request: structuredClone(form) });

  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("another request in the same card is another request: open, empty, and answered in its turn", async () => {
  const { rerender, onResult } = renderCard(form, { requestId: 1, drafts: false });
  await enterName("Ada");
  await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));
  await card("Sent to Weather");

  rerender({ requestId: 2 });
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));

  await card("You declined Weather’s request");
  expect(onResult).toHaveBeenCalledTimes(2);
  expect(onResult).toHaveBeenLastCalledWith({ action: "decline" });
});
