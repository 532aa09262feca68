import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import { problemMessages } from "../messages/problem-messages.js";
import { UnsupportedText } from "./unsupported-text.js";
import { RequestProblems } from "./request-problems.js";

/** A request that cannot be accepted: why not, and what it asks for. There is nothing to fill in, for nothing could be sent. */
export function RequestOutline({ request }: { readonly request: ElicitationRequest }): ReactNode {
  const { overrides } = useElicitation();
  const words = problemMessages(overrides);
  const fields = request.mode === "form" ? request.fields : [];
  return (
    <>
      <RequestProblems>
        {fields.map(
          (field) =>
            field.kind === "unsupported" &&
            field.required && (
              <p key={field.id}>
                <UnsupportedText field={field} />
              </p>
            ),
        )}
      </RequestProblems>
      {fields.length > 0 && (
        <div>
          <p className="elicit-hint">{words.asksFor()}</p>
          <ul className="elicit-outline">
            {fields.map((field) => (
              <li key={field.id}>
                <bdi>{field.label}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
