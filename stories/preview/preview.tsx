import { Fragment, type ReactNode, useEffect, useState } from "react";
import { ElicitationCard, type ElicitResult } from "react-elicitation";
import { formDefinitions } from "react-elicitation/forms";
import type { CheckedForm, PreviewState } from "../../src/command/check-forms.js";
import { FindingList } from "../playground/findings.js";
import { ResultView } from "../support/result-view.js";
import "../support/stage.css";
import "../playground/playground.css";
import "../playground/understanding.css";

const server = { name: "your-server", origin: "http://localhost:3000" };

/** The forms of a file as people see them, with what is wrong with them, for as long as `npx react-elicitation preview` runs. */
export function Preview(): ReactNode {
  const [state, setState] = useState<PreviewState>();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const events = new EventSource("/forms");
    events.addEventListener("open", () => setIsLost(false));
    events.addEventListener("error", () => setIsLost(true));
    events.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const next = JSON.parse(data) as PreviewState;
      document.title = next.file;
      // While a file is half-written, what was entered stays.
      setState((before) => (next.error === undefined ? next : { ...next, forms: before?.forms ?? [] }));
    });
    return () => events.close();
  }, []);
  return (
    <main className="stage playground">
      <h1 className="stage-title">{state?.file ?? "Preview"}</h1>
      <p className="playground-status" role="status" data-tone={isLost || state?.error ? "bad" : undefined}>
        {isLost ? "The command has ended: what is shown is what the file was." : state?.error}
      </p>
      <p className="playground-lead">
        As people see it whose host calls the server {server.name} and knows it at {server.origin}.
      </p>
      {state?.forms.map((form, index) => (
        <Fragment key={`${index} ${JSON.stringify(form.params)}`}>
          {state.forms.length > 1 && (
            <h2>
              Form {index + 1} of {state.forms.length}
            </h2>
          )}
          {/* What was entered stays while only other forms of the file change. */}
          <FormPreview form={form} />
        </Fragment>
      ))}
    </main>
  );
}

function FormPreview({ form: { params, findings } }: { readonly form: CheckedForm }): ReactNode {
  const [result, setResult] = useState<ElicitResult>();
  const [round, setRound] = useState(0);
  return (
    <div className="playground-columns">
      <div>
        <ElicitationCard
          key={round}
          request={params}
          server={server}
          definitions={formDefinitions}
          policy={{ files: true }}
          activationDelay={0}
          onResult={setResult}
        />
      </div>
      <section className="playground-output" aria-label="Findings and result">
        <h2>What clients and people trip over</h2>
        <FindingList findings={findings} />
        {result && (
          <>
            <ResultView result={result} />
            <button
              type="button"
              className="stage-button"
              onClick={() => {
                setResult(undefined);
                setRound(round + 1);
              }}
            >
              Ask again
            </button>
          </>
        )}
      </section>
    </div>
  );
}
