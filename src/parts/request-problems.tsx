import type { ReactNode } from "react";
import { assertNever } from "../core/assert-never.js";
import type { RequestProblem } from "../core/request/elicitation-request.js";
import { cleanLine } from "../core/text/clean-text.js";
import type { DialogMessages } from "../messages/messages.js";
import { IsolatedText } from "./isolated-text.js";
import { useElicitation } from "../context/elicitation-context.js";

/** Why a request cannot be accepted, and what it asks for all the same. Renders a `<div>`. */
export function RequestProblems({ children }: { readonly children?: ReactNode }): ReactNode {
  const { request, server, messages } = useElicitation();
  return (
    <div className="elicit-notice" data-tone="warning">
      {request.problems.map((problem) => (
        <p key={JSON.stringify(problem)}>
          <bdi>{describeProblem(problem, messages)}</bdi>
        </p>
      ))}
      {children}
      <p>
        <IsolatedText text={messages.cannotAccept({ server: server.name })} isolate={server.name} />
      </p>
    </div>
  );
}

function describeProblem(problem: RequestProblem, { problem: words }: DialogMessages): string {
  switch (problem.code) {
    case "params":
      return words.params({});
    case "schema":
      return words.schema({});
    case "url":
      return words.url({});
    case "mode":
      return words.mode({ mode: cleanLine(problem.mode) });
    case "required-unknown":
      return words["required-unknown"]({ name: cleanLine(problem.name) });
    case "too-many-fields":
      return words["too-many-fields"](problem);
    default:
      return assertNever(problem);
  }
}
