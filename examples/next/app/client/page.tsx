"use client";

import { useEffect, useState } from "react";
import { ElicitationHost } from "react-elicitation";
import "react-elicitation/styles.css";
import { callTool, connect, elicitations } from "./client";

async function ask() {
  await connect();
  const { content } = await callTool({ name: "subscribe", arguments: {} });
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

export default function App() {
  const [reply, setReply] = useState("");
  useEffect(() => {
    connect().catch((error: unknown) => console.error("The server cannot be reached.", error));
  }, []);
  return (
    <main>
      <button onClick={() => ask().then(setReply, console.error)}>Ask</button>
      <pre>{reply}</pre>
      <ElicitationHost queue={elicitations} />
    </main>
  );
}
