// Imported first, because React looks for the devtools hook when it loads.
import { takeCommits } from "./count-commits.js";
import { createRoot } from "react-dom/client";
import subject from "../subjects/chosen.js";
import type { Question } from "../questions/question.js";
import { variantOf } from "../questions/variant-of.js";
import { painted, paintedWhen } from "./painted.js";
import { scrollThrough } from "./scroll-through.js";

if (process.env.NODE_ENV !== "production") throw new Error("React was built for development.");

const { Host, ask } = subject;
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <main>
    <h1>A chat</h1>
    <button type="button">Send</button>
    <Host />
  </main>,
);

const dialog = (): HTMLElement | null => document.querySelector<HTMLElement>("dialog, [role=dialog]");
const button = (): HTMLButtonElement | null | undefined =>
  dialog()?.querySelector<HTMLButtonElement>("[type=submit]:not([disabled])");
const text = (): HTMLInputElement | null | undefined =>
  dialog()?.querySelector<HTMLInputElement>("input[type=text], input:not([type])");
const summary = (): Element | null | undefined => dialog()?.querySelector(".elicit-summary, [data-error-summary]");

let json = "";
let round = 0;
let question: Question | undefined;
let withdrawal = new AbortController();
let answered: Promise<unknown> = Promise.resolve();

async function prepare(nextJson: string): Promise<void> {
  json = nextJson;
  // A new object each time, as in a real request, so that caches keyed by the object do not help.
  question = JSON.parse(json) as Question;
  await painted();
  await painted();
}

async function open(): Promise<number> {
  if (!question) throw new Error("No question was prepared.");
  withdrawal = new AbortController();
  const start = performance.now();
  answered = ask(question, withdrawal.signal);
  await paintedWhen(() => Boolean(button()));
  return performance.now() - start;
}

async function close(): Promise<void> {
  withdrawal.abort();
  await answered;
  await paintedWhen(() => dialog() === null);
}

async function answer(): Promise<number> {
  const start = performance.now();
  const outcome = { isAnswered: false };
  const done = answered.then(() => {
    outcome.isAnswered = true;
  });
  // Tries again without an answer, as people do: @jsonforms/react notices typing a few milliseconds late, and may lose it.
  while (!outcome.isAnswered) {
    const input = text();
    if (input?.value === "") enter(input, "Ada Example");
    button()?.click();
    await Promise.race([done, pause(200)]);
    if (performance.now() - start > 30_000) throw new Error("There was no answer in 30 seconds.");
  }
  return performance.now() - start;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Bypasses the value property that React defines on the element, so that controlled inputs treat the value as typed. */
function enter(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

async function fail(): Promise<number> {
  const start = performance.now();
  button()?.click();
  await paintedWhen(() => {
    const list = summary();
    return Boolean(list) && document.activeElement === list;
  });
  return performance.now() - start;
}

async function focus(): Promise<void> {
  text()?.focus();
  await painted();
}

async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await painted();
  await pause(50);
}

async function rounds(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    question = variantOf(JSON.parse(json) as Question, round);
    round += 1;
    await open();
    await answer();
    await paintedWhen(() => dialog() === null);
  }
  question = undefined;
}

window.bench = {
  prepare,
  open,
  close,
  answer,
  fail,
  focus,
  settle,
  scrollThrough: () => scrollThrough(dialog()),
  rounds,
  countControls: () => dialog()?.querySelectorAll("input, select, textarea").length ?? 0,
  countErrors: () => summary()?.querySelectorAll("li").length ?? 0,
  takeCommits,
};
