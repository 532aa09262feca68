import { screen, waitFor } from "@testing-library/react";
import { vi } from "vitest";
import { approvals } from "../../src/approval/index.js";
import { steps } from "../../src/form/steps.js";
import { createDraftMemory, type ElicitationCardProps, type ElicitationDialogProps, english } from "../../src/index.js";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { approvalRequest, everyArgument } from "./approval-request.js";
import { formRequest } from "./form-request.js";
import { type Person, readyDialog } from "./person.js";
import { cards, renderCard } from "./render-card.js";
import { renderDialog } from "./render-dialog.js";
import { renderDock } from "./render-dock.js";
import { server } from "./server.js";

type Props = Partial<ElicitationDialogProps> & Partial<ElicitationCardProps>;

/** A request as a person may see it, and how it comes to look like that. */
export interface State {
  readonly name: string;
  readonly surface: "dialog" | "dock" | "card";
  readonly request: unknown;
  /** Made anew each time: some of them remember. */
  readonly props?: () => Props;
  /** What happens after the request has been shown. */
  readonly walk?: (person: Person, rerender: (props: Props) => void) => Promise<void>;
  /** Matches an element that is there once the state has been reached. */
  readonly reached?: string;
}

/** Shows a request in a state, and returns the element with role `dialog`, or the card. */
export async function showState(state: State, person: Person): Promise<HTMLElement> {
  const { surface, request, props = () => ({}), walk, reached } = state;
  const [renderSurface, shownSurface] = surfaces[surface];
  const { rerender } = renderSurface(request, props());
  const shown = await shownSurface();
  await walk?.(person, rerender);
  await waitFor(() => {
    if (reached && !shown.querySelector(reached)) throw new Error(`“${state.name}” is not reached: no ${reached}.`);
  });
  return shown;
}

const surfaces = {
  dialog: [renderDialog, readyDialog],
  dock: [renderDock, readyDialog],
  card: [renderCard, shownCard],
} as const;

function shownCard(): Promise<HTMLElement> {
  return waitFor(() => {
    const [card] = cards();
    if (!card) throw new Error("No card is shown.");
    return card;
  });
}

const [everything, page] = serverEverything.requests.map(({ params }) => params);
const name = { type: "string", title: "Name" };
const units = { type: "string", title: "Unit", enum: ["Celsius", "Fahrenheit"] };
const days = { type: "array", title: "Days", items: { type: "string", enum: ["Monday", "Friday"] }, minItems: 1 };
const confirmed = { type: "boolean", title: "Include warnings?" };
const environment = {
  type: "string",
  title: "Environment",
  oneOf: [
    { const: "preview", title: "Preview", description: "A copy of its own, gone after 7 days" },
    { const: "staging", title: "Staging", description: "Shared by the team" },
  ],
};
const short = formRequest({ name, units }, ["name"]);
const secret = formRequest({ name, token: { type: "string", title: "API token" } });
const cities = ["Aachen", "Bergen", "Cádiz", "Dublin", "Espoo", "Faro", "Gdańsk", "Haarlem"];
const onceNamed = { action: "enable", when: { field: "name", operator: "isSet" } } as const;
const minute = 60_000;
const asApproval = { isApproval: true, approvals };
const never = (): Promise<never> => new Promise(() => undefined);

/** Waits for a step of a form that asks one question at a time. */
function stage(step: string): Promise<void> {
  return waitFor(() => {
    if (!document.querySelector(`[data-ready][data-stage="${step}"]`)) throw new Error(`It is not at ${step}.`);
  });
}

/** Answers a name and a unit, one at a time, and then presses a button. */
async function toThirdQuestion(person: Person, button: string): Promise<void> {
  await person.type("Name", "Ada");
  await person.pressButton(english.next());
  await stage("question-2");
  await person.pressButton("Celsius");
  await stage("question-3");
  await person.pressButton(button);
}

const longMessage = Array.from(
  { length: 30 },
  (_, index) => `${index + 1}. The station reports wind, rain and pressure every ten minutes.`,
).join("\n");

/** Every state of the kit. */
export const states: readonly State[] = [
  // Forms
  { name: "form", surface: "dialog", request: everything },
  {
    name: "form with the rarer kinds of fields",
    surface: "dialog",
    request: formRequest(
      {
        confirmed,
        start: { type: "string", title: "Start", format: "date-time", default: "2026-11-27T14:30:00Z" },
        site: { type: "string", title: "Site", format: "uri", default: "https://user@192.168.0.1:8443/" },
        notes: { type: "string", title: "Notes", description: "What else matters", maxLength: 2000 },
        city: { type: "string", title: "City", enum: cities },
        extra: { type: "object", title: "Extra" },
      },
      ["confirmed"],
    ),
    props: () => ({ timeZone: "Europe/Berlin" }),
  },
  {
    name: "fields as hints would have them",
    surface: "dialog",
    request: formRequest({
      first: { type: "string", title: "First name" },
      last: { type: "string", title: "Last name", description: "As in your passport" },
      account: { type: "string", title: "Account", default: "weather-4711" },
      level: { type: "integer", title: "Level", minimum: 0, maximum: 10 },
      warmth: { type: "number", title: "Warmth", minimum: -20, maximum: 40, default: 21.5 },
      sound: { type: "boolean", title: "Sound", default: true },
      night: { type: "boolean", title: "Quiet at night", description: "From ten to six" },
      units: { ...units, default: "Celsius" },
      alerts: {
        type: "array",
        title: "Alerts",
        items: { type: "string", enum: cities.slice(0, 3) },
        default: ["Bergen"],
      },
    }),
    props: () => ({
      fields: {
        first: { rendering: { placeholder: "Ada", gridColumn: 1 } },
        last: { rendering: { gridColumn: 2 } },
        account: { rendering: { readOnly: true } },
        level: { rendering: { displayStyle: "slider", helpText: "10 is a hurricane" } },
        warmth: { rendering: { displayStyle: "slider" } },
        sound: { rendering: { displayStyle: "toggle" } },
        night: { rendering: { displayStyle: "toggle" } },
        units: { rendering: { displayStyle: "segmented" } },
        alerts: { rendering: { displayStyle: "chips" } },
      },
    }),
  },
  {
    name: "options to be searched and unfolded, and an address to be tried",
    surface: "dialog",
    request: formRequest({
      city: { type: "string", title: "City", enum: cities, default: "Cádiz" },
      days: { ...days, default: ["Monday", "Friday"] },
      site: { type: "string", title: "Site", format: "uri", default: "https://user@192.168.0.1:8443/" },
    }),
    props: () => ({
      fields: {
        city: { rendering: { searchable: true } },
        days: { rendering: { displayStyle: "dropdown" } },
        site: { rendering: { testButton: true } },
      },
    }),
    walk: async (person) => {
      await person.unfold("Monday and Friday");
      await person.unfold(english.tryAddress());
      await person.type("Filter City", "a");
      // The count follows a moment after the last key.
      await screen.findByText(/^\d+ of \d+ options$/);
    },
  },
  { name: "confirmation", surface: "dialog", request: formRequest({}) },
  {
    name: "question",
    surface: "dialog",
    request: formRequest({ environment }, ["environment"]),
    walk: (person) => person.choose("Environment", "Staging"),
  },
  {
    name: "question that one press has answered",
    surface: "dialog",
    request: { ...formRequest({ confirmed }, ["confirmed"]), message: "Include warnings? They come at night, too." },
    props: () => ({ quickAnswers: true, onAccept: never }),
    walk: (person) => person.pressButton("Yes"),
    reached: "[data-chosen]",
  },
  {
    name: "one question at a time",
    surface: "dialog",
    request: formRequest({ name, units, days }, ["name"]),
    props: () => ({ layout: steps }),
    walk: (person) => toThirdQuestion(person, english.back()),
    reached: "[data-step=later] [aria-pressed=true]",
  },
  {
    name: "answers to check before they are sent",
    surface: "dialog",
    request: formRequest({ name, units, confirmed }, ["name"]),
    props: () => ({ layout: steps }),
    walk: (person) => toThirdQuestion(person, english.skip()),
    reached: ".elicit-review",
  },
  { name: "question of one line", surface: "card", request: formRequest({ name: { ...name, maxLength: 60 } }) },
  {
    name: "errors",
    surface: "dialog",
    request: formRequest({ name, age: { type: "integer", title: "Age", minimum: 18 }, confirmed }, ["name"]),
    walk: async (person) => {
      await person.type("Age", "x");
      await person.press("accept");
    },
    reached: ".elicit-summary",
  },
  {
    name: "errors in groups",
    surface: "dialog",
    request: formRequest({ units, city: { type: "string", title: "City", enum: cities }, days, confirmed }, [
      "units",
      "city",
      "days",
      "confirmed",
    ]),
    walk: (person) => person.press("accept"),
    reached: "[data-invalid]",
  },
  {
    name: "one error",
    surface: "dialog",
    request: short,
    walk: (person) => person.press("accept"),
    reached: "[data-invalid]",
  },
  {
    name: "discard question",
    surface: "dialog",
    request: short,
    walk: async (person) => {
      await person.type("Name", "Ada");
      await person.press("cancel");
    },
    reached: "[role=alertdialog]",
  },
  {
    name: "sending",
    surface: "dialog",
    request: short,
    props: () => ({ onAccept: never }),
    walk: async (person) => {
      await person.type("Name", "Ada");
      await person.press("accept");
    },
    reached: "[data-busy]",
  },
  {
    name: "sending failed",
    surface: "dialog",
    request: short,
    props: () => ({ onAccept: () => Promise.reject(new Error("offline")) }),
    walk: async (person) => {
      await person.type("Name", "Ada");
      await person.press("accept");
    },
    reached: ".elicit-failure:not(:empty)",
  },
  {
    name: "answers refused by the server",
    surface: "dialog",
    request: short,
    props: () => ({
      onAccept: () => ({ fields: { name: "Nobody is called that" }, form: "There is no such station" }),
    }),
    walk: async (person) => {
      await person.type("Name", "Ada");
      await person.press("accept");
    },
    reached: "[data-invalid]",
  },
  {
    name: "answers refused for good",
    surface: "dialog",
    request: short,
    props: () => ({ maxAttempts: 1, onAccept: () => ({ form: "There is no such station" }) }),
    walk: async (person) => {
      await person.type("Name", "Ada");
      await person.press("accept");
    },
    reached: "[data-action=accept][aria-disabled=true]",
  },
  {
    name: "answers restored",
    surface: "dialog",
    request: short,
    props: () => ({ drafts: createDraftMemory() }),
    walk: async (person, rerender) => {
      await person.type("Name", "Ada");
      rerender({ request: page });
      rerender({ request: short });
    },
    reached: ".elicit-restored:not(:empty)",
  },
  {
    name: "fields that other answers disable",
    surface: "dialog",
    request: formRequest({ name, units, days, city: { type: "string", title: "City", enum: cities } }),
    props: () => ({
      fields: Object.fromEntries(["units", "days", "city"].map((field) => [field, { conditions: [onceNamed] }])),
    }),
    reached: ".elicit-switch:disabled",
  },
  { name: "form in the dock", surface: "dock", request: { ...short, message: "Where shall the guide go?" } },
  {
    name: "form folded in the dock",
    surface: "dock",
    request: { ...short, message: "Where shall the guide go?" },
    props: () => ({ timeLimit: { initial: 5 * minute, warning: 0 } }),
    walk: (person) => person.pressButton(english.collapse()),
    reached: ".elicit-bar",
  },
  {
    name: "question one at a time in the dock",
    surface: "dock",
    request: { ...short, message: "Two questions before the first alert." },
    props: () => ({ layout: steps }),
    reached: "[data-step]",
  },
  {
    name: "question of one line in the dock",
    surface: "dock",
    request: { ...formRequest({ name: { ...name, maxLength: 60 } }), message: "Whom shall the alert greet?" },
  },
  {
    name: "answer in own words",
    surface: "dialog",
    request: formRequest({
      tone: { title: "Tone", anyOf: [{ type: "string", enum: ["Formal", "Warm"] }, { type: "string" }] },
    }),
    walk: (person) => person.choose("Tone", english.ownWords()),
  },
  { name: "secret closed", surface: "dialog", request: secret, reached: "[data-secret=closed]" },
  {
    name: "secret opened",
    surface: "dialog",
    request: secret,
    walk: (person) => person.pressButton(english.openSecret({ label: "API token" })),
    reached: "[data-secret=open]",
  },
  {
    name: "required question without a control",
    surface: "dialog",
    request: formRequest({ name, profile: { type: "object", title: "Profile" } }, ["profile"]),
  },
  { name: "request that cannot be shown", surface: "dialog", request: { mode: "voice", message: "Say something" } },

  // Pages
  {
    name: "page to open",
    surface: "dialog",
    request: { ...page, url: "https://login.weather.example/oauth?client=1" },
  },
  {
    name: "page with warnings",
    surface: "dialog",
    request: { ...page, url: "https://weather.example@xn--pple-43d.example:8443/" },
  },
  {
    name: "page with a long message",
    surface: "dialog",
    request: { ...page, message: longMessage, url: `https://login.weather.example/${"station/".repeat(40)}` },
  },
  { name: "page refused", surface: "dialog", request: { ...page, url: "http://login.weather.example/" } },
  {
    name: "page opened",
    surface: "dialog",
    request: { ...page, url: "https://login.weather.example/oauth" },
    props: () => ({ url: { open: () => true, acceptOn: "finish" } }),
    walk: (person) => person.press("accept"),
    reached: "[data-action=reopen]",
  },
  {
    name: "page that did not open",
    surface: "dialog",
    request: { ...page, url: "https://login.weather.example/oauth" },
    props: () => ({ url: { open: () => false } }),
    walk: (person) => person.press("accept"),
    reached: "[role=alert]",
  },

  // What stands around the request
  {
    name: "another server's name",
    surface: "dialog",
    request: { ...short, message: "GіtHub needs to know who you are." },
    props: () => ({ policy: { knownServers: ["GitHub", server.name] } }),
  },
  {
    name: "position in the queue, a server's own name, and a way to mute it",
    surface: "dialog",
    request: short,
    props: () => ({
      server: { ...server, serverInfo: { name: "weather-mcp", title: "Weather and more", version: "2.1.0" } },
      pending: { position: { index: 1, total: 3 } },
      onMute: () => undefined,
    }),
  },
  {
    name: "time limit",
    surface: "dialog",
    request: short,
    props: () => ({ timeLimit: { initial: 5 * minute, warning: minute } }),
    reached: "[data-phase=active]",
  },
  {
    name: "time limit with a warning",
    surface: "dialog",
    request: short,
    props: () => ({ timeLimit: { initial: 2 * minute, warning: 3 * minute } }),
    reached: "[data-phase=warned]",
  },
  {
    name: "time is up",
    surface: "dialog",
    request: short,
    // Without a warning, after which the person would be given some seconds more.
    props: () => ({ timeLimit: { initial: 5 * minute, warning: 0 } }),
    walk: async (person) => {
      await person.type("Name", "Ada");
      const now = Date.now();
      vi.spyOn(Date, "now").mockReturnValue(now + 6 * minute);
    },
    reached: ".elicit-settled",
  },
  {
    name: "call ended",
    surface: "dialog",
    request: short,
    walk: async (person, rerender) => {
      await person.type("Name", "Ada");
      rerender({ signal: AbortSignal.abort("ended") });
    },
    reached: ".elicit-settled",
  },
  {
    name: "call ended with nothing entered",
    surface: "dialog",
    request: short,
    walk: async (_person, rerender) => rerender({ signal: AbortSignal.abort("ended") }),
    reached: ".elicit-settled",
  },

  // Requests to run a tool
  { name: "approval", surface: "dialog", request: everyArgument, props: () => asApproval },
  {
    name: "approval that lasts",
    surface: "dialog",
    request: approvalRequest,
    props: () => asApproval,
    walk: (person) => person.pressButton("Always allow…"),
    reached: "[data-look=lasting]",
  },
  {
    name: "approval denied with a reason",
    surface: "dialog",
    request: approvalRequest,
    props: () => asApproval,
    walk: async (person) => {
      await person.pressButton("Deny with a reason");
      await person.type("Reason optional", "Push to a branch instead");
    },
    reached: "[data-look=reason]",
  },
  {
    name: "approval that cannot be shown whole",
    surface: "dialog",
    request: { ...approvalRequest, arguments: { filter: JSON.parse("[".repeat(40) + "]".repeat(40)) as unknown } },
    props: () => asApproval,
  },
  {
    name: "approval, allowed",
    surface: "card",
    request: approvalRequest,
    props: () => ({ ...asApproval, result: { action: "accept", content: { option: "once" } } }),
  },

  // In a transcript
  { name: "card", surface: "card", request: short },
  { name: "card with a page to open", surface: "card", request: page },
  { name: "card of a call", surface: "card", request: short, props: () => ({ tool: { name: "subscribe_alerts" } }) },
  {
    name: "card, answered",
    surface: "card",
    request: everything,
    props: () => ({ result: { action: "accept", content: longAnswers } }),
  },
  { name: "card, declined", surface: "card", request: short, props: () => ({ result: { action: "decline" } }) },
  { name: "card, cancelled", surface: "card", request: short, props: () => ({ result: { action: "cancel" } }) },
  { name: "card, page opened", surface: "card", request: page, props: () => ({ result: { action: "accept" } }) },
  {
    name: "card, expired",
    surface: "card",
    request: short,
    walk: async (_person, rerender) => rerender({ signal: AbortSignal.abort() }),
    reached: ".elicit-once",
  },
];

const longAnswers = {
  name: "Ada Lovelace",
  check: true,
  firstLine: "It was a dark and stormy night. ".repeat(40).trim(),
  email: "ada@example.com",
  homepage: "https://ada.example/notes",
  birthdate: "1815-12-10",
  integer: 42,
  number: 3.14,
  untitledSingleSelectEnum: "Monica",
  untitledMultipleSelectEnum: ["Guitar", "Piano"],
  titledSingleSelectEnum: "hero-1",
  titledMultipleSelectEnum: ["fish-1"],
  legacyTitledEnum: "pet-1",
};
