import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";

const languages = ["Afrikaans", "Algerian Arabic", "Ångika", "English", "German", "Nigerian Pidgin", "Romansh"];
const names = [...languages, "Swiss German", ...Array.from({ length: 32 }, (_, index) => `Tongue ${index + 1}`)];
const zones = Array.from({ length: 40 }, (_, index) => `Zone ${index + 1}`);

const several = (rules: object = {}) =>
  formRequest({ languages: { type: "array", title: "Languages", items: { type: "string", enum: names }, ...rules } });
const one = (rules: object = {}) =>
  formRequest({ zone: { type: "string", title: "Zone", enum: zones, ...rules } }, ["zone"]);

const filter = (label: string) => screen.findByRole("textbox", { name: `Filter ${label}` });
const chosen = () => within(screen.getByRole("list", { name: "Chosen" })).getAllByRole("button");
const rows = () => Array.from(document.querySelectorAll("label:has(.elicit-choice)"), (row) => row.textContent);
const expectCount = async (text: string) =>
  expect((await screen.findByText(text)).closest("[role=status]")).toBeVisible();
/** All rows are there. */
const whole = () => waitFor(() => expect(rows()).toHaveLength(40));

describe("a filter stands above", () => {
  test.each([
    ["eight options for several", 8, "array"],
    ["sixteen options for one", 16, "string"],
  ])("%s", async (_what, count, type) => {
    const options = { type: "string", enum: zones.slice(0, count) };
    renderDialog(formRequest({ zone: { title: "Zone", ...(type === "array" ? { type, items: options } : options) } }));

    expect(await filter("Zone")).toBeVisible();
  });

  test.each([
    ["seven options for several", { type: "array", items: { type: "string", enum: zones.slice(0, 7) } }],
    ["fifteen options for one", { type: "string", enum: zones.slice(0, 15) }],
    [
      "fifteen options with descriptions for one",
      { oneOf: zones.slice(0, 15).map((zone) => ({ const: zone, description: "Far away" })) },
    ],
  ])("not %s", async (_what, zone) => {
    renderDialog(formRequest({ zone: { title: "Zone", ...zone } }));
    await readyDialog();

    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("options with descriptions as soon as there are sixteen", async () => {
    const described = zones.slice(0, 16).map((zone) => ({ const: zone, description: `The ${zone}` }));
    renderDialog(formRequest({ zone: { title: "Zone", oneOf: described } }));

    expect(await screen.findByRole("radio", { name: "Zone 3" })).toHaveAccessibleDescription("The Zone 3");
  });
});

test("options with descriptions are rows, because a list of the browser's has no room for them", async () => {
  const described = zones.slice(0, 15).map((zone) => ({ const: zone, description: `The ${zone}` }));
  renderDialog(formRequest({ zone: { title: "Zone", oneOf: described } }));

  expect(await screen.findByRole("radio", { name: "Zone 15" })).toHaveAccessibleDescription("The Zone 15");
});

describe("the filter", () => {
  test.each([
    ["case", "GERMAN", ["German", "Swiss German"]],
    ["accents", "angika", ["Ångika"]],
    ["blanks around it", " roman ", ["Romansh"]],
    ["what is before it", "ger", ["Algerian Arabic", "German", "Nigerian Pidgin", "Swiss German"]],
  ])("finds options whatever %s", async (_what, words, expected) => {
    renderDialog(several());
    await userEvent.type(await filter("Languages"), words);

    expect(rows()).toEqual(expected);
  });

  test("marks what it has found", async () => {
    renderDialog(several());
    await userEvent.type(await filter("Languages"), "ang");

    expect(document.querySelector("mark")).toHaveTextContent("Ång");
  });

  test("says how many it has found", async () => {
    renderDialog(several({ default: ["English"] }));
    await userEvent.type(await filter("Languages"), "ger");

    await expectCount("1 chosen. 4 of 40 options");
  });

  test("sends nothing by Enter", async () => {
    const { onResult } = renderDialog(several());
    await userEvent.type(await filter("Languages"), "ger{Enter}");

    expect(onResult).not.toHaveBeenCalled();
  });

  test("says that it has found nothing, and can be cleared", async () => {
    renderDialog(several());
    await userEvent.type(await filter("Languages"), "klingon");
    expect(screen.getByText("klingon").parentElement).toHaveTextContent("No option has “klingon” in it.");

    await userEvent.click(screen.getByRole("button", { name: "Clear the filter" }));

    expect(await filter("Languages")).toHaveFocus();
    await whole();
  });

  test("leaves what is chosen of one in sight, first", async () => {
    renderDialog(one({ default: "Zone 30" }));
    await userEvent.type(await filter("Zone"), "zone 2{ArrowDown}");

    expect(rows().slice(0, 3)).toEqual(["Zone 30", "Zone 2", "Zone 20"]);
  });

  test("keeps focus while an arrow key chooses among the candidates of an input method", async () => {
    renderDialog(several());
    await userEvent.click(await filter("Languages"));

    fireEvent.keyDown(await filter("Languages"), { key: "ArrowDown", isComposing: true });

    expect(await filter("Languages")).toHaveFocus();
  });

  test("keeps its words in a card while Escape ends what an input method composes", async () => {
    renderCard(several());
    await userEvent.type(await filter("Languages"), "ger");

    fireEvent.keyDown(await filter("Languages"), { key: "Escape", isComposing: true });

    expect(await filter("Languages")).toHaveValue("ger");
  });

  test("gets the letters that are typed in the rows", async () => {
    renderDialog(several());
    await filter("Languages");
    act(() => screen.getByRole("checkbox", { name: "English" }).focus());

    await userEvent.keyboard("ger");

    expect(await filter("Languages")).toHaveValue("ger");
  });
});

describe("all rows are one tab stop", () => {
  test("which arrow keys leave for the next row, and Space ticks", async () => {
    const { onResult } = renderDialog(several());
    await userEvent.click(await filter("Languages"));

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown} {ArrowUp} {Shift>}{Tab}{/Shift}{Tab} ");
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { languages: ["Ångika"] } });
  });

  test("and Tab goes past them", async () => {
    renderDialog(several({ default: ["German", "English"] }));
    const chip = await screen.findByRole("button", { name: "Remove English" });
    act(() => chip.focus());

    await userEvent.tab();
    expect(screen.getByRole("checkbox", { name: "Afrikaans" })).toHaveFocus();
    await userEvent.tab();

    expect(screen.getByRole("button", { name: "Decline" })).toHaveFocus();
  });
});

describe("what is chosen of several", () => {
  test("stays in sight, whatever is looked for", async () => {
    renderDialog(several({ default: ["English", "Romansh"] }));
    await userEvent.type(await filter("Languages"), "ger");

    expect(chosen().map(({ textContent }) => textContent)).toEqual(["Remove English", "Remove Romansh"]);
  });

  test("is removed by a press, which is said, and focus goes to the next one", async () => {
    const { onResult } = renderDialog(several({ default: ["English", "German", "Romansh"] }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove German" }));

    expect(screen.getByRole("button", { name: "Remove Romansh" })).toHaveFocus();
    await expectCount("German removed. 2 chosen");
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      action: "accept",
      content: { languages: ["English", "Romansh"] },
    });
  });

  test("leaves focus to the filter when the last one is removed", async () => {
    renderDialog(several({ default: ["English"] }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove English" }));

    expect(await filter("Languages")).toHaveFocus();
  });
});

describe("all at once", () => {
  test("all options are chosen", async () => {
    const { onResult } = renderDialog(several());
    await userEvent.click(await screen.findByRole("button", { name: "Choose all 40" }));
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { languages: names } });
  });

  test("those that are found are added to what is chosen", async () => {
    const { onResult } = renderDialog(several({ default: ["English"] }));
    await userEvent.type(await filter("Languages"), "german");
    await userEvent.click(screen.getByRole("button", { name: "Choose these 2" }));
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      action: "accept",
      content: { languages: ["English", "German", "Swiss German"] },
    });
  });

  test("not more than may be chosen", async () => {
    renderDialog(several({ maxItems: 3, default: ["English"] }));
    await userEvent.type(await filter("Languages"), "german");
    expect(screen.getByRole("button", { name: "Choose these 2" })).toBeVisible();

    await userEvent.click(screen.getByRole("button", { name: "Remove English" }));
    await userEvent.type(await filter("Languages"), "{Backspace>6/}ger");

    expect(screen.queryByRole("button", { name: /^Choose these/ })).toBeNull();
  });

  test("none, which can be taken back until something else is chosen", async () => {
    const { onResult } = renderDialog(several({ default: ["English", "German"] }));
    await userEvent.click(await screen.findByRole("button", { name: "Choose none" }));
    expect(screen.queryByRole("list", { name: "Chosen" })).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      action: "accept",
      content: { languages: ["English", "German"] },
    });
  });

  test("none is an answer where one is required", async () => {
    const { onResult } = renderDialog(several({ default: ["English"] }), {
      request: {
        message: "",
        requestedSchema: {
          type: "object",
          properties: { languages: { type: "array", items: { type: "string", enum: names }, default: ["English"] } },
          required: ["languages"],
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Choose none" }));
    expect(await screen.findByRole("checkbox", { name: "None of these" })).toBeChecked();
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { languages: [] } });
  });
});

test("an answer whose row is not rendered yet is sent", async () => {
  const { onResult } = renderDialog(several({ default: ["Tongue 32"] }));
  await readyDialog();
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { languages: ["Tongue 32"] } });
});

test("one option is chosen, and cleared", async () => {
  const { onResult } = renderDialog(
    formRequest({ zone: { type: "string", title: "Zone", enum: zones }, name: { type: "string", title: "Name" } }),
  );
  await control("Zone");
  await person.choose("Zone", "Zone 2");
  await person.clear("Zone");
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});
