import { type ReactNode, useState } from "react";
import {
  createElicitationQueue,
  ElicitationCards,
  ElicitationHost,
  type ElicitationHostProps,
  type ElicitResult,
  type PendingElicitation,
} from "react-elicitation";
import { askForAll } from "../support/ask-for.js";
import { ResultView } from "../support/result-view.js";
import { weather } from "../support/servers.js";
import "../support/stage.css";
import "./first-screen.css";

const alerts = askForAll(
  "Where shall the alerts go?",
  {
    email: { type: "string", title: "Email", format: "email" },
    unit: { type: "string", title: "Temperatures in", enum: ["Celsius", "Fahrenheit"], default: "Celsius" },
  },
  ["email"],
);
const place = askForAll("Which place?", { place: { type: "string", title: "Place" } });
const trip = askForAll("When do you leave?", { day: { type: "string", title: "Day", format: "date" } });
const warning = askForAll("When shall I warn you of frost?", {
  when: { type: "string", title: "When", enum: ["The evening before", "At 5 in the morning"] },
});

/** Each way in which a request can be asked, with the button that shows it. */
const ways = [
  { name: "dialog", label: "Ask in a dialog", params: alerts },
  { name: "dock", label: "Ask in the dock", params: place },
  { name: "card", label: "Ask in a card", params: trip },
  { name: "quick", label: "Ask for one press", params: warning },
] as const;

const placementOf = ({ params }: PendingElicitation) => (params === place ? "dock" : "dialog");

/** A chat in which the person has a server ask, in one way after the other. */
export function FirstScreen(hostProps: Pick<ElicitationHostProps, "activationDelay">): ReactNode {
  const [queue] = useState(createElicitationQueue);
  const [calls, setCalls] = useState(0);
  const [last, setLast] = useState<ElicitResult>();
  const ask = ({ name, params }: (typeof ways)[number]): void => {
    setCalls(calls + 1);
    setLast(undefined);
    const callId = name === "card" ? "trip" : undefined;
    void queue.elicit(params, { server: weather, callId }).then(setLast);
  };
  return (
    <main className="stage first-screen">
      <div role="group" aria-label="Ask" className="first-screen-ways">
        {ways.map((way) => (
          <button key={way.name} type="button" className="stage-button" onClick={() => ask(way)}>
            {way.label}
          </button>
        ))}
      </div>
      <div role="log" aria-label="Conversation" className="first-screen-log">
        <p>
          {calls === 0
            ? "Press a button. A weather server asks you, and what it gets is shown here."
            : "The weather server asks."}
        </p>
        <ElicitationCards queue={queue} call="trip" />
        {last && <ResultView result={last} />}
      </div>
      <ElicitationHost
        {...hostProps}
        queue={queue}
        placement={placementOf}
        quickAnswers={({ fields }) => fields.some(({ name }) => name === "when")}
      />
      <textarea className="stage-composer" aria-label="Message" placeholder="Message" rows={1} />
    </main>
  );
}
