import { englishProblems } from "./english-problems.js";
import type { MessageOverrides, ProblemMessages } from "./messages.js";

/** The words for a request that cannot be accepted: the host's, and English where it has none. */
export function problemMessages(overrides: MessageOverrides): ProblemMessages {
  return { ...englishProblems, ...overrides, problem: { ...englishProblems.problem, ...overrides.problem } };
}
