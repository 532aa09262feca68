import { type ReactNode, useEffect, useState } from "react";
import type { ElicitResult } from "react-elicitation";
import { parseRequest } from "react-elicitation/core";
import { checkFormDefinition, formDefinitions, formResponse } from "react-elicitation/forms";
import { isObject } from "./read-requests.js";

type DefinitionProblem = Awaited<ReturnType<typeof checkFormDefinition>>[number];

const meanings: Record<DefinitionProblem["code"], string> = {
  "unknown-key": "The language has no such key here.",
  value: "It is missing, or no value that it can have.",
  hint: "This hint is not obeyed.",
  "duplicate-id": "An earlier field has this id; this one is left out.",
  "duplicate-option": "A second option with the value of an earlier one.",
  condition: "This condition cannot be decided, and is left out.",
  cycle: "This condition depends on itself, and is left out.",
  unsupported: "This field has no control.",
  default: "The default breaks the limits of its field, or cannot be shown.",
};

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
      {checked.problems.map(({ code, path }) => (
        <li key={`${code} ${path}`} className="verdict" data-tone="mind">
          <code>{path === "" ? "the definition" : path}</code> {meanings[code]}
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
