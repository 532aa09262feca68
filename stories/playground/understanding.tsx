import type { ReactNode } from "react";
import { english } from "react-elicitation";
import {
  type ElicitationRequest,
  type FieldSpec,
  type FormRequest,
  inspectUrl,
  isAnswerable,
  parseRequest,
  type RequestProblem,
} from "react-elicitation/core";
import { formDefinitions } from "react-elicitation/forms";
import { DefinitionProblems } from "./definition.js";
import { FieldReading } from "./field-reading.js";
import { isObject } from "./read-requests.js";
import "./understanding.css";

/** What the kit makes of a request's params, before anyone is asked. */
export function Understanding({ params }: { readonly params: unknown }): ReactNode {
  const request = parseRequest(params, {}, formDefinitions);
  return (
    <div className="understanding">
      {request.message !== "" && <p className="understanding-message">{request.message}</p>}
      {request.problems.map((problem) => (
        <p key={JSON.stringify(problem)} className="verdict" data-tone="bad">
          {describeProblem(problem)}
        </p>
      ))}
      <DefinitionProblems params={params} />
      {request.mode === "form" && <FormReading request={request} params={params} />}
      {request.mode === "url" && <UrlReading request={request} />}
    </div>
  );
}

function FormReading({ request, params }: { readonly request: FormRequest; readonly params: unknown }): ReactNode {
  const schema = isObject(params) ? params["requestedSchema"] : undefined;
  const properties = isObject(schema) && isObject(schema["properties"]) ? schema["properties"] : {};
  const left = request.fields.filter((field) => field.kind === "unsupported");
  return (
    <>
      <p className="verdict" data-tone={verdictTone(request, left)}>
        {verdict(request, left)}
      </p>
      <ul className="readings">
        {request.fields.map((field) => (
          <FieldReading key={field.id} field={field} schema={properties[field.name]} />
        ))}
      </ul>
    </>
  );
}

function verdictTone(request: FormRequest, left: readonly FieldSpec[]): string {
  return !isAnswerable(request) ? "bad" : left.length > 0 ? "mind" : "good";
}

function verdict(request: FormRequest, left: readonly FieldSpec[]): string {
  if (!isAnswerable(request)) {
    return "It can be declined or cancelled only: no complete answer is possible.";
  }
  if (request.fields.length === 0) {
    return "A question to confirm, without fields.";
  }
  return left.length === 0
    ? `Every property has a control (${request.fields.length}).`
    : `It can be sent, without ${left.map((field) => field.name).join(", ")}.`;
}

function UrlReading({ request }: { readonly request: Extract<ElicitationRequest, { mode: "url" }> }): ReactNode {
  const { href, host, unicodeHost = host, looksLike = "", refusal, warnings, text } = inspectUrl(request.url);
  return (
    <>
      <p className="verdict" data-tone={refusal ? "bad" : warnings.length > 0 ? "mind" : "good"}>
        {refusal ? english.urlRefusal[refusal]() : `A page on ${host}.`}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="verdict" data-tone="mind">
          {english.urlWarning[warning]({ host, unicodeHost, looksLike })}
        </p>
      ))}
      <p className="understanding-address">{href ?? text}</p>
    </>
  );
}

function describeProblem(problem: RequestProblem): string {
  switch (problem.code) {
    case "params":
    case "schema":
    case "url":
      return english.problem[problem.code]({});
    case "mode":
      return english.problem.mode(problem);
    case "required-unknown":
      return english.problem["required-unknown"](problem);
    case "too-many-fields":
      return english.problem["too-many-fields"](problem);
    case "too-many-options":
      return english.problem["too-many-options"](problem);
    case "too-large":
      return english.problem["too-large"](problem);
    case "too-complex":
      return english.problem["too-complex"](problem);
  }
}
