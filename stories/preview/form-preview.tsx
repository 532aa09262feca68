import { Fragment, type ReactNode, useRef, useState } from "react";
import { ElicitationCard, ElicitationDialog, type ElicitationProps, type ElicitResult } from "react-elicitation";
import { parseRequest } from "react-elicitation/core";
import { formDefinitions, formResponse } from "react-elicitation/definitions";
import type { CheckedForm, PlacedFinding } from "../../src/command/check-forms.js";
import { ResultView } from "../support/result-view.js";
import "../support/stage.css";
import "./preview.css";

const server = { name: "your-server", origin: "http://localhost:3000" };

/** Forms as people see them, each with what is wrong with it and, once answered, its result. */
export function FormPreviews({ forms }: { readonly forms: readonly CheckedForm[] }): ReactNode {
  return (
    <>
      <p className="preview-hint">
        As it looks in a host that calls the server {server.name} and connects to it at {server.origin}.
      </p>
      {forms.map((form, index) => (
        // What was entered stays while only other forms change.
        <Fragment key={`${index} ${JSON.stringify(form.params)}`}>
          {forms.length > 1 && (
            <h2 className="preview-heading">
              Request {index + 1} of {forms.length}
            </h2>
          )}
          <FormPreview form={form} heading={forms.length > 1 ? "h3" : "h2"} />
        </Fragment>
      ))}
    </>
  );
}

/** The findings in all forms, in one line. Undefined if nothing has been checked. */
export function totalOf(forms: readonly CheckedForm[]): string | undefined {
  if (forms.length === 0) {
    return undefined;
  }
  const findings = forms.flatMap((form) => form.findings);
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  return findings.length === 0 ? "Nothing found." : `Errors: ${count("error")}, warnings: ${count("warning")}.`;
}

interface FormPreviewProps {
  readonly form: CheckedForm;
  readonly heading: "h2" | "h3";
}

function FormPreview({ form: { params, findings }, heading: Heading }: FormPreviewProps): ReactNode {
  const [result, setResult] = useState<ElicitResult>();
  const [round, setRound] = useState(0);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const dialogButton = useRef<HTMLButtonElement>(null);
  const elicitation: ElicitationProps = {
    request: params,
    server,
    definitions: formDefinitions,
    policy: { files: true },
    onResult: setResult,
  };
  const start = (): void => {
    setResult(undefined);
    setRound(round + 1);
  };
  return (
    <div className="preview-columns">
      <div>
        <ElicitationCard key={round} {...elicitation} title={Heading} activationDelay={0} />
        <div className="preview-buttons">
          <button
            ref={dialogButton}
            type="button"
            className="stage-button"
            onClick={() => {
              start();
              setIsDialogOpen(true);
            }}
          >
            Show as a dialog
          </button>
          <button type="button" className="stage-button" onClick={start}>
            Ask again
          </button>
        </div>
        {isDialogOpen && (
          <ElicitationDialog
            {...elicitation}
            activationDelay={0}
            returnFocus={() => dialogButton.current}
            onResult={(answer) => {
              setResult(answer);
              setIsDialogOpen(false);
            }}
          />
        )}
      </div>
      <div className="preview-output">
        {result && (
          <>
            <Heading>What your server gets</Heading>
            <ResultView result={result} />
            <DefinitionResponse params={params} result={result} />
          </>
        )}
        <Heading>What clients and people trip over</Heading>
        <FindingList
          findings={findings.toSorted((one, other) => severities[one.severity] - severities[other.severity])}
        />
      </div>
    </div>
  );
}

const severities = { error: 0, warning: 1 };

function FindingList({ findings }: { readonly findings: readonly PlacedFinding[] }): ReactNode {
  return findings.length === 0 ? (
    <p className="finding" data-severity="none">
      Nothing that clients or people trip over.
    </p>
  ) : (
    <ul className="findings" aria-label="Findings">
      {findings.map(({ code, severity, path, line, column, message, advice }) => (
        <li key={`${code} ${path} ${message}`} className="finding" data-severity={severity}>
          <p className="finding-place">
            <strong>{severity}</strong> {line}:{column} <code>{path}</code>
          </p>
          <p>{withCode(message)}</p>
          <p>{withCode(advice)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Renders text between backticks as code. */
function withCode(text: string): ReactNode {
  // The index is the key, because two parts may be equal.
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

interface DefinitionResponseProps {
  readonly params: unknown;
  readonly result: ElicitResult;
}

/** Accepted answers to a form definition as its server may expect them instead. */
function DefinitionResponse({ params, result }: DefinitionResponseProps): ReactNode {
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
