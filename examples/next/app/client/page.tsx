"use client"; // in Next.js

import { useEffect } from "react";
import { ElicitationHost } from "react-elicitation";
import "react-elicitation/styles.css";
import { client, connect, elicitations } from "./client";

async function subscribe() {
  await connect();
  console.log(await client.callTool({ name: "subscribe", arguments: {} }));
}

export default function App() {
  useEffect(() => {
    connect().catch((error: unknown) => console.error("The weather server cannot be reached.", error));
  }, []);
  return (
    <>
      <button onClick={() => subscribe().catch(console.error)}>Subscribe to alerts</button>
      <ElicitationHost queue={elicitations} />
    </>
  );
}
