import { type ReactNode, useEffect, useId, useState } from "react";
import {
  createElicitationQueue,
  ElicitationHost,
  type ElicitationHostProps,
  type ElicitResult,
} from "react-elicitation";
import { formDefinitions } from "react-elicitation/forms";
import { ResultView } from "../support/result-view.js";
import { DefinitionResponse } from "./definition.js";
import { examples } from "./examples.js";
import { SchemaFindings } from "./findings.js";
import { type FoundRequest, type Reading, readRequests } from "./read-requests.js";
import { Understanding } from "./understanding.js";
import "../support/stage.css";
import "./playground.css";

export interface PlaygroundProps extends Omit<ElicitationHostProps, "queue"> {
  /** What is in the box at first. */
  readonly request: string;
  /** Whether the page's address holds what is in the box, so that it can be shared. @default false */
  readonly isInAddress?: boolean;
}

interface Answer {
  readonly id: number;
  readonly name: string;
  readonly params: unknown;
  readonly result: ElicitResult;
}

const server = { name: "your-server", origin: "http://localhost:3000" };

/** For authors of servers: paste a request, see what becomes of it, answer it, see what comes back. */
export function Playground({ request, isInAddress = false, ...hostProps }: PlaygroundProps): ReactNode {
  const [queue] = useState(createElicitationQueue);
  const [text, setText] = useState(() => (isInAddress ? readAddress() : undefined) ?? request);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  useEffect(() => {
    if (isInAddress && text !== (readAddress() ?? request)) {
      // Not at each keystroke: Safari takes a hundred changes in half a minute, and throws at the next.
      const timer = setTimeout(() => history.replaceState(history.state, "", addressOf(text)), 500);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isInAddress, text, request]);
  const reading = readRequests(text);
  const requests = reading.status === "read" ? reading.requests : [];
  const show = (): void => {
    setAnswers([]);
    for (const { name, params } of requests) {
      void queue
        .elicit(params, { server })
        .then((result) => setAnswers((before) => [...before, { id: before.length, name, params, result }]));
    }
  };
  return (
    <main className="stage playground">
      <header>
        <h1 className="stage-title">Playground</h1>
        <p className="playground-lead">
          Paste an elicitation request to see how it will be shown, and what your server gets back. Nothing leaves this
          page.
        </p>
      </header>
      <div className="playground-columns">
        <Editor text={text} reading={reading} onChange={setText} onShow={show} />
        <section className="playground-output" aria-labelledby="understood">
          <h2 id="understood">What was understood</h2>
          {requests.length === 0 && <p className="playground-hint">No request to show yet.</p>}
          {requests.map(({ name, params }) => (
            <div key={name}>
              {name !== "" && <h3>{name}</h3>}
              <Understanding params={params} />
              <SchemaFindings params={params} />
            </div>
          ))}
          {answers.length > 0 && <h2>What your server gets</h2>}
          {answers.map(({ id, name, params, result }) => (
            <div key={id}>
              {name !== "" && <h3>{name}</h3>}
              <ResultView result={result} />
              <DefinitionResponse params={params} result={result} />
            </div>
          ))}
        </section>
      </div>
      <ElicitationHost definitions={formDefinitions} {...hostProps} queue={queue} />
    </main>
  );
}

const addressKey = "#request=";

function addressOf(text: string): string {
  return `${addressKey}${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))}`;
}

/** What the page's address holds; undefined where it is nothing that this page wrote. */
function readAddress(): string | undefined {
  try {
    const { hash } = location;
    return hash.startsWith(addressKey) ? decodeURIComponent(hash.slice(addressKey.length)) : undefined;
  } catch {
    return undefined;
  }
}

interface EditorProps {
  readonly text: string;
  readonly reading: Reading;
  readonly onChange: (text: string) => void;
  readonly onShow: () => void;
}

function Editor({ text, reading, onChange, onShow }: EditorProps): ReactNode {
  const id = useId();
  const chosen = Object.keys(examples).find((name) => examples[name] === text) ?? "";
  return (
    <section className="playground-editor" aria-label="Request">
      <label htmlFor={`${id}-example`}>Example</label>
      <select id={`${id}-example`} value={chosen} onChange={(event) => onChange(examples[event.target.value] ?? "")}>
        <option value="">Your own</option>
        {Object.keys(examples).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>Request as JSON</label>
      <p className="playground-hint" id={`${id}-hint`}>
        A message off the wire, its params, an input_required result, a schema, a single property or a form definition.
      </p>
      <textarea
        id={`${id}-text`}
        aria-describedby={`${id}-hint ${id}-status`}
        aria-invalid={reading.status === "no-json"}
        rows={22}
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p
        className="playground-status"
        id={`${id}-status`}
        role="status"
        data-tone={reading.status === "no-json" ? "bad" : undefined}
      >
        {describeReading(reading)}
      </p>
      <a className="playground-hint" href={addressOf(text)} target="_blank" rel="noreferrer">
        Link to this request
      </a>
      <button
        type="button"
        className="stage-button"
        data-primary=""
        disabled={reading.status !== "read" || reading.requests.length === 0}
        onClick={onShow}
      >
        Show dialog
      </button>
    </section>
  );
}

function describeReading(reading: Reading): string {
  switch (reading.status) {
    case "empty":
      return "Nothing pasted yet.";
    case "no-json":
      return `This is not JSON: ${reading.reason}`;
    case "read":
      return `Read as ${reading.as}${countOf(reading.requests)}.`;
  }
}

function countOf(requests: readonly FoundRequest[]): string {
  return requests.length === 1 ? "" : ` with ${requests.length} elicitations`;
}
