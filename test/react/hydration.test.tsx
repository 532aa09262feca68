import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createElicitationQueue, ElicitationCard, ElicitationDialog, ElicitationHost } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { server } from "../support/server.js";

// A page rendered on a server, which the browser takes over. Markup that differs is reported on the console, and fails the test.

const form = formRequest({
  name: { type: "string", title: "Name" },
  age: { type: "integer", minimum: 1000, title: "Age" },
});
const answered = { action: "accept", content: { name: "Ada" } } as const;

/** The page as the server sends it, and taken over. */
function hydrate(page: ReactNode): void {
  const container = document.createElement("div");
  // jsdom's window makes packages take the server for a browser, of which React 18 warns. What the server writes to the console without one
  // is the matter of server-rendering.test.tsx.
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  container.innerHTML = renderToString(page);
  onError.mockRestore();
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
