import "../../src/styles.css";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { steps } from "../../src/form/steps.js";
import { createElicitationQueue, type ElicitationDialogProps, ElicitationHost } from "../../src/index.js";
import { expectNoAxeViolations } from "../support/axe.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { panelOf, readyDialog } from "../support/person.js";
import { renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const form = {
  ...formRequest(
    {
      place: { type: "string", title: "Which place?" },
      day: { type: "string", format: "date", title: "From which day on?" },
      when: { type: "string", title: "When should it warn you?", enum: ["The evening before", "At 5", "Both"] },
      below: { type: "number", title: "Below which temperature?", description: "In °C" },
    },
    ["place", "when"],
  ),
  message: "Where and when should frost alerts reach you?",
};
const lines = Array.from({ length: 200 }, (_, index) => `- file ${index + 1}`).join("\n");

const ask = (props: Partial<ElicitationDialogProps> = {}, request: unknown = form) =>
  renderDialog(request, { layout: steps, ...props });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const at = async (line: string) => {
  await waitFor(() => expect(document.querySelector(".elicit-steps-count")).toHaveTextContent(line));
  // Buttons act again.
  await readyDialog();
};
const focused = () => document.activeElement;

async function toLastQuestion(): Promise<void> {
  await at("Question 1 of 4");
  await person.type("Which place?", "Chur");
  await press("Next");
  await at("Question 2 of 4");
  await press("Skip");
  await at("Question 3 of 4");
  await press("Both");
  await at("Question 4 of 4");
}

async function toReview(): Promise<void> {
  await toLastQuestion();
  await press("Skip");
  await at("Check your answers");
}

test("it is answered by the keyboard alone", async () => {
  const { onResult } = ask();
  await at("Question 1 of 4");
  await userEvent.keyboard("{Tab}");
  while (focused() !== screen.getByLabelText("Which place?")) await userEvent.keyboard("{Tab}");

  await userEvent.keyboard("Chur{Enter}");
  await at("Question 2 of 4");
  expect(screen.getByLabelText("From which day on?")).toHaveFocus();
  await userEvent.keyboard("07012026{Enter}");
  await at("Question 3 of 4");
  await userEvent.keyboard("3");
  await at("Question 4 of 4");
  expect(screen.getByLabelText("Below which temperature?")).toHaveFocus();
  await userEvent.keyboard("-2.5{Enter}");
  await at("Check your answers");
  while (focused() !== screen.getByRole("button", { name: "Send to Weather" })) await userEvent.keyboard("{Tab}");
  expect(onResult).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      action: "accept",
      content: { place: "Chur", day: "2026-07-01", when: "Both", below: -2.5 },
    }),
  );
});

test.each(["Next", "Which place?"])("a double press on %s, or Enter there, moves one step", async (name) => {
  ask({ activationDelay: 500 });
  await at("Question 1 of 4");
  await person.type("Which place?", "Chur");

  if (name === "Next") {
    await userEvent.dblClick(await screen.findByRole("button", { name }));
  } else {
    await userEvent.keyboard("{Enter}{Enter}");
  }

  await at("Question 2 of 4");
  expect(await readyDialog()).toHaveAttribute("data-stage", "question-2");
});

test("a double press on an option moves one step", async () => {
  const two = { type: "string", enum: ["Yes, please", "No"] };
  ask({ activationDelay: 500 }, formRequest({ one: two, two, three: two }, ["one", "two", "three"]));
  await at("Question 1 of 3");

  await userEvent.dblClick(await screen.findByRole("button", { name: "No" }));

  await at("Question 2 of 3");
  expect(await readyDialog()).toHaveAttribute("data-stage", "question-2");
});

test("a double press on the last question sends nothing", async () => {
  const { onResult } = ask({ activationDelay: 500 });
  await toLastQuestion();

  await userEvent.dblClick(await screen.findByRole("button", { name: "Skip" }));

  await at("Check your answers");
  expect(onResult).not.toHaveBeenCalled();
});

test("Enter with Control or Command in a text box goes on, and Enter alone is a line", async () => {
  ask(
    {},
    formRequest({ why: { type: "string", title: "Why?", maxLength: 400 }, when: { type: "string", title: "When?" } }),
  );
  await at("Question 1 of 2");
  (await screen.findByLabelText("Why?")).focus();

  await userEvent.keyboard("Rain{Enter}Snow");
  await at("Question 1 of 2");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await at("Question 2 of 2");
  await press("Back");

  await at("Question 1 of 2");
  expect(screen.getByLabelText("Why?")).toHaveValue("Rain\nSnow");
  await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
  await at("Question 2 of 2");
});

test("Enter with Control in a text box does nothing under the guard", async () => {
  ask(
    { activationDelay: 600_000 },
    formRequest({ why: { type: "string", title: "Why?", maxLength: 400 }, when: { type: "string" } }),
  );
  const box = await screen.findByLabelText("Why?");
  box.focus();

  await userEvent.keyboard("Rain{Control>}{Enter}{/Control}");

  expect(screen.getByText("Question 1 of 2")).toBeVisible();
  expect(box).toHaveValue("Rain");
});

test("an optional boolean is answered with No by one press, and can be skipped", async () => {
  const bool = { type: "boolean" };
  const { onResult } = renderDialog(
    formRequest({
      one: { ...bool, title: "One?" },
      two: { ...bool, title: "Two?" },
      three: { ...bool, default: true },
    }),
    { layout: steps },
  );
  await at("Question 1 of 3");

  await press("No");
  await at("Question 2 of 3");
  await press("Skip");
  await at("Question 3 of 3");
  expect(screen.getByRole("button", { name: "Yes", pressed: true })).toBeVisible();
  await press("Next");
  await at("Check your answers");
  await press("Send to Weather");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { one: false, three: true } }),
  );
});

test("number keys choose from the title, also beside a property that cannot be answered", async () => {
  const bool = { type: "boolean" };
  ask({}, formRequest({ one: bool, two: bool, other: { type: "object", title: "Other" } }));
  await at("Question 1 of 2");
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();

  await userEvent.keyboard("2");

  await at("Question 2 of 2");
});

test("half a date is neither skipped nor lost, not by Show all and back either", async () => {
  ask();
  await at("Question 1 of 4");
  await person.type("Which place?", "Chur");
  await press("Next");
  await at("Question 2 of 4");
  await userEvent.keyboard("0701");

  await press("Skip");
  expect(await screen.findByText(/Enter the whole date|date/i, { selector: ".elicit-error bdi" })).toBeVisible();
  await press("Show all");
  await at("4 questions");
  await press("One at a time");
  await at("Question 2 of 4");
  screen.getByLabelText<HTMLInputElement>("From which day on?").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}2026");

  expect(screen.getByLabelText("From which day on?")).toHaveValue("2026-07-01");
});

test("the buttons of one step stand where those of the next one do", async () => {
  ask();
  await at("Question 1 of 4");
  await person.type("Which place?", "Chur");
  const decline = async (): Promise<unknown> =>
    (await screen.findByRole("button", { name: "Decline" })).getBoundingClientRect().toJSON();
  await press("Next");
  await at("Question 2 of 4");
  const before = await decline();

  await press("Skip");
  await at("Question 3 of 4");
  await press("Both");
  await at("Question 4 of 4");

  expect(await decline()).toEqual(before);
});

test("lines of the message that are folded are seen before the first question is left", async () => {
  ask({}, { ...form, message: lines });
  await at("Question 1 of 4");
  await person.type("Which place?", "Chur");

  await press("Next");

  expect(await screen.findByText(/Lines that were hidden are shown now/)).toBeVisible();
  await at("Question 1 of 4");
  await press("Next");
  await at("Question 2 of 4");
});

test("a request in the dock keeps its step when it is folded and unfolded", async () => {
  const queue = createElicitationQueue();
  render(<ElicitationHost queue={queue} placement="dock" layout={steps} activationDelay={0} waitForTyping={0} />);
  const result = queue.elicit(form, { server });
  await at("Question 1 of 4");
  await person.type("Which place?", "Chur");
  await press("Next");
  await at("Question 2 of 4");

  await press("Collapse");
  await press("Answer");

  await at("Question 2 of 4");
  expect(screen.getByLabelText("From which day on?")).toHaveFocus();
  await press("Skip");
  await at("Question 3 of 4");
  await press("At 5");
  await at("Question 4 of 4");
  await press("Skip");
  await at("Check your answers");
  await press(`Send to ${server.name}`);
  expect(await result).toEqual({ action: "accept", content: { place: "Chur", when: "At 5" } });
});

test("nothing can be pressed twice while answers are sent", async () => {
  ask({ onAccept: () => new Promise(() => undefined) });
  await toReview();

  await press("Send to Weather");

  await screen.findByText("Sending to Weather");
  expect(document.querySelector(".elicit-steps")).toHaveAttribute("inert");
  expect(document.querySelector(".elicit-body")).toHaveAttribute("inert");
});

test.each([1024, 320])("is accessible and fits at each step at %i pixels", async (width) => {
  await page.viewport(width, 700);
  ask();
  const look = async (): Promise<void> => {
    await expectNoAxeViolations();
    const panel = panelOf(await readyDialog());
    expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  };
  await at("Question 1 of 4");
  await look();
  await person.type("Which place?", "Chur");
  await press("Next");
  await at("Question 2 of 4");
  await look();
  await press("Skip");
  await at("Question 3 of 4");
  await look();
  await press("Both");
  await at("Question 4 of 4");
  await look();
  await press("Skip");
  await at("Check your answers");
  await look();
  await press("Show all");
  await at("4 questions");
  await look();
});

test("on a phone the review sends from the line in which it can be declined", async () => {
  await page.viewport(375, 700);
  ask();
  await toReview();

  const top = (name: string) => screen.getByRole("button", { name }).getBoundingClientRect().top;
  expect(top(`Send to ${server.name}`)).toBe(top("Decline"));
});

test("with text of 200 % on a phone, the buttons of a step are in reach", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => document.documentElement.removeAttribute("style"));
  ask();
  await at("Question 1 of 4");

  const next = screen.getByRole("button", { name: "Next" });

  expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});

test("is accessible in a card", async () => {
  renderCard(form, { layout: steps });
  await screen.findByText("Question 1 of 4");

  await expectNoAxeViolations();
});
