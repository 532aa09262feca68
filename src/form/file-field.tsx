import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { ControlProps } from "../elicitation/config.js";
import { Notice } from "../elicitation/notices.js";
import { useElicitation } from "../elicitation/root.js";

/** What a form needs of the code for files, which most forms do not have. */
export type FileParts = typeof import("./file-control.js");

export function loadFileParts(): Promise<FileParts> {
  return import("./file-control.js");
}

/** Files: the control, once its code is there. The rest of the form can be used without it. */
export function FileControl(props: ControlProps<"file">): ReactNode {
  const { messages } = useElicitation();
  const [Control, setControl] = useState<ComponentType<ControlProps<"file">>>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadFileParts().then(
      ({ FileInput }) => isCurrent && setControl(() => FileInput),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const tryAgain = (): void => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  if (Control) {
    return <Control {...props} />;
  }
  return (
    <div id={props.inputProps.id} tabIndex={-1} role="status">
      {hasFailed && (
        <Notice tone="error">
          <p className="elicit-line">{messages.filesNotLoaded()}</p>
          <button type="button" className="elicit-text-button" onClick={tryAgain}>
            {messages.tryAgain()}
          </button>
        </Notice>
      )}
    </div>
  );
}
