import "../../src/styles.css";
import { screen, waitFor, within } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ControlProps } from "../../src/index.js";
import * as controls from "../../stories/support/popup-controls.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const form = formRequest({ place: { type: "string", title: "Place" }, name: { type: "string", title: "Name" } });

const withPopup: Readonly<Record<string, FunctionComponent<ControlProps<"text">>>> = {
  "a popover of Radix": controls.RadixPopover,
  "a select of React Aria": controls.ReactAriaSelect,
  "a select of MUI": controls.Select,
  "an autocomplete of MUI": controls.Autocomplete,
  "an element with popover": controls.Plain,
};

describe.each(Object.entries(withPopup))("a host's control that is %s", (_name, component) => {
  async function open() {
    const { onResult } = renderDialog(form, { fields: { place: { component } } });
    const dialog = await readyDialog();
    await userEvent.click(await control("Place"));
    return { onResult, oslo: await within(dialog).findByText("Oslo", { ignore: "option" }) };
  }

  test("opens where it can be pressed, and is answered", async () => {
    const { onResult, oslo } = await open();

    await userEvent.click(oslo);
    await waitFor(() => expect(oslo).not.toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Send to Weather", hidden: true }));

    await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { place: "Oslo" } }));
  });

  test("closes on Escape, and the dialog stays until the next", async () => {
    const { onResult, oslo } = await open();

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(oslo).not.toBeVisible());
    expect([onResult.mock.calls, screen.queryByRole("alertdialog")]).toEqual([[], null]);
    await userEvent.keyboard("{Escape}");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
  });

  test("closes on a press beside it", async () => {
    const { onResult, oslo } = await open();

    await userEvent.click(screen.getByRole("heading", { level: 2, hidden: true }), { force: true });

    await waitFor(() => expect(oslo).not.toBeVisible());
    expect(onResult).not.toHaveBeenCalled();
  });
});
