import { createElicitationQueue, type ElicitationQueue } from "react-elicitation";
import { compileCheck } from "react-elicitation/ajv";
import { type FormRequest, initialDraft, judge, loadPatterns, parseRequest, readDraft } from "react-elicitation/core";
import { formDefinitions, prepareForm } from "react-elicitation/definitions";
import type { Question } from "../questions/question.js";
import { definition, response } from "../questions/response.js";
import { variantOf } from "../questions/variant-of.js";
import { judgeDefinitions, holdDefinitions } from "./definition-steps.js";
import { timeRequests, timeWorst } from "./hostile-steps.js";

export type Checker = "ajv" | "judge";

/** Microseconds of a check, in many samples that are each the mean of twenty checks, and checks per second. */
export interface Validation {
  readonly microseconds: readonly number[];
  readonly perSecond: number;
}

/** Milliseconds of the longest call, and of all calls together. */
export interface Growth {
  readonly longest: number;
  readonly all: number;
}

function parseForm(params: unknown): FormRequest {
  const request = parseRequest(params, {}, formDefinitions);
  if (request.mode !== "form") throw new Error("The question is not a form.");
  return request;
}

/** Milliseconds for each of `variants` schemas, none of which was parsed before. */
async function parseAndJudge(json: string, variants: number): Promise<number[]> {
  const question = JSON.parse(json) as Question;
  const times: number[] = [];
  for (let variant = 0; variant < variants; variant += 1) {
    const params = variantOf(question, variant);
    const start = performance.now();
    const { fields } = parseForm(params);
    judge(fields, readDraft(fields, initialDraft(fields)), { patterns: await loadPatterns(fields) });
    times.push(performance.now() - start);
  }
  return times;
}

async function validate(json: string, by: Checker): Promise<Validation> {
  const { fields } = parseForm(JSON.parse(json));
  const { content } = readDraft(fields, { ...initialDraft(fields), f0: "Ada Example" });
  const policy = { patterns: await loadPatterns(fields) };
  const check = {
    ajv: compileCheck(fields, policy),
    judge: () => judge(fields, { content }, policy).errors.length === 0,
  }[by];
  return timeChecks(() => check(content));
}

/** Checks a response to a prepared definition, from reading its answers to what is wrong with them. */
async function checkResponses(): Promise<Validation> {
  const form = await prepareForm(definition);
  return timeChecks(() => form.check(response).errors.length === 0);
}

function timeChecks(check: () => boolean): Validation {
  if (!check()) throw new Error("The answers do not pass.");
  for (let warm = 0; warm < 20_000; warm += 1) check();
  // The clock has a resolution of 5 µs, which is more than a check takes, so twenty checks are timed together.
  const together = 20;
  const microseconds = Array.from({ length: 1000 }, () => {
    const start = performance.now();
    for (let left = together; left > 0; left -= 1) check();
    return ((performance.now() - start) * 1000) / together;
  });
  let checks = 0;
  const start = performance.now();
  while (performance.now() - start < 500) {
    for (let batch = 0; batch < 100; batch += 1) check();
    checks += 100;
  }
  return { microseconds, perSecond: checks / ((performance.now() - start) / 1000) };
}

let queue: ElicitationQueue = createElicitationQueue({
  requestsPerMinute: Infinity,
  maxPending: Infinity,
  maxPendingPerServer: Infinity,
});
const params = { message: "Name?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } };
const server = { name: "Bench" };

async function fillQueue(requests: number): Promise<Growth> {
  queue = createElicitationQueue({ requestsPerMinute: Infinity, maxPending: Infinity, maxPendingPerServer: Infinity });
  queue.subscribe(() => queue.getSnapshot());
  return timeEach(requests, () => void queue.elicit(params, { server }));
}

async function answerAll(): Promise<Growth> {
  return timeEach(queue.getSnapshot().total, () => queue.getSnapshot().current?.settle({ action: "decline" }));
}

async function timeEach(count: number, act: () => void): Promise<Growth> {
  let longest = 0;
  const start = performance.now();
  for (let index = 0; index < count; index += 1) {
    const before = performance.now();
    act();
    longest = Math.max(longest, performance.now() - before);
    // Requests arrive one by one, so promises may settle in between.
    if (index % 100 === 99) await Promise.resolve();
  }
  return { longest, all: performance.now() - start };
}

window.core = {
  parseAndJudge,
  validate,
  checkResponses,
  fillQueue,
  answerAll,
  judgeDefinitions,
  holdDefinitions,
  timeWorst,
  timeRequests,
};
