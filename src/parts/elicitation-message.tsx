import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { FoldedText } from "./folded-text.js";
import { IsolatedText } from "./isolated-text.js";

/** What for, in the server's own words, in a panel of their own that says whose they are. Renders a `<div>`, or nothing without words. */
export function ElicitationMessage(): ReactNode {
  const { request, server, messages, idPrefix } = useElicitation();
  if (request.message === "") {
    return null;
  }
  return (
    <div className="elicit-message">
      <p className="elicit-message-from">
        <IsolatedText text={messages.messageFrom({ server: server.name })} isolate={server.name} />
      </p>
      <p className="elicit-message-text" id={`${idPrefix}-message`}>
        <FoldedText text={request.message} />
      </p>
    </div>
  );
}
