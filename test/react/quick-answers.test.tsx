import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import {
  type AcceptAttempt,
  createElicitationQueue,
  type ElicitationDialogProps,
  ElicitationHost,
  type ElicitationQueue,
} from "../../src/index.js";
import { connectBridge, createElicitationBridge } from "../../src/mcp/index.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const overwrite = { type: "boolean", title: "Overwrite" };
const form = formRequest({ overwrite }, ["overwrite"]);
const tone = { type: "string", title: "Tone", enum: ["Formal", "Neutral"] };
const yes = { action: "accept", content: { overwrite: true } };
const never = (): Promise<never> => new Promise(() => undefined);

const row = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => userEvent.click(await row(name));
const accept = async () => (await readyDialog()).querySelector('[data-action="accept"]');

describe("with quick answers", () => {
  test("a press answers", async () => {
    const { onResult } = renderDialog(form, { quickAnswers: true });
    expect(await screen.findByRole("group", { name: "Overwrite" })).toBeInTheDocument();
    expect(await accept()).toBeNull();

    await press("Yes");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(yes));
  });

  test("a press answers in a card", async () => {
    const { onResult } = renderCard(formRequest({ tone }), { quickAnswers: true });
    await card("Weather asks a question");

    await press("Neutral");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { tone: "Neutral" } }),
    );
  });

  test("a number key answers where focus is in the question", async () => {
    const { onResult } = renderDialog(form, { quickAnswers: true });
    await readyDialog();
    (await row("Yes")).focus();

    await userEvent.keyboard("2");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { overwrite: false } }),
    );
  });

  test("a press does nothing before the dialog listens", async () => {
    const { onResult } = renderDialog(form, { quickAnswers: true, activationDelay: 600_000 });

    await press("Yes");

    expect(onResult).not.toHaveBeenCalled();
  });

  test("no answer is chosen beforehand, not even a default", async () => {
    renderDialog(formRequest({ overwrite: { ...overwrite, default: true } }), { quickAnswers: true });

    expect(await row("Yes")).not.toHaveAttribute("aria-disabled");
    expect(screen.queryByText("Sending")).not.toBeInTheDocument();
  });

  test("a description describes its row", async () => {
    const oneOf = [{ const: "f", title: "Formal", description: "As in a letter" }];
    renderDialog(formRequest({ tone: { type: "string", oneOf } }), { quickAnswers: true });

    expect(await row("Formal")).toHaveAccessibleDescription("As in a letter");
  });

  test.each([{ overwrite }, { tone }])("a question that may be left is left by Skip: %j", async (properties) => {
    const { onResult } = renderDialog(formRequest(properties), { quickAnswers: true });

    await press("Skip");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} }));
  });

  test("the row says that it is being sent, no other row acts meanwhile, and focus stays", async () => {
    const onAccept = vi.fn<(content: unknown, attempt: AcceptAttempt) => Promise<never>>(never);
    renderDialog(form, { quickAnswers: true, onAccept });

    await press("Yes");

    expect(await screen.findByText("Sending")).toBeVisible();
    expect(await screen.findByText("Sending to Weather")).toBeInTheDocument();
    expect(await row("Yes")).toHaveFocus();
    for (const name of ["Yes", "No"]) expect(await row(name)).toHaveAttribute("aria-disabled", "true");
    await press("No");
    await userEvent.keyboard("2");
    expect(onAccept).toHaveBeenCalledOnce();
  });

  test.each([
    ["the server takes it for wrong", () => Promise.resolve({ form: "Not now." }), "Not now."],
    ["the field is wrong", () => Promise.resolve({ fields: { overwrite: "Not that one." } }), "Not that one."],
    ["it cannot be sent", () => Promise.reject(new Error("offline")), /can’t be reached|couldn’t|not sent/i],
  ])("the rows come back if %s, and focus stays", async (_why, onAccept, said) => {
    renderDialog(form, { quickAnswers: true, onAccept });

    await press("No");

    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(async () => expect(await row("No")).toHaveFocus());
    expect(await row("Yes")).not.toHaveAttribute("aria-disabled");
    expect(screen.queryByText("Sending")).not.toBeInTheDocument();
  });

  test("the request is closed without a question after an answer could not be sent", async () => {
    const { onResult } = renderDialog(form, {
      quickAnswers: true,
      onAccept: () => Promise.resolve({ form: "Not now." }),
    });
    await press("No");
    await screen.findByText("Not now.");

    await press("Close without answering");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });
});

describe("two presses answer", () => {
  const cases: readonly [string, Partial<ElicitationDialogProps>][] = [
    ["by default", {}],
    [
      "where the tool may destroy something",
      { quickAnswers: true, tool: { name: "rm", annotations: { destructiveHint: true } } },
    ],
    ["where the host's function says so", { quickAnswers: (request) => request.message !== "Please answer" }],
  ];
  test.each(cases)("%s", async (_where, props) => {
    const { onResult } = renderDialog(form, props);

    await userEvent.click(await screen.findByRole("radio", { name: "Yes" }));

    expect(onResult).not.toHaveBeenCalled();
    await press("Send “Yes” to Weather");
    expect(onResult).toHaveBeenCalledExactlyOnceWith(yes);
  });
});

test("the host's function is told who asks, and in which tool's call", async () => {
  const quickAnswers = vi.fn(() => true);
  const tool = { name: "save_file", title: "Save file" };
  renderDialog(form, { quickAnswers, tool });
  await readyDialog();

  expect(quickAnswers).toHaveBeenCalledWith(
    expect.objectContaining({ message: "Please answer" }),
    expect.objectContaining({ server: expect.objectContaining({ name: "Weather" }) as object, tool }),
  );
});

test("several questions are a form, whatever the host says of quick answers", async () => {
  renderDialog(formRequest({ overwrite, tone }), { quickAnswers: true });

  expect(await accept()).toHaveTextContent("Send to Weather");
});

test.each([
  ["a queue", (queue: ElicitationQueue) => queue],
  ["a bridge", bridged],
])("a tool that may destroy something is known through %s", async (_way, port) => {
  const queue = createElicitationQueue();
  render(<ElicitationHost queue={queue} quickAnswers activationDelay={0} waitForTyping={0} />);
  const tool = { name: "rm", title: "Remove", annotations: { destructiveHint: true, readOnlyHint: false } };

  act(() => void port(queue).elicit(form, { server, tool }));

  expect(await screen.findByRole("radio", { name: "Yes" })).toBeInTheDocument();
});

/** The other end of a bridge to a page with this queue. */
function bridged(queue: ElicitationQueue) {
  const bridge = createElicitationBridge();
  connectBridge({ open: bridge.connect, send: async (message) => bridge.receive(message) }, queue);
  return bridge;
}
