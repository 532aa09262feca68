"use client";

import { createElicitationQueue, ElicitationCard, ElicitationHost } from "react-elicitation";

const elicitations = createElicitationQueue();

/** What a host marks as its own client component: it holds the queue and takes the answer. */
export function Chat({ request }: { readonly request: object }) {
  return (
    <>
      <ElicitationHost queue={elicitations} />
      <ElicitationCard request={request} server={{ name: "weather" }} onResult={() => undefined} />
    </>
  );
}
