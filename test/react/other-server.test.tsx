import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ElicitationDialogProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const knownServers = ["GitHub", "Weather", "Payments (EU)"];
const warning = "This request mentions GitHub. It comes from Weather.";

const form = (message: string, properties: Readonly<Record<string, object>> = {}): object => ({
  ...formRequest({ name: { type: "string", title: "Name" }, ...properties }),
  message,
});
const choice = (option: string): object =>
  form("Please answer", { forge: { type: "string", title: "Forge", enum: [option, "Other"] } });
const page = { mode: "url", message: "Sign in to GitHub", url: "https://login.weather.example", elicitationId: "e-1" };

/** The sentence that points another server out. */
const findWarning = (): Promise<HTMLElement> =>
  screen.findByText(
    (_, element) => element?.localName === "p" && element.textContent === warning && element.role === null,
  );

/** Whatever points another server out: the dialog is there, and all that it loads. */
async function warningOf(request: object, props: Partial<ElicitationDialogProps>): Promise<string | undefined> {
  renderDialog(request, { knownServers, ...props });
  const dialog = await readyDialog();
  // The words are loaded with the form; what would be shown is by then.
  await import("../../src/secrets/other-server-notice.js");
  await waitFor(() => expect(within(dialog).getAllByRole("button").length).toBeGreaterThan(1));
  return /This request mentions [^.]*\. It comes from [^.]*\./.exec(dialog.textContent ?? "")?.[0];
}

describe("a request that speaks of another of the host's servers says so", () => {
  test.each([
    ["its message", form("GitHub needs to know who you are."), {}],
    ["its message, in letters that only look the same", form("GіtHub needs to know who you are."), {}],
    ["a label", form("Please answer", { user: { type: "string", title: "GitHub user" } }), {}],
    ["a hint", form("Please answer", { user: { type: "string", description: "As on G1THUB" } }), {}],
    ["the name of a property without a title", form("Please answer", { github: { type: "string" } }), {}],
    ["what it calls itself", form("Please answer"), { server: { ...server, serverInfo: { title: "GitHub" } } }],
    ["an option, in letters that only look the same", choice("G1tHub"), {}],
    ["a page to open", page, {}],
    ["a request that cannot be shown", { mode: "other", message: "GitHub asks" }, {}],
  ])("in %s", async (_where, request, props) => {
    renderDialog(request, { knownServers, ...props });

    expect(await findWarning()).toBeVisible();
  });

  test("where it calls itself by an everyday word that is another's name", async () => {
    const self = { ...server, serverInfo: { title: "N0tes" } };

    expect(await warningOf(form("Please answer"), { knownServers: ["Notes"], server: self })).toBe(
      "This request mentions Notes. It comes from Weather.",
    );
  });

  test("and so does a card", async () => {
    renderCard(form("GitHub needs to know who you are."), { knownServers });

    expect(await card("Weather asks for information")).toContainElement(await findWarning());
  });

  test("aloud, once and politely", async () => {
    renderDialog(form("GitHub needs to know who you are."), { knownServers });

    const spoken = (): readonly (string | null)[] =>
      screen.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken()).toContain(warning));
    await waitFor(() => expect(spoken()).not.toContain(warning), { timeout: 3000 });
  });

  test("outside of where a server can write, between who asks and what for", async () => {
    renderDialog(page, { knownServers });

    const sentence = await findWarning();

    const message = await screen.findByText("Sign in to GitHub");
    const title = screen.getByRole("heading", { level: 2 });
    expect(title.compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sentence.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(message.closest(".elicit-body")).not.toContainElement(sentence);
  });

  test("with both names kept from turning the words around them", async () => {
    renderDialog(form("GitHub needs to know who you are."), { knownServers });

    const names = within(await findWarning()).getAllByText(/GitHub|Weather/, { selector: "bdi" });

    expect(names.map(({ textContent }) => textContent)).toEqual(["GitHub", "Weather"]);
  });

  test("in a host's own words", async () => {
    const namesOtherServer = ({ other, server: own }: { other: string; server: string }) => `${own}, not ${other}!`;
    renderDialog(form("Your Payments-EU account"), { knownServers, messages: { namesOtherServer } });

    expect(await screen.findByText(/^, not/)).toHaveTextContent("Weather, not Payments (EU)!");
  });
});

describe("nothing is said", () => {
  test.each([
    ["of the server itself", form("Weather needs to know who you are."), {}],
    ["of what only contains a name", form("Githubber or not?"), {}],
    ["where the host knows of no others", form("GitHub asks"), { knownServers: [] }],
    ["where the host does not say which it knows", form("GitHub asks"), { knownServers: undefined }],
    ["of a name across two labels", form("Please answer", { git: { type: "string" }, hub: { type: "string" } }), {}],
    ["of an answer that is filled in", form("Please answer", { a: { type: "string", default: "GіtHub" } }), {}],
    ["of an everyday word", form("Take notes"), { knownServers: ["Notes", "AI", "a"] }],
    ["of its own name", form("x"), { server: { ...server, serverInfo: { title: server.name } } }],
    ["of an option, for a server may well offer a choice of others", choice("Post to GitHub"), {}],
    [
      "of the host's own words for a field",
      form("Please answer"),
      { fields: { name: { label: "Your name on GitHub" } } },
    ],
  ])("%s", async (_what, request, props) => {
    expect(await warningOf(request, props)).toBeUndefined();
  });
});
