import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { describe, expect, test } from "vitest";
import type { ElicitResult } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { answersIn, card, heard, renderCard, unfold } from "../support/render-card.js";

const form = formRequest(
  { name: { type: "string", title: "Name" }, age: { type: "integer", title: "Age", minimum: 18 } },
  ["name"],
);
const page = { mode: "url", message: "Sign in", elicitationId: "1", url: "https://login.example.com/start" };
const open = "Weather asks for information";

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole("button", { name }));
const enter = async (label: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByRole("textbox", { name: label }), text);
const elsewhere = (): HTMLElement => screen.getByRole("button", { name: "Elsewhere" });

describe("a request in the transcript", () => {
  test("is a group named after who asks, with the questions in it, and no dialog", async () => {
    renderCard(form);

    const shown = within(await card(open));
    expect(shown.getByRole("heading", { level: 2, name: open })).toBeInTheDocument();
    expect(shown.getByText("Please answer")).toBeInTheDocument();
    expect(await shown.findByRole("textbox", { name: "Name" })).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("says its mode and state", async () => {
    renderCard(page);

    const shown = await card("Weather wants to open a page");
    expect(shown).toHaveAttribute("data-mode", "url");
    expect(shown).toHaveAttribute("data-state", "open");
  });

  test("has a title of the host's kind", async () => {
    renderCard(form, { title: "h4" });

    expect(await screen.findByRole("heading", { level: 4, name: open })).toBeInTheDocument();
  });

  test("takes no focus when it appears", async () => {
    const { rerender } = renderCard(form);
    elsewhere().focus();

    rerender({ requestId: 2 });

    await card(open);
    expect(elsewhere()).toHaveFocus();
  });

  test("has its title read out once: by itself, and not by the log around it", async () => {
    renderCard(form);

    await heard(open);
    expect(await card(open)).toHaveAttribute("aria-live", "off");
    await waitFor(() => expect(screen.getAllByRole("status").map((status) => status.textContent)).not.toContain(open), {
      timeout: 5000,
    });
  });
});

describe("answering", () => {
  test.each<{ label: string; result: ElicitResult; title: string; state: string }>([
    {
      label: "Send to Weather",
      result: { action: "accept", content: { name: "Ada" } },
      title: "Sent to Weather",
      state: "accepted",
    },
    {
      label: "Decline",
      result: { action: "decline" },
      title: "You declined Weather’s request",
      state: "declined",
    },
  ])("“$label” answers once, and the card says so", async ({ label, result, title, state }) => {
    const { onResult } = renderCard(form);
    await enter("Name", "Ada");

    await press(label);
    if (label === "Decline") await press("Decline anyway");

    expect(await card(title)).toHaveAttribute("data-state", state);
    expect(onResult).toHaveBeenCalledExactlyOnceWith(result);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("leaving with nothing entered is cancel", async () => {
    const { onResult } = renderCard(form);

    await press("Close without answering");

    expect(await card("No answer was sent to Weather")).toHaveAttribute("data-state", "cancelled");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("leaving with something entered asks first, and what was discarded is gone", async () => {
    const { onResult } = renderCard(form);
    await enter("Name", "Ada");

    await press("Close without answering");
    expect(onResult).not.toHaveBeenCalled();
    await press("Discard");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
    expect(await card("No answer was sent to Weather")).not.toHaveTextContent("Ada");
  });

  test("Escape does nothing: it belongs to the page", async () => {
    const { onResult } = renderCard(form);
    await enter("Name", "Ada");

    await userEvent.keyboard("{Escape}{Escape}");

    expect(await card(open)).toHaveAttribute("data-state", "open");
    expect(onResult).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  });

  test("an answer that does not pass keeps the card open, with focus at what is wrong", async () => {
    const { onResult } = renderCard(form);

    await press("Send to Weather");

    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
    expect(screen.getByRole("textbox", { name: "Name" })).toBeInvalid();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("a page is opened, and the card names its host", async () => {
    const { onResult } = renderCard(page, { url: { open: () => true } });

    await press(/^Open page/);
    await press("Done");

    expect(await card("You opened login.example.com")).toHaveAttribute("data-state", "accepted");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept" });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test("focus goes from the button that is gone to the summary, which is then not read out twice", async () => {
    renderCard(form);
    await enter("Name", "Ada");

    await press("Send to Weather");

    const title = await screen.findByRole("heading", { name: "Sent to Weather" });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).not.toContain("Sent to Weather");
  });
});

describe("a request that is taken back", () => {
  test("is cancelled, and the card says that the server stopped waiting", async () => {
    const withdrawal = new AbortController();
    const { onResult } = renderCard(form, { signal: withdrawal.signal });
    await card(open);

    act(() => withdrawal.abort());

    const shown = await card("Weather stopped waiting");
    expect(shown).toHaveAttribute("data-state", "expired");
    expect(shown).toHaveTextContent("Nothing was sent");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("keeps what was typed, half-typed answers too, to be read", async () => {
    const withdrawal = new AbortController();
    renderCard(form, { signal: withdrawal.signal });
    await enter("Name", "Ada");
    await enter("Age", "1e");

    act(() => withdrawal.abort());

    const shown = await card("Weather stopped waiting");
    expect(unfold(shown)).toHaveTextContent("Nothing was sent to Weather. You had entered:");
    expect(answersIn(shown)).toEqual({ Name: "Ada", Age: "1e" });
  });

  test("has nothing to keep where only defaults were on screen", async () => {
    const withdrawal = new AbortController();
    const withDefault = formRequest({ city: { type: "string", title: "City", default: "Oslo" } });
    renderCard(withDefault, { signal: withdrawal.signal });
    await card("Weather asks a question");

    act(() => withdrawal.abort());

    expect(await card("Weather stopped waiting")).not.toHaveTextContent("Oslo");
  });

  test("is read out, without taking focus from where the person is", async () => {
    const withdrawal = new AbortController();
    renderCard(form, { signal: withdrawal.signal });
    await card(open);
    elsewhere().focus();

    act(() => withdrawal.abort());

    await heard("Weather stopped waiting");
    expect(elsewhere()).toHaveFocus();
  });

  test("has been taken back before it appeared: there is nothing to answer", async () => {
    const { onResult } = renderCard(form, { signal: AbortSignal.abort() });

    await card("Weather stopped waiting");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("a card that is unmounted answers cancel", async () => {
    const { onResult, unmount } = renderCard(form);
    await card(open);

    unmount();

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
  });
});

test("in StrictMode a card is open, is read out, and answers once", async () => {
  const { onResult } = renderCard(form, {}, { wrapper: StrictMode });
  await heard(open);
  await enter("Name", "Ada");

  await press("Send to Weather");

  await card("Sent to Weather");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } });
});
