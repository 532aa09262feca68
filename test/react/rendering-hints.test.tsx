import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { formDefinitions } from "../../src/definitions/index.js";
import type { ElicitationDialogProps } from "../../src/index.js";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { type RenderedDialog, renderDialog } from "../support/render-dialog.js";

type Hints = NonNullable<NonNullable<ElicitationDialogProps["fields"]>[string]["rendering"]>;

/** Asks for one property, called `answer`, as a host would have it shown. */
function ask(property: object, rendering: Hints, props: Partial<ElicitationDialogProps> = {}): RenderedDialog {
  const { required = false, ...schema } = { required: undefined, ...property };
  // Beside another field, because a lone boolean is a question, whatever its hints.
  const beside = "type" in schema && schema.type === "boolean" ? { other: { type: "string", title: "Other" } } : {};
  const request = formRequest({ answer: { title: "Answer", ...schema }, ...beside }, required ? ["answer"] : []);
  return renderDialog(request, { fields: { answer: { rendering } }, ...props });
}

const sent = (content: object): object => ({ action: "accept", content });
const cities = ["Aachen", "Bergen", "Cádiz", "Dublin", "Espoo", "Faro", "Gdańsk", "Haarlem"];
const level = { type: "integer", minimum: 0, maximum: 10 };
const days = { type: "array", items: { type: "string", enum: ["Monday", "Friday"] } };

describe("texts", () => {
  test("a placeholder stands beside a label, and a help text after the server's own", async () => {
    ask({ type: "string", description: "As in your passport" }, { placeholder: "Ada", helpText: "Leave out titles" });

    const box = await control("Answer");
    expect(box).toHaveAttribute("placeholder", "Ada");
    expect(descriptionOf(box)).toMatch(/As in your passport\s+Leave out titles/);
  });

  test.each([
    ["the keyboard of a format", { type: "string", format: "email" }, {}, "email"],
    ["the keyboard that is wanted", { type: "string" }, { inputType: "tel" }, "tel"],
    [
      "the keyboard that is wanted, where a format has another",
      { type: "string", format: "uri" },
      { inputType: "text" },
      "text",
    ],
  ] as const)("a text has %s, and stays a text box", async (_what, property, hints, keyboard) => {
    ask(property, hints);

    const box = await control("Answer");
    expect(box).toHaveAttribute("inputmode", keyboard);
    expect(box).toHaveAttribute("type", "text");
  });

  test("a time has a picker, and number is only a keyboard", async () => {
    const { unmount } = ask({ type: "string", format: "time" }, { inputType: "time" });
    expect(await control("Answer")).toHaveAttribute("type", "time");
    unmount();

    ask({ type: "string" }, { inputType: "number" });
    expect(await control("Answer")).toHaveAttribute("type", "text");
    expect(await control("Answer")).toHaveAttribute("inputmode", "decimal");
  });

  test("what a hint adds is read out after what is shown", async () => {
    ask({ type: "string", description: "Yours" }, { ariaLabel: "in capitals", ariaDescribedBy: "As on the card" });

    const box = await screen.findByRole("textbox", { name: "Answer in capitals" });
    expect(descriptionOf(box)).toMatch(/Yours.*As on the card/s);
  });

  test("an answer that is left is checked, and then while it is corrected; an empty field is not", async () => {
    ask({ type: "string", minLength: 3, required: true }, { validationTrigger: "blur" });
    const box = await control("Answer");

    await userEvent.click(box);
    await userEvent.tab();
    // The button that checks and sends stands beside the box.
    await userEvent.tab();
    expect(box).not.toHaveAttribute("aria-invalid");

    await userEvent.type(box, "ab");
    expect(box).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveAttribute("aria-invalid", "true"));

    await userEvent.type(box, "c");
    await waitFor(() => expect(box).not.toHaveAttribute("aria-invalid"));
  });

  test("a day is shown in the pattern of a hint beside its picker", async () => {
    ask({ type: "string", format: "date" }, { displayFormat: "D. MMMM YYYY" }, { locale: "de" });

    await person.enterDate("Answer", "2026-03-09");

    expect(descriptionOf(await control("Answer"))).toContain("9. März 2026");
  });

  test("rows make a text one of several lines", async () => {
    ask({ type: "string" }, { rows: 6 });

    expect(await control("Answer")).toHaveAttribute("rows", "6");
  });

  test("what browsers may fill in is the hint's, unless the host says so of the field", async () => {
    ask({ type: "string" }, { autoComplete: "given-name" });

    expect(await control("Answer")).toHaveAttribute("autocomplete", "given-name");
  });
});

describe("a number", () => {
  test.each([
    ["from what was typed", "2.1", "{ArrowUp}", 2.2],
    ["down", "2.1", "{ArrowDown}{ArrowDown}", 1.9],
    ["from nothing", "", "{ArrowUp}", 0.1],
    ["not past a limit", "9.95", "{ArrowUp}{ArrowUp}", 10],
    ["not from what is no number", "2.1x", "{ArrowUp}", undefined],
  ])("goes by its step with the arrow keys: %s", async (_what, typed, keys, answer) => {
    const { onResult } = ask({ type: "number", minimum: 0, maximum: 10 }, { step: 0.1 });
    const box = await control("Answer");
    await userEvent.type(box, `${typed}${keys}`);

    await person.press("accept");

    expect(onResult.mock.calls).toEqual(answer === undefined ? [] : [[sent({ answer })]]);
  });

  test("does not go by its step while an arrow key chooses among the candidates of an input method", async () => {
    ask({ type: "number" }, { step: 1 });
    const box = await control("Answer");
    await userEvent.type(box, "２");

    fireEvent.keyDown(box, { key: "ArrowUp", isComposing: true });

    expect(box).toHaveValue("２");
  });

  test("has a slider in step with its text box, in the person's own decimals", async () => {
    const { onResult } = ask({ type: "number", minimum: 0, maximum: 1 }, { displayStyle: "slider" }, { locale: "de" });
    await readyDialog();
    const slider = screen.getByRole("slider", { name: "Slide to set Answer" });
    const box = screen.getByRole("textbox", { name: "Answer" });

    await userEvent.type(box, "0,25");
    expect(slider).toHaveValue("0.25");
    slideTo(slider, 0.5);

    expect(box).toHaveValue("0,5");
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ answer: 0.5 }));
  });

  test("that has no answer yet has none by its slider either, and says so", async () => {
    const { onResult } = ask(level, { displayStyle: "slider" });
    await readyDialog();

    expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "No answer");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({}));
  });

  test("is answered by a press on its slider where it stands", async () => {
    const { onResult } = ask(level, { displayStyle: "slider" });
    await readyDialog();

    await userEvent.click(screen.getByRole("slider"));
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ answer: 0 }));
  });

  test.each([
    ["without bounds", { type: "number" }],
    ["between one value and itself", { type: "number", minimum: 1, maximum: 1 }],
    ["without a choice of multiples", { type: "number", minimum: 1, maximum: 9, multipleOf: 5 }],
  ])("has no slider %s", async (_what, property) => {
    ask(property, { displayStyle: "slider" });

    await control("Answer");
    expect(screen.queryByRole("slider")).toBeNull();
  });
});

describe("a boolean", () => {
  test("is a switch that answers as a checkbox does", async () => {
    const { onResult } = ask({ type: "boolean" }, { displayStyle: "toggle" });
    await readyDialog();

    await userEvent.click(screen.getByRole("switch", { name: "Answer" }));
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ answer: true }));
  });

  test("is a question whose answer can be taken back", async () => {
    const { onResult } = ask({ type: "boolean", default: true }, { displayStyle: "radio" });

    await person.clear("Answer");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({}));
  });

  test("that is required stays a question: nobody answers for the person by a switch that stands somewhere", async () => {
    ask({ type: "boolean", required: true }, { displayStyle: "toggle" });

    const group = within(await control("Answer"));
    expect(group.getAllByRole("radio")).toHaveLength(2);
  });
});

describe("a choice", () => {
  test.each(["radio", "segmented"] as const)("of many options is radio buttons as %s", async (displayStyle) => {
    const { onResult } = ask({ type: "string", enum: cities }, { displayStyle });

    await person.choose("Answer", "Faro");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ answer: "Faro" }));
  });

  test("of few options is a list as a dropdown", async () => {
    ask({ type: "string", enum: ["Yes", "Maybe"] }, { displayStyle: "dropdown" });

    expect(await screen.findByRole("combobox", { name: "Answer" })).toBeVisible();
  });

  test("of few options has a filter where that is wanted", async () => {
    ask({ type: "string", enum: cities }, { searchable: true });

    expect(within(await control("Answer")).getByRole("textbox", { name: "Filter Answer" })).toBeVisible();
  });

  test("is folded where it is a dropdown to be searched, and says what is chosen", async () => {
    ask({ type: "string", enum: cities, default: "Faro" }, { searchable: true, displayStyle: "dropdown" });

    const group = await control("Answer");
    expect(group.querySelector("summary")).toHaveTextContent("Faro");
    expect(within(group).getByRole("radio", { name: "Bergen" })).not.toBeVisible();
  });
});

describe("a list of options", () => {
  test.each(["chips", "dropdown"] as const)("is checkboxes as %s", async (displayStyle) => {
    const { onResult } = ask(days, { displayStyle });
    await control("Answer");

    await person.check("Answer", "Friday");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ answer: ["Friday"] }));
  });

  test("says in its fold what is chosen, and at its fold what is wrong", async () => {
    ask({ ...days, default: ["Monday", "Friday"], maxItems: 1 }, { displayStyle: "dropdown" });

    await person.press("accept");

    const fold = (await control("Answer")).querySelector("summary");
    expect(fold).toHaveTextContent("Monday and Friday");
    expect(fold).toHaveFocus();
  });
});

describe("a read-only field", () => {
  test.each([
    ["a text", { type: "string", default: "weather-4711" }, "weather-4711"],
    ["an option", { type: "string", oneOf: [{ const: "c", title: "Celsius" }], default: "c" }, "Celsius"],
    ["options", { ...days, default: ["Monday", "Friday"] }, "Monday and Friday"],
    ["a boolean", { type: "boolean", default: true }, "Yes"],
    ["a day", { type: "string", format: "date", default: "2026-12-01" }, "December 1, 2026"],
  ])("shows %s in words, and sends it", async (_what, property, words) => {
    const { onResult } = ask({ ...property, required: true }, { readOnly: true }, { locale: "en-US" });

    const box = await control("Answer");
    expect(box).toHaveValue(words);
    expect(box).toHaveAttribute("readonly");
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ answer: property.default }));
  });

  test.each([
    ["that is required and has no answer", { type: "string", required: true }],
    ["whose answer the server would refuse", { type: "string", default: "ab", minLength: 3 }],
  ])("%s can be answered", async (_what, property) => {
    const { onResult } = ask(property, { readOnly: true });
    await person.press("accept");

    await person.type("Answer", "Ada");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ answer: "Ada" }));
  });
});

test("a hidden field is neither shown nor sent; a required one is both", async () => {
  const property = { type: "string", default: "x" };
  const request = formRequest({ a: { ...property, title: "A" }, b: { ...property, title: "B" } }, ["b"]);
  const { onResult } = renderDialog(request, {
    fields: { a: { rendering: { hidden: true } }, b: { rendering: { hidden: true } } },
  });

  await control("B");
  expect(screen.queryByLabelText("A")).toBeNull();
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ b: "x" }));
});

describe("an address that can be tried", () => {
  const site = { type: "string", format: "uri" };

  test("is opened once the person has seen where it leads, and answers nothing", async () => {
    const open = vi.fn<(href: string) => boolean>().mockReturnValue(true);
    const { onResult } = ask(site, { testButton: true }, { url: { open } });
    await person.type("Answer", "https://status.weather.example/now");

    await userEvent.click(screen.getByText("Try this address"));
    expect(open).not.toHaveBeenCalled();
    await person.pressButton("Open page");

    expect(open).toHaveBeenCalledExactlyOnceWith("https://status.weather.example/now");
    expect(onResult).not.toHaveBeenCalled();
  });

  test.each(["not an address", "http://weather.example/", "javascript:alert(1)"])("is not %j", async (address) => {
    ask(site, { testButton: true });

    await person.type("Answer", address);

    expect(screen.queryByText("Try this address")).toBeNull();
  });

  test.each<[string, NonNullable<ElicitationDialogProps["policy"]>]>([
    ["that the host refuses as an answer", { urls: { blockPrivateAddresses: true } }],
    ["where the host opens no pages", { opensPages: false }],
  ])("is none %s", async (_why, policy) => {
    ask(site, { testButton: true }, { policy });

    await person.type("Answer", "https://192.168.0.1/");

    expect(screen.queryByText("Try this address")).toBeNull();
  });
});

test("hints that its kind does not have change nothing, whatever the server makes of the property", async () => {
  ask({ type: "string" }, { displayStyle: "slider", step: 2 });

  expect(await control("Answer")).toHaveRole("textbox");
});

test("a form definition is a form where the host takes definitions, with the hints that it gives", async () => {
  const { onResult } = renderDialog(
    {
      message: "Please answer",
      formDefinition: {
        id: "alerts",
        title: "Alerts",
        fields: [
          {
            id: "level",
            type: "number",
            label: "Level",
            validation: { minimum: 0, maximum: 9 },
            rendering: { displayStyle: "slider" },
          },
          { id: "sound", type: "boolean", label: "Sound", default: true, rendering: { displayStyle: "toggle" } },
        ],
      },
    },
    { definitions: formDefinitions },
  );
  await readyDialog();

  slideTo(screen.getByRole("slider", { name: "Slide to set Level" }), 3);
  await userEvent.click(screen.getByRole("switch", { name: "Sound" }));
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith(sent({ level: 3, sound: false }));
});

/** As a pointer does: user-event has no way to drag in jsdom. */
function slideTo(slider: HTMLElement, value: number): void {
  fireEvent.change(slider, { target: { value } });
}
