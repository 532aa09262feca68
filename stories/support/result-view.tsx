import type { ReactNode } from "react";
import type { ElicitResult } from "react-elicitation";

const meanings = {
  accept: "the person agreed",
  decline: "the person said no",
  cancel: "the person left without an answer",
};

/** What goes back to the server, as it goes. */
export function ResultView({ result }: { readonly result: ElicitResult }): ReactNode {
  return (
    <figure className="result" data-action={result.action}>
      <figcaption>
        <strong>{result.action}</strong>: {meanings[result.action]}
      </figcaption>
      <pre>{JSON.stringify(result, null, 2)}</pre>
    </figure>
  );
}
