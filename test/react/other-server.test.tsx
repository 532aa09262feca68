import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ElicitationDialogProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const knownServers = ["GitHub", "Weather", "Payments (EU)"];
const warning = "This request uses the name of GitHub. It comes from Weather.";
/** With a Cyrillic letter. */
const lookAlike = "GіtHub";

const form = (message: string, properties: Readonly<Record<string, object>> = {}): object => ({
  ...formRequest({ name: { type: "string", title: "Name" }, ...properties }),
  message,
});
const choice = (option: string): object =>
  form("Please answer", { forge: { type: "string", title: "Forge", enum: [option, "Other"] } });
const page = {
  mode: "url",
  message: `Sign in to ${lookAlike}`,
  url: "https://login.weather.example",
  elicitationId: "e-1",
};

/** The sentence that points another server out. */
const findWarning = (): Promise<HTMLElement> =>
  screen.findByText(
    (_, element) => element?.localName === "p" && element.textContent === warning && element.role === null,
  );

/** Whatever points another server out: the dialog is there, and all that it loads. */
async function warningOf(request: object, props: Partial<ElicitationDialogProps>): Promise<string | undefined> {
  renderDialog(request, { policy: { knownServers }, ...props });
  const dialog = await readyDialog();
  await waitFor(() => expect(within(dialog).getAllByRole("button").length).toBeGreaterThan(1));
  return /This request uses the name of [^.]*\. It comes from [^.]*\./.exec(dialog.textContent ?? "")?.[0];
}

describe("a request that poses as another of the host's servers says so", () => {
  test.each([
    ["in what it calls itself", form("Please answer"), { server: { ...server, serverInfo: { title: "GitHub" } } }],
    ["in its message, in look-alike letters", form(`${lookAlike} needs to know who you are.`), {}],
    ["in a label", form("Please answer", { user: { type: "string", title: `${lookAlike} user` } }), {}],
    ["in a hint", form("Please answer", { user: { type: "string", description: `As on ${lookAlike}` } }), {}],
    ["in an option", choice(lookAlike), {}],
    ["where it wants to open a page", page, {}],
    ["where it cannot be shown", { mode: "other", message: `${lookAlike} asks` }, {}],
  ])("%s", async (_where, request, props) => {
    renderDialog(request, { policy: { knownServers }, ...props });

    expect(await findWarning()).toBeVisible();
  });

  test("and so does a card", async () => {
    renderCard(form(`${lookAlike} needs to know who you are.`), { policy: { knownServers } });

    expect(await card("Weather asks a question")).toContainElement(await findWarning());
  });

  test("aloud, once and politely", async () => {
    renderDialog(form(`${lookAlike} needs to know who you are.`), { policy: { knownServers } });

    const spoken = (): readonly (string | null)[] =>
      screen.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken()).toContain(warning));
    await waitFor(() => expect(spoken()).not.toContain(warning), { timeout: 3000 });
  });

  test("outside of where a server can write, between who asks and what for", async () => {
    renderDialog(page, { policy: { knownServers } });

    const sentence = await findWarning();

    const message = await screen.findByText(`Sign in to ${lookAlike}`);
    const title = screen.getByRole("heading", { level: 2 });
    expect(title.compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sentence.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(message.closest(".elicit-body")).not.toContainElement(sentence);
  });

  test("with both names kept from turning the words around them", async () => {
    renderDialog(form(`${lookAlike} needs to know who you are.`), { policy: { knownServers } });

    const names = within(await findWarning()).getAllByText(/GitHub|Weather/, { selector: "bdi" });

    expect(names.map(({ textContent }) => textContent)).toEqual(["GitHub", "Weather"]);
  });

  test("in a host's own words", async () => {
    const impersonation = ({ other, server: own }: { other: string; server: string }) => `${own}, not ${other}!`;
    renderDialog(page, { policy: { knownServers }, messages: { impersonation } });

    expect(await readyDialog()).toHaveTextContent("Weather, not GitHub!");
  });
});

describe("nothing is said", () => {
  test.each([
    ["of the server itself", form("Weather needs to know who you are."), {}],
    ["of another one's name as it is: a request may be about it", form("Which GitHub repository?"), {}],
    ["of what only contains a name", form(`${lookAlike}ber or not?`), {}],
    ["where the host knows of no others", form(`${lookAlike} asks`), { policy: { knownServers: [] } }],
    ["where the host does not say which it knows", form(`${lookAlike} asks`), { policy: { knownServers: undefined } }],
    ["of a name across two labels", form("Please answer", { git: { type: "string" }, hub: { type: "string" } }), {}],
    ["of an answer that is filled in", form("Please answer", { a: { type: "string", default: lookAlike } }), {}],
    ["of its own name", form("x"), { server: { ...server, serverInfo: { title: server.name } } }],
    ["of an option that names another one", choice("Post to GitHub"), {}],
    [
      "of the host's own words for a field",
      form("Please answer"),
      { fields: { name: { label: `Your name on ${lookAlike}` } } },
    ],
  ])("%s", async (_what, request, props) => {
    expect(await warningOf(request, props)).toBeUndefined();
  });
});
