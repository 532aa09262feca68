import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { steps } from "../../src/form/steps.js";
import { type AcceptAttempt, createDraftMemory, type ElicitationDialogProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { hands, person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";

const place = { type: "string", title: "Place" };
const when = { type: "string", title: "When", enum: ["Evening before", "At 5"] };
const below = { type: "number", title: "Below" };
const form = formRequest({ place, when, below }, ["place", "when"]);
const name = { type: "string", title: "Name" };

const ask = (request: unknown = form, props: Partial<ElicitationDialogProps> = {}) =>
  renderDialog(request, { layout: steps, ...props });
const button = (label: string) => screen.findByRole("button", { name: label });
const press = async (label: string) => hands.click(await button(label));
/** The line that says where the person is, once it says so. */
const at = (line: string) =>
  waitFor(() => expect(document.querySelector(".elicit-steps-count")).toHaveTextContent(line));
const shownLabels = () =>
  [...document.querySelectorAll<HTMLElement>("[data-elicitation-field]:not([hidden]) .elicit-label")].map(
    ({ textContent }) => textContent,
  );
const reviewed = () => [...document.querySelectorAll(".elicit-review .elicit-answer")].map((row) => row.textContent);

/** Answers all three questions. */
async function toReview(): Promise<void> {
  await person.type("Place", "Chur");
  await press("Next");
  await at("Question 2 of 3");
  await press("At 5");
  await at("Question 3 of 3");
  await press("Skip");
  await at("Check your answers");
}

describe("one at a time", () => {
  test("questions are asked in order, and nothing is sent before the answers were shown", async () => {
    const { onResult } = ask();
    await at("Question 1 of 3");
    expect(shownLabels()).toEqual(["Place"]);

    await toReview();

    expect(reviewed()).toEqual(["PlaceChurChange Place", "WhenAt 5Change When", "BelowNo answerChange Below"]);
    expect(onResult).not.toHaveBeenCalled();
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { place: "Chur", when: "At 5" } });
  });

  test("a host that passes a name in place of the layout learns what to pass", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const untyped: object = { layout: "steps" };

    expect(() => renderDialog(form, untyped)).toThrow(/`layout` is a text\. Pass the import `steps`/);
  });

  test("it is asked in a card, too", async () => {
    const { onResult } = renderCard(form, { layout: steps });
    const shown = within(await card("Weather asks for information"));

    await userEvent.type(shown.getByLabelText("Place"), "Chur{Enter}");
    await userEvent.click(await shown.findByRole("button", { name: "At 5" }));
    await userEvent.click(await shown.findByRole("button", { name: "Skip" }));
    await userEvent.click(await shown.findByRole("button", { name: "Send to Weather" }));

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { place: "Chur", when: "At 5" } }),
    );
  });

  test("Next checks its own question and no other", async () => {
    ask();
    await at("Question 1 of 3");

    await press("Next");

    expect(await screen.findByText("Enter an answer")).toBeVisible();
    expect(screen.getByLabelText("Place")).toHaveFocus();
    await at("Question 1 of 3");
    await person.type("Place", "Chur");
    await press("Next");
    await at("Question 2 of 3");
    expect(document.querySelector("[data-invalid]")).toBeNull();
  });

  test("an error of Next goes as soon as the answer is right", async () => {
    ask(formRequest({ mail: { type: "string", format: "email", title: "Mail" }, name }));
    await person.type("Mail", "ada");
    await press("Next");
    await waitFor(() => expect(screen.getByLabelText("Mail")).toHaveAttribute("aria-invalid", "true"));

    await person.type("Mail", "ada@example.com");

    await waitFor(() => expect(screen.getByLabelText("Mail")).not.toHaveAttribute("aria-invalid"));
  });

  test("Enter in a text goes on", async () => {
    const { onResult } = ask();
    await person.type("Place", "Chur");

    await userEvent.keyboard("{Enter}");

    await at("Question 2 of 3");
    expect(onResult).not.toHaveBeenCalled();
  });

  test("focus goes to a control that takes text, and otherwise to the question", async () => {
    ask();
    await person.type("Place", "Chur");
    await press("Next");
    await at("Question 2 of 3");
    expect(screen.getByText("When")).toHaveFocus();

    await press("At 5");
    await at("Question 3 of 3");

    expect(screen.getByLabelText("Below")).toHaveFocus();
  });

  test("a number key chooses among the options of the question, wherever focus is", async () => {
    ask();
    await person.type("Place", "Chur");
    await press("Next");
    await at("Question 2 of 3");
    (await button("Decline")).focus();

    await userEvent.keyboard("2");

    await at("Question 3 of 3");
    await press("Back");
    await at("Question 2 of 3");
    expect(await button("At 5")).toHaveAttribute("aria-pressed", "true");
  });

  test("Back keeps answers, marks the one that was chosen, and Next stands beside it again", async () => {
    ask();
    await toReview();

    await press("Back");
    await at("Question 3 of 3");
    await press("Back");
    await at("Question 2 of 3");

    expect(await button("At 5")).toHaveAttribute("aria-pressed", "true");
    expect(await button("Evening before")).toHaveAttribute("aria-pressed", "false");
    expect(await button("Next")).toBeVisible();
    await press("Back");
    expect(screen.getByLabelText("Place")).toHaveValue("Chur");
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  });

  test("an optional question is skipped while it is empty, and goes on once it is not", async () => {
    ask();
    await person.type("Place", "Chur");
    await press("Next");
    await press("At 5");
    await at("Question 3 of 3");
    expect(await button("Skip")).toBeVisible();

    await person.type("Below", "3");

    expect(await button("Next")).toBeVisible();
  });

  test("an answer to an optional question can be taken back", async () => {
    ask(formRequest({ when, name }));
    await at("Question 1 of 2");
    await press("At 5");
    await at("Question 2 of 2");
    await press("Back");
    await at("Question 1 of 2");

    await press("Clear answer When");

    expect(await button("At 5")).toHaveAttribute("aria-pressed", "false");
    await press("Skip");
    await at("Question 2 of 2");
    await press("Skip");
    await at("Check your answers");
    expect(reviewed()).toEqual(["WhenNo answerChange When", "NameNo answerChange Name"]);
  });

  test("Decline leaves at any step", async () => {
    const { onResult } = ask(formRequest({ when, again: { ...when, title: "Again" } }));
    await at("Question 1 of 2");
    await press("At 5");
    await at("Question 2 of 2");

    await person.press("decline");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });
});

describe("the review", () => {
  test("Change leads to a question, and Next from there back", async () => {
    ask();
    await toReview();

    await press("Change Place");
    await at("Question 1 of 3");
    await person.type("Place", "Davos");
    await press("Next");

    await at("Check your answers");
    expect(reviewed()[0]).toBe("PlaceDavosChange Place");
    expect(screen.getByText("Check your answers").closest("[tabindex]")).toHaveFocus();
  });

  test("Start over asks all questions again, from the first one", async () => {
    const drafts = createDraftMemory();
    const { unmount } = ask(form, { drafts });
    await toReview();
    unmount();
    ask(form, { drafts });
    await press("Next");
    await at("Question 2 of 3");
    await press("Next");
    await at("Question 3 of 3");
    await press("Skip");
    await at("Check your answers");

    await press("Start over");

    await at("Question 1 of 3");
    await person.type("Place", "Davos");
    await press("Next");
    await at("Question 2 of 3");
    expect(shownLabels()).toEqual(["When"]);
  });

  test("says answers as they are sent", async () => {
    ask(formRequest({ name, below }), { locale: "de-CH" });
    await at("Question 1 of 2");
    await press("Skip");
    await person.type("Below", "1,50");
    await press("Next");
    await at("Check your answers");

    expect(reviewed()).toEqual(["NameNo answerChange Name", "Below1.5Change Below"]);
  });
});

describe("all at once", () => {
  test("Show all and One at a time keep what was entered, and the place", async () => {
    ask();
    await person.type("Place", "Chur");
    await press("Next");
    await press("At 5");
    await person.type("Below", "3");

    await press("Show all");

    await at("3 questions");
    expect(shownLabels()).toEqual(["Place", "When", "Below"]);
    expect(screen.getByLabelText("Place")).toHaveValue("Chur");
    expect(screen.getByRole("radio", { name: "At 5" })).toBeChecked();
    expect(screen.getByLabelText("Below")).toHaveFocus();
    await person.choose("When", "Evening before");
    await press("One at a time");
    await at("Question 3 of 3");
    expect(screen.getByLabelText("Below")).toHaveValue("3");
    await press("Back");
    await at("Question 2 of 3");
    expect(await button("Evening before")).toHaveAttribute("aria-pressed", "true");
  });

  test("the form is sent from there", async () => {
    const { onResult } = ask();
    await at("Question 1 of 3");
    await press("Show all");
    await person.type("Place", "Chur");
    await person.choose("When", "At 5");

    await person.press("accept");

    await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  });
});

describe("conditions", () => {
  const only = (value: string) => [{ action: "enable", when: { field: "when", operator: "equals", value } } as const];
  const props = { fields: { name: { conditions: only("At 5") } } };

  test("a question that another answer disables is left out, and its count", async () => {
    const { onResult } = ask(formRequest({ when, name, below }, ["when"]), props);
    await at("Question 1 of 2");

    await press("Evening before");

    await at("Question 2 of 2");
    expect(shownLabels()).toEqual(["Below"]);
    await press("Skip");
    await at("Check your answers");
    expect(reviewed()).toHaveLength(2);
    await person.press("accept");
    expect(onResult).toHaveBeenCalledOnce();
  });

  test("a question that a changed answer enables is asked before the review comes back", async () => {
    ask(formRequest({ when, name, below }, ["when"]), props);
    await at("Question 1 of 2");
    await press("Evening before");
    await at("Question 2 of 2");
    await press("Skip");
    await at("Check your answers");

    await press("Change When");
    await at("Question 1 of 2");
    await press("At 5");

    await at("Question 2 of 3");
    expect(shownLabels()).toEqual(["Name"]);
    await press("Skip");
    await at("Check your answers");
  });
});

describe("own words", () => {
  const tone = { title: "Tone", anyOf: [{ type: "string", enum: ["Formal", "Neutral"] }, { type: "string" }] };

  test("are typed beside the options, of which a press then only chooses", async () => {
    const { onResult } = ask(formRequest({ tone, name }, ["tone"]));
    await at("Question 1 of 2");
    await userEvent.click(screen.getByRole("radio", { name: "Something else" }));
    await press("Next");
    expect(await screen.findByText("Enter an answer, or choose another option")).toBeVisible();

    await userEvent.type(screen.getByRole("textbox"), "Dry{Enter}");

    await at("Question 2 of 2");
    await press("Skip");
    await at("Check your answers");
    expect(reviewed()[0]).toBe("ToneDryChange Tone");
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { tone: "Dry" } });
  });
});

describe("refusals", () => {
  const refuse = (fields: Record<string, string>) => {
    const answers = [{ fields }, undefined];
    return vi.fn<(content: unknown, attempt: AcceptAttempt) => Promise<{ fields: Record<string, string> } | undefined>>(
      () => Promise.resolve(answers.shift()),
    );
  };

  test("lead to the first question that was refused, then to the next one, then to the review", async () => {
    const onAccept = refuse({ place: "No such place.", below: "Too cold." });
    const { onResult } = ask(form, { onAccept });
    await toReview();

    await person.press("accept");

    await at("Question 1 of 3");
    expect(await screen.findByText("No such place.")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Place")).toHaveFocus());
    await person.type("Place", "Davos");
    await press("Next");
    await at("Question 3 of 3");
    expect(await screen.findByText("Too cold.")).toBeVisible();
    await person.type("Below", "2");
    await press("Next");
    await at("Check your answers");
    await person.press("accept");
    await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  });

  test("of the whole form are shown at the review", async () => {
    ask(form, { onAccept: () => Promise.resolve({ form: "Not today." }) });
    await toReview();

    await person.press("accept");

    expect(await screen.findByText("Not today.")).toBeVisible();
    await at("Check your answers");
  });

  test("by the host's own check lead to the question", async () => {
    ask(form, { validate: () => ({ when: "Not that one." }) });
    await toReview();

    await person.press("accept");

    await at("Question 2 of 3");
    expect(await screen.findByText("Not that one.")).toBeVisible();
  });
});

describe("a form stays a form", () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`p${index}`, { type: "string" }]));
  test.each<[string, object, Partial<ElicitationDialogProps>]>([
    ["by default", form, { layout: undefined }],
    ["of one question", formRequest({ place }), {}],
    ["of more than ten", formRequest(many), {}],
    ["with what looks like a credential", formRequest({ place, key: { type: "string", title: "API key" } }), {}],
    [
      "with files",
      formRequest({ place, doc: { type: "string", format: "uri", "x-mcp-file": {}, title: "File" } }),
      { policy: { files: true } },
    ],
    ["where the host decides so", form, { layout: () => undefined }],
  ])("%s", async (_why, request, props) => {
    ask(request, props);
    await readyDialog();

    expect(document.querySelector(".elicit-steps")).toBeNull();
    expect(document.querySelector("[data-elicitation-field][hidden]")).toBeNull();
  });

  test("the host decides by request, server and tool", async () => {
    const layout = vi.fn<(request: object, of: object) => typeof steps>(() => steps);
    ask(form, { layout, tool: { name: "frost" } });
    await at("Question 1 of 3");

    expect(layout).toHaveBeenCalledWith(
      expect.objectContaining({ mode: "form" }),
      expect.objectContaining({ tool: { name: "frost" } }),
    );
  });
});
