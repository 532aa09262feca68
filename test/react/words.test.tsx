import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { english, type MessageOverrides } from "../../src/index.js";
import { de } from "../../src/locales/de.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest(
  {
    name: { type: "string", title: "Name" },
    price: { type: "number", title: "Price", minimum: 0.5, maximum: 1234.5, default: 2.5 },
  },
  ["name"],
);

describe("messages", () => {
  test("a host's words take the place of the kit's, the rest stay", async () => {
    renderDialog(form, {
      messages: {
        acceptForm: ({ server }) => `Hand over to ${server}`,
        cancel: () => "Leave",
        optional: () => "if you like",
      },
    });

    expect(await screen.findByRole("button", { name: "Hand over to Weather" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Leave" })).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(/^if you like/);
    expect(screen.getByRole("button", { name: "Decline" })).toBeInTheDocument();
  });
});

describe("words that a host's catalogue lacks", () => {
  const german: MessageOverrides = {
    formTitle: ({ server }) => `${server} bittet um Angaben`,
    decline: () => "Ablehnen",
    error: { required: () => "Bitte ausfüllen" },
  };
  const inGerman = { locale: "de-AT", messages: german };

  test("are marked as English, and those that it has are not", async () => {
    renderDialog(form, inGerman);

    const title = await screen.findByRole("heading", { name: "Weather bittet um Angaben" });
    expect(languageOf(title)).toBe("de-AT");
    expect(languageOf(screen.getByText("Ablehnen"))).toBe("de-AT");
    expect(languageOf(screen.getByText("Send to"))).toBe("en");
    expect(languageOf(screen.getByText("Close without answering"))).toBe("en");
    expect(languageOf(screen.getByText("optional"))).toBe("en");
    expect(languageOf(screen.getByText("Number from 0,5 to 1234,5"))).toBe("en");
  });

  test("run from left to right in a page from right to left", async () => {
    document.documentElement.dir = "rtl";
    renderDialog(form, { locale: "he", messages: { decline: () => "דחייה" } });

    expect(await screen.findByText("Send to")).toHaveProperty("parentElement.dir", "ltr");
    expect(screen.getByText("דחייה")).not.toHaveAttribute("dir");
    document.documentElement.removeAttribute("dir");
  });

  test("are also marked if the catalogue takes them from `english`", async () => {
    renderDialog(form, { locale: "de", messages: { ...english, decline: () => "Ablehnen" } });

    expect(languageOf(await screen.findByText("Send to"))).toBe("en");
    expect(languageOf(screen.getByText("Ablehnen"))).toBe("de");
  });

  test("are marked in errors, each by itself, whatever new catalogue the host renders with", async () => {
    const { rerender } = renderDialog(form, inGerman);
    await person.type("Price", "0");
    await person.press("accept");

    rerender({ messages: { ...german } });

    const errors = await screen.findByRole("group", { name: "Check these answers" });
    expect(languageOf(within(errors).getByText("Check these answers"))).toBe("en");
    expect(languageOf(within(errors).getByText("Bitte ausfüllen"))).toBe("de-AT");
    expect(languageOf(within(errors).getByText("Must be 0,5 or more"))).toBe("en");
    const [, atField] = screen.getAllByText("Must be 0,5 or more");
    expect(atField && languageOf(atField)).toBe("en");
  });

  test.each(["en-GB", undefined])("are not marked if the language of the page is %s", async (locale) => {
    renderDialog(form, { locale, messages: { decline: () => "Refuse" } });

    expect(await screen.findByRole("button", { name: "Send to Weather" })).toBeVisible();
    expect(document.querySelectorAll("[lang=en]")).toHaveLength(0);
  });
});

describe("a catalogue", () => {
  test("is the language and direction of the dialog, whatever page and locale are", async () => {
    document.documentElement.dir = "rtl";
    renderDialog(form, { locale: "ar", messages: de });

    const dialog = await screen.findByRole("dialog", { name: "Weather bittet um Angaben" });
    expect(dialog).toHaveAttribute("lang", "de");
    expect(dialog).toHaveAttribute("dir", "ltr");
    document.documentElement.removeAttribute("dir");
  });

  test("leaves no English, and writes numbers in its language", async () => {
    renderDialog(form, { messages: de });

    expect(await screen.findByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(
      "optional Zahl von 0,5 bis 1234,5",
    );
    expect(document.querySelectorAll("[lang=en]")).toHaveLength(0);
  });

  test("says dates in its own language as well, as the region of another locale writes them", async () => {
    const day = { type: "string", format: "date", title: "Day", formatMinimum: "2026-11-27" };
    renderDialog(formRequest({ day, price: { type: "number", title: "Price", minimum: 0.5 } }), {
      locale: "fr-CH",
      messages: de,
    });

    expect(await screen.findByLabelText("Day")).toHaveAccessibleDescription(/27\. November 2026 oder später/);
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(/mindestens 0\.5/);
  });

  test("has its own words replaced one by one", async () => {
    renderDialog(form, { messages: { ...de, decline: () => "Nein danke" } });

    expect(await screen.findByRole("button", { name: "Nein danke" })).toBeVisible();
    expect(screen.getByRole("button", { name: "An Weather senden" })).toBeVisible();
  });

  test("that is not whole is marked where it is left in English, without a locale as well", async () => {
    renderDialog(form, { messages: { language: "da", direction: "ltr", decline: () => "Afvis" } });

    expect(languageOf(await screen.findByText("Afvis"))).toBe("da");
    expect(languageOf(screen.getByText("Close without answering"))).toBe("en");
  });
});

describe("locale", () => {
  test("numbers are shown and explained with the comma of the language", async () => {
    renderDialog(form, { locale: "de" });

    const price = await screen.findByRole("textbox", { name: "Price" });
    expect(price).toHaveValue("2,5");
    expect(price).toHaveAccessibleDescription("optional Number from 0,5 to 1234,5");
  });

  test.each(["19,95", "19.95"])("%s is read as a German writes it", async (text) => {
    const { onResult } = renderDialog(form, { locale: "de" });
    await person.type("Name", "Ada");

    await person.type("Price", text);
    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada", price: 19.95 } });
  });

  test("an untouched default is sent as the number it was", async () => {
    const { onResult } = renderDialog(form, { locale: "de" });
    await person.type("Name", "Ada");

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada", price: 2.5 } });
  });

  test("what two readers would read as two numbers is refused", async () => {
    renderDialog(form, { locale: "de" });
    await person.type("Name", "Ada");

    await person.type("Price", "1.234");
    await person.press("accept");

    expect(screen.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(
      /Must be written without thousands separators, like 1234,5$/,
    );
  });
});

/** The language in which a screen reader says an element's text. */
function languageOf(element: Element): string | null | undefined {
  return element.closest("[lang]")?.getAttribute("lang");
}
