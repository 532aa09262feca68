import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import "react-elicitation/styles.css";

const queue = createElicitationQueue();

/** With a pattern, so that its engine is loaded as well. */
const params = {
  message: "Which room?",
  requestedSchema: {
    type: "object",
    properties: { room: { type: "string", title: "Room", pattern: "^[A-Z]{2}\\d+$" } },
    required: ["room"],
  },
};

function App() {
  const [answer, setAnswer] = useState("");
  const ask = async () => setAnswer(JSON.stringify(await queue.elicit(params, { server: { name: "hotel" } })));
  return createElement(
    "main",
    null,
    createElement("button", { type: "button", onClick: ask }, "Ask"),
    createElement("output", null, answer),
    createElement(ElicitationHost, { queue }),
  );
}

createRoot(document.getElementById("root")).render(createElement(App));
