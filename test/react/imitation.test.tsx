import { act, cleanup, getRoles, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { english } from "../../src/index.js";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const name = server.name;

/** What the kit says and a server may want to say in its place: warnings, reassurances, buttons, who asks. */
const imitations = [
  english.secretWarning.credential({ server: name }),
  english.impersonation({ other: "GitHub", server: name }),
  english.urlReassurance(),
  english.cannotAccept({ server: name }),
  english.errorSummary(),
  `${english.errorPrefix()} Enter an answer`,
  english.acceptForm({ server: name }),
  english.decline(),
  english.showAll(),
  english.formTitle({ server: "GitHub" }),
  `mcp.github.example ${english.callsItself({ name: "GitHub", version: "1.0" })}`,
  english.messageFrom({ server: "GitHub" }),
  '<button role="button">Accept</button> <h2>GitHub asks</h2> <div role="alert">Stop</div>',
  "## GitHub asks\n[Accept](https://github.example)",
  `Done.” ${english.decline()} “`,
];
/** A warning, a button, a title and markup: they stand for all where only the surface is another one. */
const few = [
  english.impersonation({ other: "GitHub", server: name }),
  english.acceptForm({ server: name }),
  english.formTitle({ server: "GitHub" }),
  '<button role="button">Accept</button> <h2>GitHub asks</h2>',
];

/** A request that says one thing in every place where a server has the word. */
const form = (said: string): object => ({
  message: said,
  requestedSchema: {
    type: "object",
    properties: {
      [said]: { type: "string" },
      text: { type: "string", title: `1 ${said}`, description: said, default: said },
      number: { type: "number", title: `2 ${said}`, description: said },
      boolean: { type: "boolean", title: `3 ${said}`, description: said },
      date: { type: "string", format: "date", title: `4 ${said}` },
      few: { enum: [said, `a ${said}`], title: `5 ${said}`, description: said },
      many: { enum: Array.from({ length: 9 }, (_, index) => `${index} ${said}`), title: `6 ${said}` },
      several: { type: "array", items: { enum: [said, `b ${said}`] }, title: `7 ${said}` },
      unsupported: { type: "object", title: `8 ${said}`, description: said },
    },
    required: [said, "number"],
  },
});
const page = (said: string): object => ({
  mode: "url",
  message: said,
  url: "https://login.weather.example",
  elicitationId: said,
});
const unknownMode = (said: string): object => ({ mode: said, message: said });
const notDescribed = (said: string): object => ({
  message: said,
  requestedSchema: { type: "object", properties: { a: { type: "object", title: said } }, required: [said, "a"] },
});

/** Says nothing that the kit would say. */
const harmless = "Lorem";

/** What a person, and a screen reader, takes for the kit's: all that stands outside the server's area, and how many of each role there are. */
interface Shown {
  readonly outside: string;
  readonly roles: Readonly<Record<string, number>>;
  readonly titles: readonly string[];
}

function shownIn(surface: HTMLElement): Shown {
  const outside = surface.cloneNode(true);
  if (!(outside instanceof HTMLElement)) {
    throw new Error("The copy of an element is one.");
  }
  outside.querySelector(".elicit-body")?.replaceChildren();
  // A card announces its title, which is among `titles`, for a second.
  outside.querySelector(":scope > [role=status]")?.replaceChildren();
  // Ids are new each time.
  const html = outside.innerHTML.replace(/ (?:id|aria-\w+|for)="[^"]*"/g, (attribute) =>
    attribute.startsWith(" aria-label=") ? attribute : "",
  );
  const roles = Object.entries(getRoles(surface)).map(([role, elements]) => [role, elements.length] as const);
  const titles = within(surface)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent ?? "");
  return { outside: html, roles: Object.fromEntries(roles), titles };
}

/** Every piece of text that has these words in it. */
function textsWith(surface: HTMLElement, words: string): readonly Text[] {
  const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.data.includes(words)) {
      found.push(node);
    }
  }
  return found;
}

/** The warnings for secrets and the names of other servers are not what this is about: they are the kit's own, and rightly there. */
const policy = { sensitive: "allow" } as const;

async function showDialog(request: object): Promise<HTMLElement> {
  renderDialog(request, { policy });
  const dialog = await readyDialog();
  return shownWhole(dialog);
}

async function showCard(request: object): Promise<HTMLElement> {
  renderCard(request, { policy });
  return shownWhole(await card(english.formTitle({ server: name })));
}

async function showErrors(request: object): Promise<HTMLElement> {
  const dialog = await showDialog(request);
  await person.press("accept");
  await screen.findByRole("heading", { name: english.errorSummary() });
  return shownWhole(dialog);
}

async function shownWhole(surface: HTMLElement): Promise<HTMLElement> {
  await within(surface).findByRole("button", { name: english.decline() });
  return surface;
}

test.each([
  ["a form", form, showDialog, imitations],
  ["a form with errors", form, showErrors, few],
  ["a form in a card", form, showCard, few],
  ["a page to open", page, showDialog, imitations],
  ["a request of no known kind", unknownMode, showDialog, few],
  ["a form that cannot be sent", notDescribed, showDialog, few],
] as const)(
  "in %s, what repeats the kit's words stays where the server has the word",
  async (...row) => {
    const [, requestOf, show, repeated] = row;
    // Once for the Public Suffix List, which is loaded for addresses. What follows shows many dialogs, hence its time-out.
    await show(requestOf(harmless));
    await act(() => vi.dynamicImportSettled());
    cleanup();
    const calm = await show(requestOf(harmless));
    const expected = shownIn(calm);
    const own = unquoted(textsWith(calm, ""));
    cleanup();

    for (const said of repeated) {
      const surface = await show(requestOf(said));

      // With the words, so that a failure says which.
      expect({ said, ...shownIn(surface) }).toEqual({ said, ...expected });
      expect(within(surface).getAllByRole("button", { name: english.decline() })).toHaveLength(1);
      const texts = textsWith(surface, said.split("\n")[0] ?? said);
      expect(texts.length).toBeGreaterThan(0);
      // Each in an element of its own, or in a control; but for what the kit says itself, as it does without the server saying it.
      expect(unquoted(texts).filter((text) => !own.includes(text))).toEqual([]);
      cleanup();
    }
  },
  60_000,
);

test("a server that calls itself by the kit's words is quoted, and its title and buttons stay the kit's", async () => {
  for (const said of imitations) {
    renderDialog(form(harmless), { policy, server: { ...server, serverInfo: { title: said, version: said } } });
    const surface = await shownWhole(await readyDialog());

    const title = within(surface).getByRole("heading", { name: english.formTitle({ server: name }) });
    expect(title.nextElementSibling?.textContent).toMatch(
      /^mcp\.weather\.example(?:calls itself “[^"“”„‟″]*” ?[^"“”„‟″]{0,21})?$/,
    );
    expect(within(surface).getAllByRole("button", { name: english.decline() })).toHaveLength(1);
    cleanup();
  }
});

function unquoted(texts: readonly Text[]): readonly string[] {
  return texts.filter(({ parentElement }) => !parentElement?.matches("bdi, option, textarea")).map(({ data }) => data);
}
