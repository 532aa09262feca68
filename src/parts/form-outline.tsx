import type { ReactNode } from "react";
import type { FormRequest } from "../core/request/elicitation-request.js";
import { useElicitation } from "../context/elicitation-context.js";
import { IsolatedText } from "./isolated-text.js";
import { RequestProblems } from "./request-problems.js";

/** A form that no answer can satisfy: why not, and what it asks for. There is nothing to fill in, for nothing could be sent. */
export function FormOutline({ request }: { readonly request: FormRequest }): ReactNode {
  const { messages } = useElicitation();
  return (
    <>
      <RequestProblems>
        {request.fields.map(
          (field) =>
            field.kind === "unsupported" &&
            field.required && (
              <p key={field.id}>
                <IsolatedText text={messages.unsupported(field)} isolate={field.label} />
              </p>
            ),
        )}
      </RequestProblems>
      {request.fields.length > 0 && (
        <div>
          <p className="elicit-hint">{messages.asksFor()}</p>
          <ul className="elicit-outline">
            {request.fields.map((field) => (
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
