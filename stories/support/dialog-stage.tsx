import { type ReactNode, useRef, useState } from "react";
import { ElicitationDialog, type ElicitationDialogProps, type ElicitResult } from "react-elicitation";
import { ResultView } from "./result-view.js";
import "./stage.css";

/** A page of a host, with the dialog over it. It keeps the answer, so that whoever tries a story sees what the server gets. */
export function DialogStage({ onResult, ...dialogProps }: ElicitationDialogProps): ReactNode {
  const [result, setResult] = useState<ElicitResult>();
  const [round, setRound] = useState(0);
  const again = useRef<HTMLButtonElement>(null);
  const askAgain = (): void => {
    setResult(undefined);
    setRound(round + 1);
  };
  return (
    <main className="stage">
      <h1 className="stage-title">A page of the host</h1>
      {result ? <ResultView result={result} /> : <p>A server asks for something.</p>}
      <button ref={again} type="button" className="stage-button" onClick={askAgain}>
        Ask again
      </button>
      <ElicitationDialog
        {...dialogProps}
        key={round}
        returnFocus={() => again.current}
        onResult={(answer) => {
          setResult(answer);
          onResult(answer);
        }}
      />
    </main>
  );
}
