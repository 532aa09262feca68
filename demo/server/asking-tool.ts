import type { InputRequest } from "@modelcontextprotocol/server";

export interface Question {
  readonly request: InputRequest;
  /** What is asked for, to finish "You declined …" and "the question about …" with. */
  readonly about: string;
  /** What the tool says once the person has agreed to this question. */
  readonly accepted: (content: Readonly<Record<string, unknown>>) => string;
}

/** A tool that asks the person something before it answers; several questions are asked at once. */
export interface AskingTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly questions: Readonly<Record<string, Question>>;
}
