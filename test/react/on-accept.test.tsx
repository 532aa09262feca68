import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { AcceptErrors, OnAccept } from "../../src/index.js";
import { descriptionOf, isInvalid } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { button, control } from "../support/person.js";
import { answersIn, heard, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({
  name: { type: "string", title: "Name" },
  email: { type: "string", title: "Email" },
  constructor: { type: "string", title: "Builder" },
});
const onAcceptOf = () => vi.fn<OnAccept>();

/** A host that answers when the test says so. */
function slowly() {
  let answer: (errors?: AcceptErrors) => void = () => undefined;
  const onAccept = onAcceptOf().mockImplementation(
    () =>
      new Promise<AcceptErrors | undefined>((resolve) => {
        answer = resolve;
      }),
  );
  return { onAccept, answer: (errors?: AcceptErrors) => act(async () => answer(errors)) };
}

function isInert(element: Element): boolean {
  return element.closest("[inert]") !== null;
}

async function pressSend(): Promise<void> {
  await userEvent.click(await button("Send to Weather"));
}

test("answers go to the host first, and are the result once it has taken them", async () => {
  const { onAccept, answer } = slowly();
  const { onResult } = renderDialog(form, { onAccept });
  await person.type("Name", "Ada");

  await pressSend();

  await waitFor(() =>
    expect(onAccept).toHaveBeenCalledExactlyOnceWith(
      { name: "Ada" },
      expect.objectContaining({ attempt: 1, isLast: false }),
    ),
  );
  expect(await screen.findByText("Sending to Weather")).toBeVisible();
  expect(onResult).not.toHaveBeenCalled();

  await answer();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("pressing again while they are on their way sends nothing twice", async () => {
  const { onAccept, answer } = slowly();
  const { onResult } = renderDialog(form, { onAccept });
  await pressSend();
  await screen.findByText("Sending to Weather");

  await pressSend();
  await answer();

  expect(onAccept).toHaveBeenCalledOnce();
  expect(onResult).toHaveBeenCalledOnce();
});

describe("answers that are refused", () => {
  test("for one field take the person there, and say why", async () => {
    const onAccept = onAcceptOf().mockResolvedValueOnce({ fields: { name: "This name is taken" } });
    const { onResult } = renderDialog(form, { onAccept });
    await person.type("Name", "Ada");

    await person.press("accept");

    const name = await control("Name");
    await waitFor(() => expect(name).toHaveFocus());
    expect(isInvalid(name)).toBe(true);
    expect(descriptionOf(name)).toContain("This name is taken");
    expect(name).toHaveValue("Ada");
    expect(onResult).not.toHaveBeenCalled();
  });

  test("for several fields are listed, and the list is focused", async () => {
    const onAccept = onAcceptOf().mockResolvedValueOnce({ fields: { name: "Taken", constructor: "Unknown" } });
    renderDialog(form, { onAccept });

    await person.press("accept");

    await waitFor(() => expect(screen.getByRole("group", { name: "Check these answers" })).toHaveFocus());
    expect(screen.getByRole("link", { name: "Name: Taken" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Builder: Unknown" })).toBeVisible();
  });

  test("as a whole, or for what is not asked here, are said above the buttons", async () => {
    const onAccept = onAcceptOf().mockResolvedValueOnce({
      form: "The list is closed",
      fields: { toString: "No such person" },
    });
    renderDialog(form, { onAccept });

    await person.press("accept");

    expect(await screen.findByText(/The list is closed\s+toString: No such person/)).toBeVisible();
  });

  test.each<unknown>([{ fields: {} }, { form: "\u200b" }, {}, true])(
    "without a word, as %j, are said to be refused",
    async (errors) => {
      renderDialog(form, { onAccept: vi.fn().mockResolvedValueOnce(errors) });

      await person.press("accept");

      expect(await screen.findByText("Weather didn’t accept these answers.")).toBeVisible();
    },
  );

  test("can be mended and sent again", async () => {
    const onAccept = onAcceptOf().mockResolvedValueOnce({ fields: { name: "Taken" } });
    const { onResult } = renderDialog(form, { onAccept });
    await person.press("accept");
    await waitFor(async () => expect(await control("Name")).toHaveFocus());

    await person.type("Name", "Grace");
    expect(isInvalid(await control("Name"))).toBe(false);
    await person.press("accept");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Grace" } }),
    );
    expect(onAccept.mock.lastCall?.[1]).toMatchObject({ attempt: 2 });
  });

  test("are text, whatever is in them", async () => {
    const onAccept = onAcceptOf().mockResolvedValueOnce({ form: "See\u202E <b>https://evil.example</b>" });
    renderDialog(form, { onAccept });

    await person.press("accept");

    expect(await screen.findByText("See <b>https://evil.example</b>")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test.each([
    { maxAttempts: undefined, times: 3 },
    { maxAttempts: 1, times: 1 },
  ])(
    "$times times with maxAttempts=$maxAttempts can no longer be sent, only declined or cancelled",
    async ({ maxAttempts, times }) => {
      const onAccept = onAcceptOf().mockResolvedValue({ form: "No" });
      const { onResult } = renderDialog(form, { onAccept, maxAttempts });
      for (let attempt = 1; attempt <= times; attempt += 1) {
        await person.press("accept");
        await screen.findByText("No");
      }
      expect(onAccept.mock.lastCall?.[1]).toMatchObject({ attempt: times, isLast: true });
      // Two paragraphs, because the server says the one and the app the other.
      const paragraphs = screen.getByText("No").closest("[role=status]")?.querySelectorAll("p");
      expect(Array.from(paragraphs ?? [], ({ textContent }) => textContent)).toEqual([
        "No",
        "Weather won’t accept answers to this any more. Decline, or close this.",
      ]);

      await pressSend();
      expect(onAccept).toHaveBeenCalledTimes(times);
      await person.press("decline");
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
    },
  );
});

test.each([
  { what: "is final, however many are left", isFinal: true, maxAttempts: 3, sent: 1 },
  { what: "leaves another attempt, however few were allowed", isFinal: false, maxAttempts: 1, sent: 2 },
])("a refusal that says so $what", async ({ isFinal, maxAttempts, sent }) => {
  const onAccept = onAcceptOf().mockResolvedValue({ form: "No", isFinal });
  renderDialog(form, { onAccept, maxAttempts });
  await person.press("accept");
  await screen.findByText("No");

  await pressSend();

  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(sent));
});

test.each([
  { attemptsLeft: 2, said: "2 tries are left." },
  { attemptsLeft: 1, said: "One try is left." },
  {
    attemptsLeft: 0,
    said: "No tries are left.\nWeather won’t accept answers to this any more. Decline, or close this.",
  },
])("how many tries are left is said beside a refusal: $attemptsLeft", async ({ attemptsLeft, said }) => {
  const onAccept = onAcceptOf().mockResolvedValue({ fields: { name: "Taken" }, attemptsLeft });
  renderDialog(form, { onAccept, maxAttempts: 1 });

  await person.press("accept");
  await heard(said);
  await pressSend();

  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(attemptsLeft === 0 ? 1 : 2));
});

test("answers become the result, and are listed, as the server has taken them", async () => {
  const accepted = { name: "ADA" };
  const { onResult } = renderCard(form, { onAccept: () => ({ accepted }) });
  await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), "ada");

  await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));

  expect(await screen.findByText("ADA")).toBeVisible();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: accepted });
});

test("answers that can no longer be sent can be copied, and are left without a question", async () => {
  const onAccept = onAcceptOf().mockResolvedValue({ form: "No", isFinal: true });
  const { onResult } = renderDialog(form, { onAccept });
  await person.type("Name", "Ada");
  await person.press("accept");
  await userEvent.click(await button("Copy answers"));
  // jsdom has no clipboard.
  expect(await screen.findByRole("textbox", { name: "Answers" })).toHaveValue("Name: Ada");

  await person.press("cancel");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("what is copied has no answers to fields that other answers hide or disable", async () => {
  const whenAda = { field: "name", operator: "equals", value: "Ada" } as const;
  const onAccept = onAcceptOf().mockResolvedValue({ form: "No", isFinal: true });
  const when = (action: "show" | "enable") => ({ conditions: [{ action, when: whenAda }] });
  renderDialog(form, { onAccept, fields: { email: when("show"), constructor: when("enable") } });
  await person.type("Name", "Ada");
  await person.type("Email", "ada@ada.example");
  await person.type("Builder", "Babbage");
  await person.type("Name", "Bob");
  await person.press("accept");

  await userEvent.click(await button("Copy answers"));

  expect(await screen.findByRole("textbox", { name: "Answers" })).toHaveValue("Name: Bob");
});

test.each([
  { what: "are on their way", onAccept: () => new Promise<undefined>(() => undefined) },
  { what: "got no response", onAccept: () => Promise.reject(new Error("Offline.")) },
])("a form whose call ends when answers $what does not say that nothing was sent", async ({ onAccept }) => {
  const call = new AbortController();
  renderDialog(form, { onAccept, signal: call.signal });
  await person.type("Name", "Ada");
  await person.press("accept");
  await screen.findByText(/^(Sending to|Couldn’t reach) Weather/);

  act(() => call.abort("ended"));

  const dialog = screen.getByRole("dialog", { name: "Weather stopped waiting" });
  expect(dialog).toHaveTextContent("It isn’t certain that Weather got your answers.");
  expect(dialog).not.toHaveTextContent("Nothing was sent");
  expect(answersIn(dialog)).toEqual({ Name: "Ada" });
});

test("a host that cannot be reached refuses nothing: the answers stay, and can be sent again as often as needed", async () => {
  const onAccept = onAcceptOf().mockRejectedValue(new Error("Offline."));
  const { onResult } = renderDialog(form, { onAccept, maxAttempts: 1 });
  await person.type("Name", "Ada");
  await person.press("accept");
  expect(await screen.findByText("Couldn’t reach Weather. Your answers are still here. Try again.")).toBeVisible();
  await person.press("accept");
  onAccept.mockResolvedValue(undefined);

  await person.press("accept");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }));
});

test.each([
  { action: "decline", leave: async () => userEvent.click(await button("Decline")) },
  { action: "cancel", leave: () => userEvent.keyboard("{Escape}") },
])("while the host is busy the person can $action, and it learns that it need not go on", async ({ leave, action }) => {
  const { onAccept, answer } = slowly();
  const { onResult } = renderDialog(form, { onAccept });
  await pressSend();
  await screen.findByText("Sending to Weather");

  await leave();

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action });
  await waitFor(() => expect(onAccept.mock.lastCall?.[1].signal.aborted).toBe(true));
  await answer();
  expect(onResult).toHaveBeenCalledOnce();
});

test("pressing again in the moment in which an answered form stays sends nothing", async () => {
  const onAccept = onAcceptOf().mockResolvedValue(undefined);
  const { onResult } = renderDialog(form, { onAccept, pending: { followUpDelay: 60_000 } });
  await person.press("accept");
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());

  await pressSend();

  expect(onAccept).toHaveBeenCalledOnce();
  expect(onResult).toHaveBeenCalledOnce();
});

test("what is on its way can no longer be changed", async () => {
  const { onAccept, answer } = slowly();
  renderDialog(form, { onAccept });
  const name = await control("Name");
  name.focus();
  await pressSend();
  await screen.findByText("Sending to Weather");

  expect(isInert(name)).toBe(true);
  expect(name).not.toHaveFocus();

  await answer({ form: "No" });
  expect(isInert(name)).toBe(false);
});

test("a refusal of what has no control is said above the buttons", async () => {
  const odd = { type: "object", title: "Odd", properties: {} };
  const request = formRequest({ name: { type: "string", title: "Name" }, odd });
  renderDialog(request, { onAccept: onAcceptOf().mockResolvedValueOnce({ fields: { odd: "Not like this" } }) });

  await person.press("accept");

  expect(await screen.findByText("Odd: Not like this")).toBeVisible();
});

test.each<{ what: string; outcome: unknown; said: string }>([
  {
    what: "a list of texts for a field",
    outcome: { fields: { name: ["Taken", "Too short"] } },
    said: "Taken Too short",
  },
  { what: "a text", outcome: "The list is closed", said: "The list is closed" },
  { what: "no text for a field", outcome: { fields: { name: 7 } }, said: "Weather didn’t accept these answers." },
  { what: "fields that are none", outcome: { fields: null, form: {} }, said: "Weather didn’t accept these answers." },
])("$what, as servers send it, is said", async ({ outcome, said }) => {
  const onAccept = onAcceptOf().mockResolvedValueOnce(outcome as AcceptErrors);
  renderDialog(form, { onAccept });

  await person.press("accept");

  await waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(said));
});

test("unmounting while the host delivers tells it to stop, though the request lives on", async () => {
  const signals: AbortSignal[] = [];
  const { unmount } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }), {
    onAccept: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
    pending: { keepOnUnmount: true },
  });
  await person.type("Name", "Ada");
  await userEvent.click(await button("Send to Weather"));
  await waitFor(() => expect(signals).toHaveLength(1));

  unmount();

  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
