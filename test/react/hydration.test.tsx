import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createElicitationQueue, ElicitationCard, ElicitationDialog, ElicitationHost } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { hands, person } from "../support/jsdom-person.js";
import { server } from "../support/server.js";

// A page rendered on a server, which the browser takes over. Markup that differs is reported on the console, and fails the test.

const form = formRequest({
  name: { type: "string", title: "Name" },
  age: { type: "integer", minimum: 1000, title: "Age" },
});
const answered = { action: "accept", content: { name: "Ada" } } as const;

interface Places {
  /** Goes to where the server is. */
  readonly elsewhere: () => void;
  /** Comes back to the browser. */
  readonly here: () => void;
}

/** The page as the server sends it, and taken over. */
function hydrate(page: ReactNode, places?: Places): void {
  const container = document.createElement("div");
  // jsdom's window makes packages take the server for a browser, of which React 18 warns. What the server writes to the console without one
  // is the matter of server-rendering.test.tsx.
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  places?.elsewhere();
  container.innerHTML = renderToString(page);
  onError.mockRestore();
  places?.here();
  document.body.append(container);
  render(page, { container, hydrate: true });
}

test("a host shows what has come meanwhile", async () => {
  const queue = createElicitationQueue();
  const result = queue.elicit(form, { server });

  hydrate(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
  await person.type("Name", "Ada");
  await person.press("accept");

  expect(await result).toEqual(answered);
});

test("a dialog opens, and is answered", async () => {
  const onResult = vi.fn();

  hydrate(
    <ElicitationDialog request={form} server={server} onResult={onResult} activationDelay={0} waitForTyping={0} />,
  );
  await person.type("Name", "Ada");
  await person.press("accept");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered));
});

test("a card that has been answered says so from the start", () => {
  hydrate(<ElicitationCard request={form} server={server} result={answered} onResult={() => undefined} />);

  expect(document.querySelector("[data-elicitation-card]")).toHaveAttribute("data-state", "accepted");
});

test("a card is taken over as it is, with its fields, and answers nothing by itself", async () => {
  const onResult = vi.fn();

  hydrate(<ElicitationCard request={form} server={server} onResult={onResult} activationDelay={0} />);

  expect(screen.getByRole("textbox", { name: "Name" })).toBeVisible();
  expect(document.querySelector("form")).not.toHaveAttribute("inert");
  await waitFor(() => expect(document.querySelector("[data-elicitation-card]")).toHaveAttribute("data-ready"));
  expect(onResult).not.toHaveBeenCalled();
});

describe("a card that was rendered in another language and time zone than the browser's", () => {
  const request = formRequest({
    start: { type: "string", format: "date-time", title: "Start", default: "2026-12-01T15:00:00Z" },
    seats: { type: "integer", minimum: 1000, maximum: 25_000, title: "Seats", default: 1500 },
    note: { type: "string", maxLength: 12_000, title: "Note" },
  });
  const elsewhere = (): void => {
    const own = process.env["TZ"];
    process.env["TZ"] = "Asia/Tokyo";
    vi.spyOn(Intl.PluralRules.prototype, "resolvedOptions").mockReturnValue({
      ...new Intl.PluralRules("de-DE").resolvedOptions(),
    });
    onTestFinished(() => void (process.env["TZ"] = own));
  };
  const here = (): void => {
    process.env["TZ"] = "America/New_York";
    vi.restoreAllMocks();
  };

  test("is taken over, and its fields are those of the browser's", async () => {
    const onResult = vi.fn();

    hydrate(<ElicitationCard request={request} server={server} onResult={onResult} activationDelay={0} />, {
      elsewhere,
      here,
    });

    expect(screen.getByLabelText(/Start/)).toHaveValue("2026-12-01T10:00");
    expect(screen.getByText(/GMT-05:00/)).toBeVisible();
    expect(screen.getByText(/12,000/)).toBeVisible();
    await waitFor(() => expect(document.querySelector("[data-elicitation-card]")).toHaveAttribute("data-ready"));
    await hands.click(screen.getByRole("button", { name: "Send to Weather" }));
    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({
        action: "accept",
        content: { start: "2026-12-01T15:00:00Z", seats: 1500 },
      }),
    );
  });

  test("is taken over with its answers", () => {
    const result = { action: "accept", content: { start: "2026-12-01T15:00:00Z", seats: 1500 } } as const;

    hydrate(<ElicitationCard request={request} server={server} result={result} onResult={() => undefined} />, {
      elsewhere,
      here,
    });

    expect(screen.getByText("December 1, 2026 at 10:00 AM EST")).toBeVisible();
    expect(screen.getByText("1,500")).toBeVisible();
  });
});
