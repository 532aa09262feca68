import type { ReactNode } from "react";
import { assertNever } from "../core/assert-never.js";
import type { RequestProblem } from "../core/request/elicitation-request.js";
import { quotable } from "../core/text/quotable.js";
import type { ProblemMessages } from "../messages/messages.js";
import { problemMessages } from "../messages/problem-messages.js";
import { IsolatedText } from "./isolated-text.js";
import { useElicitation } from "../context/elicitation-context.js";

/** Why a request cannot be accepted, and what it asks for all the same. Renders a `<div>`. */
export function RequestProblems({ children }: { readonly children?: ReactNode }): ReactNode {
  const { request, server, messages, overrides } = useElicitation();
  const words = problemMessages(overrides);
  return (
    <div className="elicit-notice" data-tone="warning">
      {request.problems.map((problem) => (
        <p key={JSON.stringify(problem)}>
          <IsolatedText text={describeProblem(problem, words)} isolate={quoted(problem)} />
        </p>
      ))}
      {children}
      <p>
        <IsolatedText text={messages.cannotAccept({ server: server.name })} isolate={server.name} />
      </p>
    </div>
  );
}

function describeProblem(problem: RequestProblem, { problem: words }: ProblemMessages): string {
  switch (problem.code) {
    case "params":
      return words.params({});
    case "schema":
      return words.schema({});
    case "url":
      return words.url({});
    case "mode":
      return words.mode({ mode: quoted(problem) });
    case "required-unknown":
      return words["required-unknown"]({ name: quoted(problem) });
    case "too-many-fields":
      return words["too-many-fields"](problem);
    case "too-many-options":
      return words["too-many-options"](problem);
    case "too-large":
      return words["too-large"](problem);
    case "too-complex":
      return words["too-complex"](problem);
    default:
      return assertNever(problem);
  }
}

/** What a problem quotes of the server. */
function quoted(problem: RequestProblem): string {
  switch (problem.code) {
    case "mode":
      return quotable(problem.mode);
    case "required-unknown":
      return quotable(problem.name);
    default:
      return "";
  }
}
