import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { createDraftMemory } from "../../src/index.js";
import marked from "../requests/agents/acp-questions-marked.json" with { type: "json" };
import questions from "../requests/agents/acp-questions.json" with { type: "json" };
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { answerElicitation } from "../../src/testing/index.js";

const tone = { title: "Tone", anyOf: [{ enum: ["Plain", "Formal"] }, { type: "string", maxLength: 20 }] };
const sections = {
  type: "array",
  title: "Sections",
  items: { anyOf: [{ const: "s", title: "Summary" }, { const: "f", title: "Figures" }, { type: "string" }] },
};
const name = { type: "string", title: "Name" };

const line = (label: string) => screen.findByRole("textbox", { name: `Something else, ${label}` });
const other = (role: "radio" | "checkbox") => screen.findByRole(role, { name: "Something else" });
const accepted = (content: object): object => ({ action: "accept", content });

describe("one answer in own words", () => {
  test("is entered on a line that the last row opens, and sent as it was typed", async () => {
    const { onResult } = renderDialog(formRequest({ tone, name }));
    expect(await control("Tone")).toHaveTextContent("PlainFormalSomething else");
    await userEvent.click(await other("radio"));
    expect(await line("Tone")).toHaveFocus();

    await userEvent.keyboard("Like a letter");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ tone: "Like a letter" }));
  });

  test.each([" formal", "FORMAL", "For mal"])("is an option where it is one: %s", async (typed) => {
    const { onResult } = renderDialog(formRequest({ tone, name }));
    await userEvent.click(await other("radio"));
    await userEvent.keyboard(typed);
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ tone: "Formal" }));
  });

  test("is not sent where an option is chosen after all, and is still there", async () => {
    const { onResult } = renderDialog(formRequest({ tone, name }));
    await userEvent.click(await other("radio"));
    await userEvent.keyboard("Like a letter");
    await person.choose("Tone", "Plain");
    expect(screen.queryByRole("textbox", { name: /^Something else/ })).toBeNull();

    await userEvent.click(await other("radio"));
    expect(await line("Tone")).toHaveValue("Like a letter");
    await person.choose("Tone", "Plain");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ tone: "Plain" }));
  });

  test("takes focus back into its line when its row is pressed again", async () => {
    renderDialog(formRequest({ tone, name }));
    await userEvent.click(await other("radio"));
    await userEvent.click(await control("Name"));

    await userEvent.click(await other("radio"));

    expect(await line("Tone")).toHaveFocus();
  });

  test("leaves focus in the rows where an arrow key has chosen it", async () => {
    renderDialog(formRequest({ tone, name }));
    await userEvent.click(await screen.findByRole("radio", { name: "Formal" }));
    await userEvent.keyboard("{ArrowDown}");
    expect(await other("radio")).toHaveFocus();

    await userEvent.tab();

    expect(await line("Tone")).toHaveFocus();
  });

  test("is asked for at its line where that is empty, and no longer where another option is chosen", async () => {
    renderDialog(formRequest({ tone, name }));
    await userEvent.click(await other("radio"));
    await person.press("accept");

    const box = await line("Tone");
    expect(box).toBeInvalid();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Enter an answer, or choose another option/);
    await person.choose("Tone", "Plain");
    expect(screen.queryByText("Enter an answer, or choose another option")).toBeNull();
  });

  test("keeps within the limits that stand below the line", async () => {
    const { onResult } = renderDialog(formRequest({ tone, name }));
    await userEvent.click(await other("radio"));
    expect(await line("Tone")).toHaveAccessibleDescription("Up to 20 characters");
    await userEvent.keyboard("Longer than twenty characters");
    await person.press("accept");

    expect(await line("Tone")).toHaveAccessibleDescription(/Must be 20 characters or fewer/);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("may be the default, which is sent as it came", async () => {
    const { onResult } = renderDialog(formRequest({ tone: { ...tone, default: "formal" }, name }));
    expect(await line("Tone")).toHaveValue("formal");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ tone: "formal" }));
  });

  test("may be what a script of the page has entered", async () => {
    const { onResult } = renderDialog(formRequest({ tone, name }));
    await userEvent.click(await other("radio"));
    Object.assign(await line("Tone"), { value: "Filled in" });
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ tone: "Filled in" }));
  });

  test("has a row of another name where the server has an option of that name", async () => {
    renderDialog(formRequest({ tone: { title: "Tone", anyOf: [{ enum: ["Plain", "Something else"] }, {}] }, name }));

    expect(await screen.findByRole("radio", { name: "Another answer" })).toBeVisible();
  });

  test("is asked before it is lost by declining", async () => {
    const { onResult } = renderDialog(formRequest({ tone, name }));
    await userEvent.click(await other("radio"));
    await userEvent.keyboard("Like a letter");
    await person.press("decline");

    expect(onResult).not.toHaveBeenCalled();
    expect(await screen.findByRole("button", { name: "Decline anyway" })).toBeVisible();
  });

  test("is possible beside many options, whatever is looked for", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Zone ${index}`);
    const { onResult } = renderDialog(
      formRequest({ zone: { title: "Zone", anyOf: [{ enum: names }, { type: "string" }] } }),
    );
    await userEvent.type(await screen.findByRole("textbox", { name: "Filter Zone" }), "Mars");
    await userEvent.click(await other("radio"));
    await userEvent.keyboard("Mars");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ zone: "Mars" }));
  });

  test("is possible where it is all that is asked, in two presses", async () => {
    const { onResult } = renderDialog(formRequest({ tone }), { quickAnswers: true });
    await userEvent.click(await other("radio"));
    await userEvent.keyboard("Like a letter");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ tone: "Like a letter" }));
  });
});

describe("several answers", () => {
  test("may have one in own words, which comes last", async () => {
    const { onResult } = renderDialog(formRequest({ sections }));
    await userEvent.click(await other("checkbox"));
    await userEvent.keyboard("Open questions");
    await person.check("Sections", "Figures");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ sections: ["f", "Open questions"] }));
  });

  test("have an option once, although it was typed, too", async () => {
    const { onResult } = renderDialog(formRequest({ sections }));
    await userEvent.click(await other("checkbox"));
    await userEvent.keyboard("figures");
    await person.check("Sections", "Figures");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ sections: ["f"] }));
  });

  test("count it towards their limits, and say so above the options", async () => {
    renderDialog(formRequest({ sections: { ...sections, maxItems: 1 } }));
    await userEvent.click(await other("checkbox"));
    await userEvent.keyboard("Open questions");
    await person.check("Sections", "Figures");
    await person.press("accept");

    expect(await line("Sections")).toBeValid();
    expect(await control("Sections")).toHaveAccessibleDescription(/Choose 1 or fewer/);
  });
});

describe("questions of an agent, which asks for own words in a property of their own", () => {
  test.each([
    ["by their names", questions.params],
    ["by their markers", marked.params],
  ])("are two, not four, %s", async (_what, params) => {
    renderDialog(params);
    const groups = (await readyDialog()).querySelectorAll("[data-elicitation-field]");

    expect(Array.from(groups, (group) => group.getAttribute("data-kind"))).toEqual(["choice", "choices"]);
  });

  test("send own words in that property", async () => {
    const { onResult } = renderDialog(questions.params);
    await readyDialog();
    const content = { question_0_custom: "In memory", question_1: ["PDF"], question_1_custom: "EPUB" };

    await answerElicitation(userEvent, questions.params, [content]);

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted(content));
  });

  test("say at the line what the property is for, and what is wrong with its answer", async () => {
    const params = structuredClone(questions.params);
    Object.assign(params.requestedSchema.properties.question_0_custom, { maxLength: 3 });
    const { onResult } = renderDialog(params);
    const group = within(await control("Storage"));
    await userEvent.click(group.getByRole("radio", { name: "Something else" }));
    expect(await line("Storage")).toHaveAccessibleDescription("Your own words, or a note. Up to 3 characters");

    await userEvent.keyboard("In memory");
    await person.press("accept");
    expect(await line("Storage")).toHaveAccessibleDescription(/Must be 3 characters or fewer/);
    expect(onResult).not.toHaveBeenCalled();
    await userEvent.clear(await line("Storage"));
    await userEvent.keyboard("RAM");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted({ question_0_custom: "RAM" }));
  });

  test("stay apart where the host has a control of its own for one of them", async () => {
    renderDialog(questions.params, {
      fields: { question_0: { component: ({ inputProps }) => <input {...inputProps} /> } },
    });
    await readyDialog();

    expect(screen.getByRole("textbox", { name: "Other (question_0_custom)" })).toBeVisible();
    expect(screen.getAllByRole("checkbox", { name: "Something else" })).toHaveLength(1);
  });

  test("stay apart where one asks for a credential, which is then not kept", async () => {
    sessionStorage.clear();
    const how = { title: "How?", enum: ["SSO", "None"] };
    const { unmount } = renderDialog(
      formRequest({ question_0: how, question_0_custom: { type: "string", title: "API key" } }),
      { policy: { sensitive: "allow" }, drafts: createDraftMemory(sessionStorage) },
    );
    await person.choose("How?", "SSO");
    await person.type("API key", "hunter2");

    await act(async () => unmount());

    expect(sessionStorage.getItem("react-elicitation:drafts")).toContain("SSO");
    expect(sessionStorage.getItem("react-elicitation:drafts")).not.toContain("hunter2");
  });

  test.each([
    ["other names", { pick: { enum: ["a", "b"] }, pick_custom: { type: "string" } }],
    [
      "a required question",
      { question_0: { enum: ["a", "b"] }, question_0_custom: { type: "string" } },
      ["question_0"],
    ],
    ["no options", { question_0: { type: "integer" }, question_0_custom: { type: "string" } }],
    ["a default of its own", { question_0: { enum: ["a", "b"] }, question_0_custom: { type: "string", default: "x" } }],
  ])("stay apart with %s", async (_what, properties, required: readonly string[] = []) => {
    renderDialog(formRequest(properties, required));
    const fields = (await readyDialog()).querySelectorAll("[data-elicitation-field]");

    expect(fields).toHaveLength(2);
  });
});

test("a card takes own words, too", async () => {
  const { onResult } = renderCard(formRequest({ tone, name }));
  await card("Weather asks for information");
  await userEvent.click(await other("radio"));
  await userEvent.keyboard("Like a letter{Enter}");

  await expect.poll(() => onResult.mock.calls).toEqual([[accepted({ tone: "Like a letter" })]]);
});
