import { act, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { formDefinitions } from "../../src/definitions/index.js";
import { createDraftMemory, type DraftMemory, type ElicitationDialogProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { button, control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const properties = {
  name: { type: "string", title: "Name" },
  password: { type: "string", title: "Database password" },
};
const form = formRequest(properties);
const notice = "Your earlier answers are filled in.";
const offer = "Fill in my answers";

/** Shows the form in a dialog and fills it in. */
async function fillIn(props: Partial<ElicitationDialogProps>) {
  const rendered = renderDialog(form, { requestId: 1, ...props });
  await person.type("Name", "Ada");
  await person.pressButton("Enter Database password anyway");
  await person.type("Database password", "hunter2");
  return rendered;
}

describe.each<{ how: string; end: (rendered: Awaited<ReturnType<typeof fillIn>>, abort: () => void) => unknown }>([
  { how: "was taken back", end: (_, abort) => act(abort) },
  { how: "was taken away", end: ({ unmount }) => unmount() },
  { how: "was sent, and refused", end: () => person.press("accept") },
])("a request that $how and is asked again", ({ end }) => {
  async function askedAgain(drafts: DraftMemory | false, again: Partial<ElicitationDialogProps> = {}, request = form) {
    const controller = new AbortController();
    const rendered = await fillIn({ drafts, signal: controller.signal });
    await end(rendered, () => controller.abort());
    rendered.unmount();
    return renderDialog(request, { requestId: 2, drafts, ...again });
  }

  test("starts from the earlier answers, and says so", async () => {
    await askedAgain(createDraftMemory());

    expect(await control("Name")).toHaveValue("Ada");
    expect(await screen.findByText(notice)).toBeVisible();
  });

  test("can be declined without a question, because nothing is lost", async () => {
    const drafts = createDraftMemory();
    const { onResult, unmount } = await askedAgain(drafts);
    await screen.findByText(notice);

    await person.press("decline");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
    unmount();
    renderDialog(form, { requestId: 3, drafts });
    expect(await control("Name")).toHaveValue("Ada");
  });

  test("never brings back what looks like a credential", async () => {
    await askedAgain(createDraftMemory());

    await person.pressButton("Enter Database password anyway");
    expect(await control("Database password")).toHaveValue("");
  });

  test("can be begun anew", async () => {
    await askedAgain(createDraftMemory());
    await screen.findByText(notice);

    await person.pressButton("Start over");

    expect(await control("Name")).toHaveValue("");
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  });

  test("can be begun anew, and then declined without a question", async () => {
    const { onResult } = await askedAgain(createDraftMemory());
    await screen.findByText(notice);
    await person.pressButton("Start over");

    await person.press("decline");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });

  test.each([
    { what: "another server asks", again: { server: { name: "Tickets" } } },
    {
      what: "a server of that name elsewhere asks",
      again: { server: { name: "Weather", origin: "https://other.example" } },
    },
    { what: "it asks something else", request: formRequest({ ...properties, age: { type: "integer", title: "Age" } }) },
    {
      what: "it fills in something else",
      request: formRequest({ ...properties, name: { ...properties.name, default: "Bob" } }),
    },
  ])("starts anew when $what", async ({ again, request }) => {
    await askedAgain(createDraftMemory(), again, request);

    expect(await control("Name")).not.toHaveValue("Ada");
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  test("is begun anew without what was entered into a credential meanwhile", async () => {
    await askedAgain(createDraftMemory());
    await person.pressButton("Enter Database password anyway");
    await person.type("Database password", "again");

    await person.pressButton("Start over");

    expect(await button("Enter Database password anyway")).toBeVisible();
    expect(screen.queryByLabelText("Database password", { selector: "input" })).not.toBeInTheDocument();
  });

  test("starts anew where the host keeps nothing", async () => {
    await askedAgain(false);

    expect(await control("Name")).toHaveValue("");
  });
});

test("what the host's words make a credential while it is open is no longer kept", async () => {
  sessionStorage.clear();
  const drafts = createDraftMemory(sessionStorage);
  const { rerender, unmount } = renderDialog(formRequest({ word: { type: "string", title: "Word" } }), { drafts });
  await person.type("Word", "hunter2");
  act(() => void window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(sessionStorage.getItem("react-elicitation:drafts")).toContain("hunter2");

  rerender({ fields: { word: { label: "Database password" } } });
  await act(async () => unmount());

  expect(sessionStorage.getItem("react-elicitation:drafts") ?? "").not.toContain("hunter2");
});

test("what nobody has touched is not kept, a server's default for a credential neither", async () => {
  sessionStorage.clear();
  const request = formRequest({ key: { type: "string", title: "API key", default: "from the server" } });
  const drafts = createDraftMemory(sessionStorage);
  const { unmount } = renderDialog(request, { drafts, policy: { sensitive: "allow" } });
  await control("API key");

  await act(async () => unmount());

  expect(sessionStorage.getItem("react-elicitation:drafts")).toBeNull();
});

describe("a decision", () => {
  const decisions = {
    name: { type: "string", title: "Name" },
    allow: { type: "boolean", title: "Allow" },
    folder: { title: "Folder", enum: ["Downloads", "Home"] },
  };
  const question = (message: string) => ({ ...formRequest(decisions, ["allow"]), message });

  async function decideAndAskAgain(end: "send" | "take away", message: string): Promise<void> {
    const drafts = createDraftMemory();
    const { unmount, rerender } = renderDialog(question("May I list the files?"), { requestId: 1, drafts });
    await person.type("Name", "Ada");
    await person.answer("Allow", true);
    await person.choose("Folder", "Home");
    // A host that writes its words while it renders, as it does with every press.
    rerender({ fields: { name: { label: "Name" } } });
    if (end === "send") await person.press("accept");
    await act(async () => unmount());
    renderDialog(question(message), { requestId: 2, drafts });
    await control("Name");
  }

  test.each([
    { end: "send", message: "May I list the files?" },
    { end: "send", message: "May I delete the files?" },
    { end: "take away", message: "May I delete the files?" },
  ] as const)("is not made for the next time: $end, then $message", async ({ end, message }) => {
    await decideAndAskAgain(end, message);
    if (message === "May I delete the files?") await person.pressButton(offer);

    expect(await control("Name")).toHaveValue("Ada");

    expect(screen.getByRole("radio", { name: "Yes" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Home" })).not.toBeChecked();
  });

  test("that could not be sent is there when the same is asked again", async () => {
    await decideAndAskAgain("take away", "May I list the files?");

    expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Home" })).toBeChecked();
  });
});

test.each<{ how: string; end: () => Promise<void>; props: Partial<ElicitationDialogProps> }>([
  {
    how: "declined",
    end: async () => {
      await person.press("decline");
      await person.discard();
    },
    props: {},
  },
  {
    how: "left, and the answers discarded",
    end: async () => {
      await person.press("cancel");
      await person.discard();
    },
    props: {},
  },
  { how: "sent, and taken", end: () => person.press("accept"), props: { onAccept: () => undefined } },
])("a request that was $how starts anew", async ({ end, props }) => {
  const drafts = createDraftMemory();
  const { unmount } = await fillIn({ drafts, ...props });
  await end();
  unmount();

  renderDialog(form, { requestId: 2, drafts });

  expect(await control("Name")).toHaveValue("");
});

test("what the person has taken back does not come again", async () => {
  const drafts = createDraftMemory();
  const { unmount } = await fillIn({ drafts });
  await person.clear("Name");
  await act(async () => unmount());

  renderDialog(form, { requestId: 2, drafts });

  expect(await control("Name")).toHaveValue("");
});

test("without a word of the host's, one dialog remembers for as long as it is there", async () => {
  const { rerender } = await fillIn({});
  await person.press("accept");

  rerender({ requestId: 2 });

  expect(await control("Name")).toHaveValue("Ada");
});

test("answers in a storage are there after the page was loaded anew", async () => {
  sessionStorage.clear();
  await fillIn({ drafts: createDraftMemory(sessionStorage) });

  act(() => void window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false })));
  document.body.replaceChildren();
  renderDialog(form, { requestId: 2, drafts: createDraftMemory(sessionStorage) });

  expect(await control("Name")).toHaveValue("Ada");
  expect(JSON.stringify(sessionStorage)).not.toContain("hunter2");
});

describe("leaving the page", () => {
  /** Whether the browser would ask first. */
  function asks(): boolean {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test("is asked about when answers would be lost", async () => {
    await fillIn({});

    expect(asks()).toBe(true);
  });

  test("is nobody's business when nothing was entered, or the answers will be there again", async () => {
    const { unmount } = renderDialog(form);
    expect(asks()).toBe(false);
    unmount();

    renderDialog(form, { drafts: createDraftMemory(sessionStorage) });
    await person.type("Name", "Ada");
    expect(asks()).toBe(false);
  });

  test("is asked about when a credential was typed, which is never kept", async () => {
    await fillIn({ drafts: createDraftMemory(sessionStorage) });

    expect(asks()).toBe(true);
  });

  test("is nobody's business once the request is answered", async () => {
    await fillIn({});
    await person.press("decline");
    await person.discard();

    expect(asks()).toBe(false);
  });
});

test("a decision is not taken over by another message, however alike the two are made", async () => {
  const drafts = createDraftMemory();
  const asked = (message: string) => ({
    ...formRequest({ colour: { title: "Colour", enum: ["red", "blue"] } }),
    message,
  });
  // To a hash of 32 bits these two are the same text.
  const { unmount } = renderDialog(asked("Delete ikzlea?"), { requestId: 1, drafts });
  await person.choose("Colour", "red");
  unmount();

  renderDialog(asked("Delete yabaab?"), { requestId: 2, drafts });

  await control("Colour");
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
});

describe("the same form under another message", () => {
  const notes = { type: "string", title: "Notes", format: "multiline" };
  const passenger = (number: number, definition: object = {}) => ({
    ...formRequest({ name: properties.name, notes }),
    message: `Passenger ${number}`,
    ...definition,
  });

  async function askOfTheNext(second: object = passenger(2)) {
    const drafts = createDraftMemory();
    const { unmount } = renderDialog(passenger(1), { requestId: 1, drafts });
    await person.type("Name", "Ada");
    await person.type("Notes", "By the window");
    await person.press("accept");
    unmount();
    const rendered = renderDialog(second, { requestId: 2, drafts });
    await screen.findByText("You have answered this form before");
    return { drafts, ...rendered };
  }

  test("starts empty, and offers the answers", async () => {
    await askOfTheNext();

    expect(await control("Name")).toHaveValue("");
    expect(await button(offer)).toBeVisible();
  });

  test("takes them at a press, except where something was typed", async () => {
    await askOfTheNext();
    await person.type("Name", "Grace");

    await person.pressButton(offer);

    expect(await control("Name")).toHaveValue("Grace");
    expect(await control("Notes")).toHaveValue("By the window");
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  });

  test("can be begun anew after that", async () => {
    await askOfTheNext();
    await person.pressButton(offer);

    await person.pressButton("Start over");

    expect(await control("Notes")).toHaveValue("");
  });

  test("keeps offering them until something is entered", async () => {
    const { unmount, drafts } = await askOfTheNext();
    await act(async () => unmount());

    renderDialog(passenger(2), { requestId: 3, drafts });

    expect(await button(offer)).toBeVisible();
  });
});

test("answers to a form definition belong to its id", async () => {
  const asked = (id: string) => ({
    message: "Please answer",
    formDefinition: { id, title: "A person", fields: [{ id: "name", type: "text", label: "Name" }] },
  });
  const props = { drafts: createDraftMemory(), definitions: formDefinitions };
  const { unmount } = renderDialog(asked("owner"), { requestId: 1, ...props });
  await person.type("Name", "Ada");
  unmount();

  renderDialog(asked("guest"), { requestId: 2, ...props });

  expect(await control("Name")).toHaveValue("");
  expect(screen.queryByRole("button", { name: offer })).not.toBeInTheDocument();
});

test("other options lose only what no longer fits", async () => {
  const asked = (seats: readonly string[], meals: readonly string[]) =>
    formRequest({
      name: properties.name,
      seat: { title: "Seat", enum: seats },
      meals: { type: "array", title: "Meals", items: { type: "string", enum: meals } },
    });
  const drafts = createDraftMemory();
  const { unmount } = renderDialog(asked(["Aisle", "Window"], ["Lunch", "Dinner"]), { requestId: 1, drafts });
  await person.type("Name", "Ada");
  await person.choose("Seat", "Window");
  await person.check("Meals", "Lunch");
  await person.check("Meals", "Dinner");
  unmount();

  renderDialog(asked(["Window", "Aisle"], ["Dinner", "Snack"]), { requestId: 2, drafts });

  expect(await control("Name")).toHaveValue("Ada");
  expect(screen.getByRole("radio", { name: "Window" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Dinner" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Snack" })).not.toBeChecked();
});

test("a decision is not taken over where the same option means something else", async () => {
  const drafts = createDraftMemory();
  const asked = (title: string) =>
    formRequest({
      target: {
        title: "Target",
        oneOf: [
          { const: "a", title },
          { const: "b", title: "None" },
        ],
      },
    });
  const { unmount } = renderDialog(asked("Staging"), { requestId: 1, drafts });
  await person.choose("Target", "Staging");
  unmount();

  renderDialog(asked("Production"), { requestId: 2, drafts });

  await control("Target");
  expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
});
