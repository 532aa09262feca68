import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { createDraftMemory, type ElicitationPolicy } from "../../src/index.js";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { button, control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const properties = {
  name: { type: "string", title: "Name" },
  key: { type: "string", title: "API key" },
};
const form = formRequest(properties);
const open = "Enter API key anyway";

describe("a question that looks like one for a credential", () => {
  test("is closed, with a warning, and asks nothing of the others", async () => {
    renderDialog(form);

    expect(descriptionOf(await button(open))).toContain("This looks like a password, key or code.");
    expect(screen.queryByLabelText("API key", { selector: "input" })).not.toBeInTheDocument();
    expect(await control("Name")).toHaveAttribute("type", "text");
  });

  test("is answered only when the person opens it, and what is typed is hidden until they want to see it", async () => {
    const { onResult } = renderDialog(form);
    await person.pressButton(open);
    const input = await control("API key");
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute("type", "password");
    await person.type("API key", "abc");

    await person.pressButton("Show API key");
    expect(input).toHaveAttribute("type", "text");
    await person.press("accept");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { key: "abc" } }),
    );
  });

  test("that was left closed sends nothing of a server's default", async () => {
    const { onResult } = renderDialog(formRequest({ key: { ...properties.key, default: "from the server" } }));
    await button(open);

    await person.press("accept");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} }));
  });

  test("shows a server's default once it is open, and then sends it", async () => {
    const { onResult } = renderDialog(formRequest({ key: { ...properties.key, default: "from the server" } }));
    await person.pressButton(open);
    expect(await control("API key")).toHaveValue("from the server");

    await person.press("accept");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { key: "from the server" } }),
    );
  });

  test("is not opened by starting over, and what it holds is not sent then", async () => {
    const drafts = createDraftMemory();
    const request = formRequest({ ...properties, key: { ...properties.key, default: "from the server" } });
    const { unmount } = renderDialog(request, { requestId: 1, drafts });
    await person.type("Name", "Ada");
    await act(async () => unmount());
    const { onResult } = renderDialog(request, { requestId: 2, drafts });
    await person.pressButton("Start over");

    await person.press("accept");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} }));
  });

  test("is nothing to lose while it is closed", async () => {
    const { onResult } = renderDialog(formRequest({ key: { ...properties.key, default: "from the server" } }));
    await button(open);

    await person.press("cancel");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("by a host's words is one, and never kept", async () => {
    const drafts = createDraftMemory();
    const props = { drafts, fields: { name: { label: "Password" } } };
    const { unmount } = renderDialog(form, { requestId: 1, ...props });
    await person.pressButton("Enter Password anyway");
    await person.type("Password", "hunter2");
    await act(async () => unmount());

    renderDialog(form, { requestId: 2, ...props });

    await person.pressButton("Enter Password anyway");
    expect(await control("Password")).toHaveValue("");
  });

  test("that must be answered takes the person there", async () => {
    renderDialog(formRequest(properties, ["key"]));
    await button(open);

    await person.press("accept");

    await waitFor(async () => expect(await button(open)).toHaveFocus());
    expect(descriptionOf(await button(open))).toContain("Can’t be sent without this. To keep it private, decline");
  });

  test.each([
    { what: "a card", field: { type: "string", title: "Card number" }, words: /This looks like payment details/ },
    {
      what: "a password by its format",
      field: { type: "string", format: "password", title: "Word" },
      words: /password/,
    },
    { what: "a PIN in digits", field: { type: "integer", title: "Card PIN" }, words: /password|payment/ },
  ])("is told for $what", async ({ field, words }) => {
    renderDialog(formRequest({ field }));

    expect(descriptionOf(await screen.findByRole("button", { name: /^Enter .* anyway$/ }))).toMatch(words);
  });
});

describe("a question that is picked from", () => {
  const digits = Array.from("0123456789");

  test("is closed when its options are the pieces of a secret, and can be answered once it is open", async () => {
    const { onResult } = renderDialog(formRequest({ digit: { title: "First digit of your PIN", enum: digits } }));
    await person.pressButton("Enter First digit of your PIN anyway");
    await waitFor(async () => expect(await control("First digit of your PIN")).toHaveFocus());

    await person.choose("First digit of your PIN", "7");
    await person.press("accept");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { digit: "7" } }),
    );
  });

  const letters = { type: "array", title: "Password, in letters", items: { enum: Array.from("abcdefgh") } };

  test("is nothing to lose while it is closed", async () => {
    const { onResult } = renderDialog(formRequest({ letters }));
    await button("Enter Password, in letters anyway");

    await person.press("cancel");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test.each([
    { role: "group", field: letters, isMarked: false },
    { role: "radiogroup", field: { title: "First digit of your PIN", enum: ["1", "2", "3"] }, isMarked: true },
  ])("is a $role only once it is open, then with its name, its warning and whether it is required", async (one) => {
    const { role, field, isMarked } = one;
    renderDialog(formRequest({ field }, ["field"]));
    const opener = await button(`Enter ${field.title} anyway`);
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(opener).toHaveAccessibleDescription(/^required This looks like a password/);

    await person.pressButton(`Enter ${field.title} anyway`);

    const group = await screen.findByRole(role, { name: field.title });
    expect(group).toHaveAccessibleDescription(/This looks like a password/);
    expect(group.hasAttribute("aria-required")).toBe(isMarked);
  });

  test("is an ordinary one when it only names a secret", async () => {
    renderDialog(formRequest({ key: { title: "API key to use", enum: ["staging", "production"] } }));

    expect(await control("API key to use")).toBeVisible();
    expect(screen.queryByRole("button", { name: /anyway/ })).not.toBeInTheDocument();
  });

  test("by date is closed when it is of a card", async () => {
    renderDialog(formRequest({ until: { type: "string", format: "date", title: "Card expiry date" } }));

    expect(descriptionOf(await button("Enter Card expiry date anyway"))).toContain("This looks like payment details");
  });
});

describe("a message that asks for a credential", () => {
  const answer = { type: "string", title: "Answer" };

  test("closes a question that says nothing by itself", async () => {
    renderDialog({ ...formRequest({ answer }), message: "Please type your password below." });

    expect(await button("Enter Answer anyway")).toBeVisible();
  });

  test("says what it asks for", async () => {
    renderDialog({ ...formRequest({ answer }), message: "Please type your card number below." });

    expect(descriptionOf(await button("Enter Answer anyway"))).toContain("This looks like payment details");
  });

  test("is not silenced by a question for something else", async () => {
    const request = formRequest({ key: { type: "string", title: "API key (leave empty)" }, answer });
    renderDialog({ ...request, message: "Please type your card number in the field Answer." });

    expect(await button("Enter Answer anyway")).toBeVisible();
  });

  test("is not silenced by a question of that kind that may be left empty", async () => {
    const request = formRequest({ old: { type: "string", title: "Old PIN (leave empty)" }, answer }, ["answer"]);
    renderDialog({ ...request, message: "Enter your GitHub password as the answer." });

    expect(await button("Enter Answer anyway")).toBeVisible();
  });

  test("closes a choice between the pieces of one", async () => {
    const digit = { title: "Answer", enum: Array.from("0123456789") };
    renderDialog({ ...formRequest({ digit }), message: "Please enter your PIN below, digit by digit." });

    expect(await button("Enter Answer anyway")).toBeVisible();
  });

  test("closes no other where there is one for it", async () => {
    const request = formRequest({ answer, key: properties.key });
    renderDialog({ ...request, message: "Please enter your API key." });

    expect(await button(open)).toBeVisible();
    expect(await control("Answer")).toHaveAttribute("type", "text");
  });
});

describe("a host's policy", () => {
  const blocked: ElicitationPolicy = { sensitive: "block" };

  test("can offer no way to answer", async () => {
    const { onResult } = renderDialog(form, { policy: blocked });
    await waitFor(async () => expect(await readyDialog()).toHaveTextContent(/API key.*looks like a password/));
    await person.type("Name", "Ada");

    await person.press("accept");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }),
    );
  });

  test("then lets nothing be sent where the answer is required", async () => {
    renderDialog(formRequest(properties, ["key"]), { policy: blocked });

    await waitFor(async () => expect(await readyDialog()).toHaveTextContent("You can’t answer Weather here."));
    expect(screen.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
  });

  test("blocks what the host's own words call a credential, too", async () => {
    renderDialog(formRequest({ note: { type: "string", title: "Note" } }), {
      policy: blocked,
      fields: { note: { label: "Password" } },
    });

    await waitFor(async () => expect(await readyDialog()).toHaveTextContent(/looks like a password/));
    expect(screen.queryByRole("button", { name: /anyway/ })).not.toBeInTheDocument();
  });

  test("can treat it as any other question", async () => {
    renderDialog(form, { policy: { sensitive: "allow" } });

    expect(await control("API key")).toHaveAttribute("type", "text");
    expect(screen.queryByRole("button", { name: open })).not.toBeInTheDocument();
  });
});

test("a host's own control is kept closed, too", async () => {
  const Vault = vi.fn(({ inputProps }: { inputProps: object }) => <input {...inputProps} placeholder="vault" />);
  renderDialog(form, { fields: { key: { component: Vault } } });
  await button(open);
  expect(screen.queryByPlaceholderText("vault")).not.toBeInTheDocument();

  await person.pressButton(open);

  expect(await screen.findByPlaceholderText("vault")).toBeVisible();
});
