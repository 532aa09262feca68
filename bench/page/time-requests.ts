import { longestStep, type StepTime } from "./longest-step.js";

/** The longest step of each of these requests, as JSON. */
export function timeRequests(json: string): StepTime[] {
  const requests = JSON.parse(json) as unknown[];
  return requests.map((params) => longestStep(JSON.stringify(params).slice(0, 200), params));
}
