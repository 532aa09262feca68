import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { useElicitation } from "../context/elicitation-context.js";

/** Names a property that no control fits, and says what follows from it. Renders a `<p>`. */
export function UnsupportedNotice({ field }: ControlProps<"unsupported">): ReactNode {
  const { messages } = useElicitation();
  return (
    <p className="elicit-notice" data-tone="quiet">
      <IsolatedText text={messages.unsupported(field)} isolate={field.label} />
    </p>
  );
}
