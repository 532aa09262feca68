"use client";

import { useEffect, useState } from "react";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import { connectBridge, eventSourceTransport } from "react-elicitation/mcp";
import "react-elicitation/styles.css";

const elicitations = createElicitationQueue();

async function subscribe() {
  const response = await fetch("/subscribe", { method: "POST" });
  return response.text();
}

export default function Page() {
  const [reply, setReply] = useState("");
  useEffect(() => connectBridge(eventSourceTransport("/elicitations"), elicitations), []);
  return (
    <main>
      <button type="button" onClick={() => subscribe().then(setReply, console.error)}>
        Subscribe to alerts
      </button>
      <p role="status">{reply}</p>
      {/* Above the button, which a dialog over the page would cover. */}
      <ElicitationHost queue={elicitations} placement="dock" />
      <button type="button" onClick={() => fetch("/subscribe", { method: "DELETE" }).catch(console.error)}>
        Stop
      </button>
    </main>
  );
}
