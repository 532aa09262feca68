import { UrlElicitationRequiredError } from "@modelcontextprotocol/client";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { createElicitationQueue, ElicitationHost, english } from "../../src/index.js";
import { readyDialog, words } from "../support/person.js";
import { sessions } from "./connections.js";

// A call that is refused until a page has been opened, with the dialog that opens it.

const pages = [{ mode: "url" as const, message: "Sign in", url: "https://login.example.com/a", elicitationId: "e-1" }];

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  /** A person who has been asked, and has opened the page. */
  async function openPage() {
    const queue = createElicitationQueue();
    const openUrl = vi.fn(() => true);
    render(<ElicitationHost queue={queue} url={{ open: openUrl }} activationDelay={0} />);
    const { call, complete } = await connect(queue);
    const reply = call(() => {
      if (openUrl.mock.calls.length === 0) throw new UrlElicitationRequiredError(pages);
      return Promise.resolve(["Frost"]);
    }).catch((error: unknown) => error);
    await readyDialog();
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${english.acceptUrl()}`) }));
    await screen.findByRole("button", { name: english.urlFinished() });
    expect(openUrl).toHaveBeenCalledOnce();
    return { reply, complete, queue };
  }

  test("goes on when the person says that they have finished", async () => {
    const { reply, queue } = await openPage();

    await userEvent.click(screen.getByRole("button", { name: english.urlFinished() }));

    expect(await reply).toEqual(["Frost"]);
    await waitFor(() => expect(queue.getSnapshot().current).toBeUndefined());
  });

  test("goes on when the server says so", async () => {
    const { reply, complete, queue } = await openPage();

    await act(() => complete("another"));
    expect(screen.getByRole("button", { name: english.urlFinished() })).toBeVisible();
    await act(() => complete("e-1"));

    expect(await reply).toEqual(["Frost"]);
    await waitFor(() => expect(queue.getSnapshot().current).toBeUndefined());
  });

  test("stays refused when the person gives it up on the way", async () => {
    const { reply } = await openPage();

    await userEvent.click(screen.getByRole("button", { name: words.cancel }));

    expect(await reply).toMatchObject({ code: -32042 });
  });
});
