import { type ReactNode, useEffect, useId, useState } from "react";
import { type CheckedForm, checkForms, NothingToCheck } from "../../src/command/check-forms.js";
import { examples } from "./examples.js";
import { FormPreviews, totalOf } from "./form-preview.js";

export interface PlaygroundProps {
  /** What is in the box at first. */
  readonly request: string;
  /** Whether the page's address holds what is in the box, so that it can be shared. @default false */
  readonly isInAddress?: boolean;
}

/** The preview of what is pasted, in place of a file. */
export function Playground({ request, isInAddress = false }: PlaygroundProps): ReactNode {
  const [text, setText] = useState(() => (isInAddress ? readAddress() : undefined) ?? request);
  const settled = useSettled(text);
  const { forms, error } = useForms(settled);
  useEffect(() => {
    if (isInAddress && settled !== (readAddress() ?? request)) {
      history.replaceState(history.state, "", addressOf(settled));
    }
  }, [isInAddress, settled, request]);
  useEffect(() => {
    const follow = (): void => setText((before) => readAddress() ?? before);
    if (isInAddress) {
      window.addEventListener("hashchange", follow);
    }
    return () => window.removeEventListener("hashchange", follow);
  }, [isInAddress]);
  return (
    <main className="stage preview">
      <header>
        <h1 className="stage-title">Playground</h1>
        <p>Paste a request to see what people see, and what your server gets back. Nothing leaves this page.</p>
      </header>
      <div className="preview-columns">
        <Editor text={text} error={error} total={totalOf(forms)} onChange={setText} />
        <div>
          <FormPreviews forms={forms} />
        </div>
      </div>
    </main>
  );
}

/** A text once it has not changed for half a second, because Safari allows only a hundred URL changes in half a minute. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 500);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Forms {
  readonly forms: readonly CheckedForm[];
  readonly error?: string;
}

/** While the text has a mistake, the forms stay what they were. */
function useForms(text: string): Forms {
  const [state, setState] = useState<Forms>({ forms: [] });
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Partial<Forms>): void => {
      if (isCurrent) {
        setState(({ forms }) => ({ forms, ...next }));
      }
    };
    checkForms(text).then(
      (forms) => set({ forms }),
      (error: unknown) => set({ error: describeError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return state;
}

function describeError(error: unknown): string {
  const place = error instanceof NothingToCheck ? error.position : undefined;
  return `${place ? `${place.line}:${place.column}: ` : ""}${error instanceof Error ? error.message : String(error)}`;
}

const addressKey = "#request=";

function addressOf(text: string): string {
  return `${addressKey}${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))}`;
}

/** The text in the page's URL. Undefined if this page did not write it. */
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
  readonly error: string | undefined;
  readonly total: string | undefined;
  readonly onChange: (text: string) => void;
}

function Editor({ text, error, total, onChange }: EditorProps): ReactNode {
  const id = useId();
  const chosen = Object.keys(examples).find((name) => examples[name] === text) ?? "";
  return (
    <section className="preview-editor" aria-label="Request">
      <label htmlFor={`${id}-example`}>Example</label>
      <select id={`${id}-example`} value={chosen} onChange={(event) => onChange(examples[event.target.value] ?? "")}>
        <option value="">Your own</option>
        {Object.keys(examples).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>Request as JSON</label>
      <p className="preview-hint" id={`${id}-hint`}>
        A message or a trace of messages, the params of a request, a schema, a property or a form definition.
      </p>
      <p
        className="preview-status"
        id={`${id}-status`}
        role="status"
        data-tone={error === undefined ? undefined : "bad"}
      >
        {error ?? total}
      </p>
      <textarea
        id={`${id}-text`}
        aria-describedby={`${id}-hint ${id}-status`}
        aria-invalid={error !== undefined}
        rows={22}
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <a className="preview-hint" href={addressOf(text)} target="_blank" rel="noreferrer">
        Link to this request
      </a>
    </section>
  );
}
