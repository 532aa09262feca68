import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
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
        close: () => "Leave",
        optional: () => "if you like",
      },
    });

    expect(await screen.findByRole("button", { name: "Hand over to Weather" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Leave" })).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(/^if you like/);
    expect(screen.getByRole("button", { name: "Decline" })).toBeInTheDocument();
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
