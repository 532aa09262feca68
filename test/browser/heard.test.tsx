import "../../src/styles.css";
import { waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { parseRequest } from "../../src/core/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { asKeys } from "../support/hands.js";
import { readyDialog } from "../support/person.js";
import {
  type Entry,
  publicAnswer,
  publicConfirmations,
  publicForms,
  publicOptions,
  publicRequest,
  publicTexts,
} from "../support/public-requests.js";
import { type Heard, listen, press, transcript } from "../support/reader.js";
import { type RenderedDialog, renderDialog } from "../support/render-dialog.js";
import { showState, states } from "../support/states.js";

beforeAll(calmBrowser);

/** Without a label, an entry is for the only control. */
const requests: readonly (readonly [name: string, entries: readonly Entry[]])[] = [
  ...publicConfirmations.map((name) => [name, []] as const),
  ...publicOptions.map(([name, option]) => [name, [{ label: "", option }]] as const),
  ...publicTexts.map(([name, text]) => [name, [{ label: "", text }]] as const),
  ...Object.entries(publicForms),
];

describe("a request of a public server is heard", () => {
  test.each(requests)("in its order, and each part once: %s", async (name) => {
    const { heard, message, fields } = await hear(name);

    const parts = [
      isHeading,
      isText("Message from"),
      isText(firstWord(message)),
      ...fields.map(({ label }) => isControl(label)),
      isSend,
    ];
    const places = parts.map((isPart) => heard.findIndex(isPart));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const lines = transcript(heard).map((line) => line.trim());
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    expect(squeeze(textOf(heard)).split(squeeze(message))).toHaveLength(2);
    // The reader goes by the attribute, but a browser by the stylesheet.
    const hidden = Array.from(document.querySelectorAll("[data-elicitation-dialog] [hidden]"));
    expect(hidden.filter((element) => element.checkVisibility())).toEqual([]);
  });

  test.each(requests)("with what each control is for, and whether it must be answered: %s", async (name) => {
    const { heard, fields } = await hear(name);

    for (const { label, description, required, kind } of fields) {
      const phrase = heard.find(isControl(label))?.phrase ?? "";
      expect(phrase).toContain(description ?? "");
      // The reader does not know the controls of dates, and leaves out their states.
      if (!kind.startsWith("date")) expect(phrase).toMatch(required ? /, required\b/ : /, optional\b/);
    }
  });
});

test.each(requests)("a request of a public server is answered where it is heard: %s", async (name, entries) => {
  const { onResult } = show(publicRequest(name));

  await answer(entries, onResult);

  expect(onResult).toHaveBeenCalledExactlyOnceWith(publicAnswer(name));
});

const toppings = ["Basil", "Capers", "Garlic", "Ham", "Mushrooms", "Olives", "Onions", "Peppers", "Rocket"];
const several = { type: "array", title: "Toppings", items: { enum: toppings }, minItems: 1 };
const tone = { title: "Tone", anyOf: [{ enum: ["Plain", "Formal"] }, { type: "string", maxLength: 20 }] };
const options = Object.fromEntries(publicOptions.map(([name, option]) => [name, [{ label: "", option }]]));

test.each<readonly [kind: string, request: unknown, entries: readonly Entry[]]>([
  ["confirmation", publicRequest("fastmcp-py-none"), []],
  ["page", publicRequest("google-oauth"), []],
  ["yes-or-no", publicRequest("java-overwrite"), options["java-overwrite"] ?? []],
  ["choice", publicRequest("fastmcp-py-scalar-choice"), options["fastmcp-py-scalar-choice"] ?? []],
  ["text", publicRequest("roslyn-path"), [{ label: "", text: "src/App.sln" }]],
  ["form", publicRequest("quarkus-policy"), publicForms["quarkus-policy"] ?? []],
  ["dates", publicRequest("py-fastmcp4-book"), publicForms["py-fastmcp4-book"] ?? []],
  [
    "many-options",
    formRequest({ toppings: several }, ["toppings"]),
    ["Basil", "Rocket"].map((option) => ({ label: "Toppings", option })),
  ],
  [
    "own-words",
    formRequest({ tone }, ["tone"]),
    [
      { label: "Tone", option: "Something else" },
      { label: "Something else, Tone", text: "Like a letter" },
    ],
  ],
])("what is heard of a request is as it was, and so is where it is answered: %s", async (kind, request, entries) => {
  const { onResult } = show(request);
  const heard = await listen(await readyDialog());

  const stood = await answer(entries, onResult);

  const lines = [
    ...transcript(heard),
    "",
    "Answered at:",
    ...transcript(stood),
    "",
    `Sent: ${JSON.stringify(onResult.mock.lastCall?.[0])}`,
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`../heard/${kind}.txt`);
});

/** What a person meets on the way, beside the requests above. */
const onTheWay = [
  "errors",
  "one error",
  "discard question",
  "page with warnings",
  "page opened",
  "position in the queue, a server's own name, and a way to mute it",
  "form folded in the dock",
  "time limit with a warning",
  "call ended",
  "one question at a time",
  "answers to check before they are sent",
  "question that one press has answered",
  "approval",
  "approval that lasts",
  "card, answered",
];

test.each(onTheWay)("what is heard in a state is as it was: %s", async (name) => {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state “${name}”.`);
  const shown = await showState(state, person);

  const question = shown.querySelector<HTMLElement>("[role=alertdialog]");
  const lines = transcript(await listen(question ?? shown));

  const file = name.replaceAll(/[^a-z]+/g, "-");
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`../heard/states/${file}.txt`);
});

const show = (request: unknown): RenderedDialog =>
  renderDialog(request, { timeZone: "UTC", url: { open: () => true, acceptOn: "open" } });

async function hear(name: string) {
  const request = parseRequest(publicRequest(name));
  show(publicRequest(name));
  const heard = await listen(await readyDialog());
  return { heard, message: request.message, fields: request.mode === "form" ? request.fields : [] };
}

/** Enters each answer at the control that is heard with its label, and presses the button that sends. Returns what the reader stood on. */
async function answer(entries: readonly Entry[], onResult: RenderedDialog["onResult"]): Promise<readonly Heard[]> {
  const dialog = await readyDialog();
  const stood: Heard[] = [];
  for (const { label, text, date, option } of entries) {
    const isSought = option === undefined ? isControl(label) : isOption(label, option);
    const heard = await listen(dialog, isSought, async (reader) => {
      if (option !== undefined) return press(reader);
      // What the form holds at first is replaced.
      for (const key of ["Control+a", "Backspace"]) await reader.press(key);
      return reader.type(asKeys(date ?? text ?? ""));
    });
    stood.push(...heard.slice(-1));
  }
  // What has no room is shown by the first press.
  while (onResult.mock.calls.length === 0 && stood.length < entries.length + 2) {
    stood.push(...(await listen(dialog, isSend, press)).slice(-1));
    await waitFor(() => {
      expect(onResult.mock.calls.length > 0 || dialog.querySelector("[data-busy]") === null).toBe(true);
    });
  }
  return stood;
}

const isHeading = ({ phrase }: Heard): boolean => phrase.startsWith("heading, Weather ");
const isText =
  (start: string) =>
  ({ node, phrase }: Heard): boolean =>
    node instanceof Text && phrase.startsWith(start);
const isSend = ({ phrase }: Heard): boolean => /^button, (Send .*to Weather|Confirm|Open page)/.test(phrase);

/** A control or a group of this name; without a name, a text. The reader has no role for the controls of dates. */
const isControl =
  (label: string) =>
  ({ node, phrase }: Heard): boolean => {
    if (node instanceof Text) return false;
    if (label === "") return phrase.startsWith("textbox, ");
    const name = phrase.replace(/^(textbox|radiogroup|group|checkbox), /, "");
    return name === label || name.startsWith(`${label},`);
  };

/** An option in the group of this name, or the checkbox of this name. */
function isOption(label: string, option: string): (heard: Heard) => boolean {
  let isIn = label === "";
  return (heard) => {
    isIn ||= /^(radio)?group, /.test(heard.phrase) && isControl(label)(heard);
    const isNamed = /^(radio|checkbox), /.test(heard.phrase) && heard.phrase.includes(`, ${option},`);
    return isIn ? isNamed : isControl(label)(heard);
  };
}

const textOf = (heard: readonly Heard[]): string =>
  heard.map(({ node }) => (node instanceof Text ? node.data : "")).join("");
const squeeze = (text: string): string => text.replace(/\s/g, "");
const firstWord = (text: string): string => /\S+/.exec(text)?.[0] ?? "";
