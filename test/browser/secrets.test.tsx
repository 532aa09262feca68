import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { button } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

test("what looks like a credential is opened, answered and sent by keyboard alone", async () => {
  const { onResult } = renderDialog(
    formRequest({
      key: { type: "string", title: "API key" },
      digit: { title: "First digit of your PIN", enum: ["1", "2", "3"] },
    }),
  );
  await button("Enter API key anyway");

  // From the title: past the button that closes the dialog.
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await waitFor(() => expect(screen.getByLabelText("API key")).toHaveFocus());
  await userEvent.keyboard("abc{Tab}{Tab}");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Enter First digit of your PIN anyway" })).toHaveFocus(),
  );
  await userEvent.keyboard(" ");
  await waitFor(() => expect(screen.getByRole("radio", { name: "1" })).toHaveFocus());
  // Past the button that clears the answer, and "Decline".
  await userEvent.keyboard("{ArrowDown}{Tab}{Tab}{Tab}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Send to Weather" })).toHaveFocus());
  await userEvent.keyboard("{Enter}");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { key: "abc", digit: "2" } }),
  );
});
