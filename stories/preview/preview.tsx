import { type ReactNode, useEffect, useState } from "react";
import type { PreviewState } from "../../src/command/check-forms.js";
import { FormPreviews, totalOf } from "./form-preview.js";

/** The forms of a file, for as long as `npx react-elicitation preview` runs. */
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
      // While a file is half-written, the entered answers stay.
      setState((before) => (next.error === undefined ? next : { ...next, forms: before?.forms ?? [] }));
    });
    return () => events.close();
  }, []);
  return (
    <main className="stage preview">
      <h1 className="stage-title">{state?.file ?? "Preview"}</h1>
      <p className="preview-status" role="status" data-tone={isLost || state?.error ? "bad" : undefined}>
        {isLost
          ? "The command has ended: changes of the file are no longer shown."
          : (state?.error ?? (state && totalOf(state.forms)))}
      </p>
      <FormPreviews forms={state?.forms ?? []} />
    </main>
  );
}
