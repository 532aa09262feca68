import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createElicitationQueue, ElicitationCard, ElicitationHost, type ElicitResult } from "react-elicitation";
import "react-elicitation/styles.css";
import { requests } from "./requests.js";
import { storage } from "./storage.js";

const root = document.getElementById("root");
if (!root) throw new Error('The page has lost its <div id="root">.');

const queue = createElicitationQueue({ drafts: storage });
const server = { name: "weather", origin: "https://weather.example" };

/** A host with everything that a frame or a policy could forbid: dialog and card, time limits, drafts, pages, secrets. */
function Page(): ReactNode {
  const [results, setResults] = useState<readonly ElicitResult[]>([]);
  const [hasCard, setHasCard] = useState(false);
  const note = (result: ElicitResult): void => setResults((known) => [...known, result]);
  return (
    <main>
      {Object.entries(requests).map(([name, params]) => (
        <button key={name} type="button" onClick={() => void queue.elicit(params, { server }).then(note)}>
          Ask for a {name}
        </button>
      ))}
      <button type="button" onClick={() => setHasCard(true)}>
        Ask in a card
      </button>
      {hasCard && <ElicitationCard request={requests.form} server={server} onResult={note} />}
      <output aria-label="Results">{JSON.stringify(results)}</output>
      <div className="tall" />
    </main>
  );
}

createRoot(root).render(
  <StrictMode>
    <Page />
    <ElicitationHost queue={queue} timeLimit={{ initial: 600_000, warning: 600_000 }} />
  </StrictMode>,
);
