import { type ReactNode, useEffect, useState } from "react";
import type { ElicitResult } from "react-elicitation";
import { parseRequest } from "react-elicitation/core";
import { checkFormDefinition, formDefinitions, formResponse } from "react-elicitation/forms";
import { isObject } from "./read-requests.js";

type DefinitionProblem = Awaited<ReturnType<typeof checkFormDefinition>>[number];

/** What the author of a form definition should know of it; nothing for params without one. */
export function DefinitionProblems({ params }: { readonly params: unknown }): ReactNode {
  const json = JSON.stringify(isObject(params) ? params["formDefinition"] : undefined);
  const [checked, setChecked] = useState<{ readonly of?: string; readonly problems: readonly DefinitionProblem[] }>();
  useEffect(() => {
    let isCurrent = true;
    if (json !== undefined) {
      void checkFormDefinition(JSON.parse(json)).then((problems) => isCurrent && setChecked({ of: json, problems }));
    }
    return () => {
      isCurrent = false;
    };
  }, [json]);
  if (json === undefined || checked?.of !== json) {
    return null;
  }
  return checked.problems.length === 0 ? (
    <p className="verdict" data-tone="good">
      All of the definition is obeyed.
    </p>
  ) : (
    <ul className="definition-problems" aria-label="Problems of the definition">
      {checked.problems.map(({ code, path, message }) => (
        <li key={`${code} ${path}`} className="verdict" data-tone="mind">
          <code>{path === "" ? "the definition" : path}</code> {message}
        </li>
      ))}
    </ul>
  );
}

interface DefinitionResponseProps {
  readonly params: unknown;
  readonly result: ElicitResult;
}

/** Accepted answers to a form definition as its server may expect them instead. */
export function DefinitionResponse({ params, result }: DefinitionResponseProps): ReactNode {
  const request = parseRequest(params, {}, formDefinitions);
  const definition = request.mode === "form" ? request.definition : undefined;
  return (
    definition &&
    result.action === "accept" && (
      <figure className="result" data-action="accept">
        <figcaption>
          <strong>formResponse</strong>: the same in the form language
        </figcaption>
        <pre>{JSON.stringify(formResponse(definition, result.content ?? {}), null, 2)}</pre>
      </figure>
    )
  );
}
