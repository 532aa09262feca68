import type { InputRequest } from "@modelcontextprotocol/server";

export interface Question {
  readonly request: InputRequest;
  /** Names what is asked for. Completes "You declined …" and "the question about …". */
  readonly about: string;
  /** The tool's reply if the person accepts the question. */
  readonly accepted: (content: Readonly<Record<string, unknown>>) => string;
}

/** A tool that asks the person before it replies. It asks all its questions at once. */
export interface AskingTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly questions: Readonly<Record<string, Question>>;
}
