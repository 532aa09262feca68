import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import { formDefinitions } from "react-elicitation/definitions";
import "react-elicitation/styles.css";
import { App } from "./chat/app.js";

/** Renders the chat and the dialog for its servers' requests. */
export function showPage(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error('demo/index.html has no <div id="root">, so the chat cannot be rendered.');

  const elicitations = createElicitationQueue();
  const policy = { files: true };

  createRoot(root).render(
    <StrictMode>
      <App
        elicitations={elicitations}
        host={(placement) => (
          <ElicitationHost
            queue={elicitations}
            definitions={formDefinitions}
            policy={policy}
            placement={placement}
            returnFocus={() => document.getElementById("message")}
          />
        )}
      />
    </StrictMode>,
  );
}
