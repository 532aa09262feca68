import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { ActionButton } from "../elicitation/action-button.js";
import type { ControlProps } from "../elicitation/config.js";
import { Notice } from "../elicitation/notices.js";
import { useElicitation } from "../elicitation/context.js";
import type * as FileControlModule from "./file-control.js";

/** Loads the file control and the code that reads files. Both are loaded lazily because most forms have no files. */
export function loadFileControl(): Promise<typeof FileControlModule> {
  return import("./file-control.js");
}

/** The file control, once its code has loaded. The rest of the form can be used meanwhile. */
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
  // The live region is there from the start, because its text is only announced if it changes later.
  return (
    <div id={props.inputProps.id} tabIndex={-1} role="status">
      {hasFailed && (
        <Notice tone="error">
          <p className="elicit-line" {...messages.say(messages.filesNotLoaded())} />
          <ActionButton action="retry" onClick={tryAgain} text={messages.tryAgain()} />
        </Notice>
      )}
    </div>
  );
}
