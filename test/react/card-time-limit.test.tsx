import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { answersIn, card, renderCard } from "../support/render-card.js";

const minute = 60_000;

test("when time has run out the card says so, and keeps what was entered", async () => {
  const onExpire = vi.fn();
  const { onResult } = renderCard(formRequest({ name: { type: "string", title: "Name" } }), {
    timeLimit: { initial: 5 * minute, onExpire },
  });
  await screen.findByRole("timer");
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Ada");

  const readClock = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => readClock() + 4.5 * minute);
  await screen.findByRole("button", { name: /^Add/ }, { timeout: 5000 });
  clock.mockImplementation(() => readClock() + 6 * minute);

  const shown = await card("Time to answer Weather ran out");
  expect(shown).toHaveAttribute("data-state", "expired");
  expect(answersIn(shown)).toEqual({ Name: "Ada" });
  expect(onExpire).toHaveBeenCalledOnce();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});
