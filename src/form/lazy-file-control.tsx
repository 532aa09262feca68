import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import type { ControlProps } from "../elicitation/config.js";
import { Notice } from "../elicitation/notices.js";
import { useElicitation } from "../elicitation/root.js";
import type * as FileControlModule from "./file-control.js";

/** The control, and what reads files when they are sent: most forms need neither. */
export function loadFileControl(): Promise<typeof FileControlModule> {
  return import("./file-control.js");
}

/** Files: the control, once its code is there. The rest of the form can be used without it. */
export function LazyFileControl(props: ControlProps<"file">): ReactNode {
  const { messages } = useElicitation();
  const [Control, setControl] = useState<ComponentType<ControlProps<"file">>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    loadFileControl().then(
      ({ FileControl }) => setControl(() => FileControl),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  if (Control) {
    return <Control {...props} />;
  }
  const tryAgain = (): void => {
    setHasFailed(false);
    load();
  };
  // The status is there from the start, or it would not be read out.
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
