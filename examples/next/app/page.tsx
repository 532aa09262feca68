"use client";

import { useEffect, useState } from "react";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import { type BridgeTransport, connectBridge } from "react-elicitation/mcp";
import "react-elicitation/styles.css";

const elicitations = createElicitationQueue();

const transport: BridgeTransport = {
  open: (receive, closed) => {
    const stream = new EventSource("/elicitations");
    stream.onmessage = ({ data }) => receive(data);
    stream.onerror = closed;
    return () => stream.close();
  },
  send: (message) =>
    fetch("/elicitations", { method: "POST", headers: { "Content-Type": "application/json" }, body: message }),
};

async function subscribe() {
  const response = await fetch("/subscribe", { method: "POST" });
  return response.text();
}

export default function Page() {
  const [reply, setReply] = useState("");
  useEffect(() => connectBridge(transport, elicitations), []);
  return (
    <main>
      <button type="button" onClick={() => subscribe().then(setReply, console.error)}>
        Subscribe to alerts
      </button>
      <p role="status">{reply}</p>
      <ElicitationHost queue={elicitations} />
    </main>
  );
}
