import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { ControlProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";

const overwrite = { type: "boolean", title: "Overwrite" };
const tone = { type: "string", title: "Tone", enum: ["Formal", "Friendly", "Neutral"] };
const cities = Array.from({ length: 10 }, (_, index) => `City ${index + 1}`);

/** The name of the button that accepts. */
async function acceptName(): Promise<string | null> {
  return (await readyDialog()).querySelector('[data-action="accept"]')?.textContent ?? null;
}

describe("the title", () => {
  test.each([
    ["asks a question", "a yes or no", formRequest({ overwrite })],
    ["asks a question", "one of a few options", formRequest({ tone })],
    ["asks you to confirm", "nothing", formRequest({})],
    ["asks you to confirm", "a box that has to be ticked", formRequest({ ok: { const: true, title: "I agree" } })],
    ["asks for information", "several fields", formRequest({ overwrite, tone })],
    ["asks for information", "one of many options", formRequest({ city: { type: "string", enum: cities } })],
  ])("%s where the form asks for %s", async (title, _what, request) => {
    renderDialog(request);

    expect(await readyDialog()).toHaveAccessibleName(`Weather ${title}`);
  });

  test("of a card asks a question, too", async () => {
    renderCard(formRequest({ overwrite }));

    expect(await card("Weather asks a question")).toBeInTheDocument();
  });
});

describe("the label", () => {
  const labelShown = (name: string) =>
    screen.getAllByText(name).some((one) => one.matches(".elicit-label:not([hidden])"));
  const asking = (message: string) => ({ ...formRequest({ overwrite }), message });

  test("is only the name of the group where the message says it", async () => {
    renderDialog(asking("The file exists. Overwrite it?"));

    expect(await screen.findByRole("radiogroup", { name: "Overwrite" })).toBeInTheDocument();
    expect(labelShown("Overwrite")).toBe(false);
  });

  test.each(["May I go on?", "May I be overwriter?"])("is shown where the message does not: %s", async (message) => {
    renderDialog(asking(message));
    await readyDialog();

    expect(labelShown("Overwrite")).toBe(true);
  });
});

describe("the button", () => {
  test("sends from the start, and explains that there is no answer yet", async () => {
    const { onResult } = renderDialog(formRequest({ tone }, ["tone"]));
    expect(await acceptName()).toBe("Send to Weather");

    await person.press("accept");

    expect(screen.getByRole("radiogroup", { name: "Tone" })).toHaveAccessibleDescription(/Choose an option/);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("says what it sends once something is chosen", async () => {
    const { onResult } = renderDialog(formRequest({ overwrite }, ["overwrite"]));

    await person.answer("Overwrite", false);

    expect(onResult).not.toHaveBeenCalled();
    expect(await acceptName()).toBe("Send “No” to Weather");
    await person.pressButton("Send “No” to Weather");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { overwrite: false } });
  });

  test.each([
    ["Yes", formRequest({ overwrite: { ...overwrite, default: true } })],
    ["Neutral", formRequest({ tone: { ...tone, default: "Neutral" } })],
  ])("says which default it sends: %s", async (answer, request) => {
    renderDialog(request);

    expect(await acceptName()).toBe(`Send “${answer}” to Weather`);
  });

  test("cuts a long answer off", async () => {
    renderDialog(formRequest({ tone: { ...tone, default: "x".repeat(200), enum: ["x".repeat(200), "y"] } }));

    expect(await acceptName()).toMatch(/^Send “x{5,40}…” to Weather$/);
  });

  test("says so again when the answer is taken back", async () => {
    renderDialog(formRequest({ tone }));
    await person.choose("Tone", "Formal");

    await person.clear("Tone");

    expect(await acceptName()).toBe("Send to Weather");
  });

  test.each([
    ["dialog", () => renderDialog(formRequest({ overwrite })), readyDialog],
    ["card", () => renderCard(formRequest({ overwrite })), () => card("Weather asks a question")],
  ])("is guarded anew for each answer, in a %s", async (_place, show, surface) => {
    show();
    expect(await surface()).toHaveAttribute("data-stage", "open");

    await userEvent.click(within(await surface()).getByRole("radio", { name: "Yes" }));

    await waitFor(async () => expect(await surface()).toHaveAttribute("data-stage", "chosen"));
  });
});

test("descriptions stand in the rows and describe their options", async () => {
  renderDialog(
    formRequest({
      tone: {
        type: "string",
        title: "Tone",
        oneOf: [
          { const: "f", title: "Formal", description: "As in a letter" },
          { const: "n", title: "Neutral" },
        ],
      },
    }),
  );

  const formal = await screen.findByRole("radio", { name: "Formal" });
  expect(formal).toHaveAccessibleDescription("As in a letter");
  expect(formal.closest("label")).toHaveTextContent("FormalAs in a letter");
});

test.each([
  ["a hint for another look", { fields: { tone: { rendering: { displayStyle: "dropdown" } } } }],
  ["a control of the host's", { components: { choice: ({ inputProps }: ControlProps) => <input {...inputProps} /> } }],
] as const)("%s is followed", async (_what, props) => {
  renderDialog(formRequest({ tone }), props);

  expect(await readyDialog()).toHaveAccessibleName("Weather asks for information");
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

describe("a text of one line", () => {
  const branch = { type: "string", title: "Branch", maxLength: 60 };
  const field = async () => (await screen.findByRole("textbox")).closest("[data-elicitation-field]");

  test("has its button beside it, and Enter sends", async () => {
    const { onResult } = renderDialog(formRequest({ branch }, ["branch"]));
    expect(await readyDialog()).toHaveAccessibleName("Weather asks a question");
    expect(await field()).toContainElement(screen.getByRole("button", { name: "Send to Weather" }));
    expect(screen.getByText("Send")).toBeVisible();

    await userEvent.type(screen.getByRole("textbox", { name: "Branch" }), "frost{Enter}");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { branch: "frost" } }),
    );
  });

  test("is sent as typed, also where it is the word for a question that is left", async () => {
    const { onResult } = renderDialog(formRequest({ branch }));

    await person.type("Branch", "skipped");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { branch: "skipped" } });
  });

  test("may be a number", async () => {
    const { onResult } = renderDialog(formRequest({ count: { type: "integer", title: "Count" } }));

    await userEvent.type(await screen.findByRole("textbox", { name: "Count" }), "3{Enter}");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { count: 3 } }));
  });

  test("shows what is wrong with it", async () => {
    renderDialog(formRequest({ branch }, ["branch"]));

    await person.press("accept");

    expect(await screen.findByRole("textbox", { name: "Branch" })).toHaveAccessibleDescription(
      /Error: Enter an answer/,
    );
    expect(screen.getByRole("textbox")).toHaveFocus();
  });

  test.each([
    ["may be long", { ...branch, maxLength: 101 }, {}],
    ["takes lines", branch, { fields: { branch: { rendering: { rows: 4 } } } }],
  ] as const)("is a form like any other if it %s", async (_why, property, props) => {
    renderDialog(formRequest({ branch: property }), props);

    expect(await readyDialog()).toHaveAccessibleName("Weather asks for information");
    expect(await field()).not.toContainElement(screen.getByRole("button", { name: "Send to Weather" }));
  });

  test("that seems to be a credential is a form like any other", async () => {
    renderDialog(formRequest({ token: { type: "string", title: "API token" } }));

    expect(await readyDialog()).toHaveAccessibleName("Weather asks for information");
  });
});
