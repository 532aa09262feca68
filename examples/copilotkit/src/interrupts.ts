import type { Message } from "@ag-ui/client";
import type { InterruptHandlerProps } from "@copilotkit/react-core/v2";
import { answerInterrupts } from "react-elicitation/ag-ui";
import { elicitations } from "./client";

// When the page goes, the queue cancels what is open. An agent would take that for an answer, but it can ask again in the next page.
const leaving = new AbortController();
addEventListener("pagehide", ({ persisted }) => persisted || leaving.abort());

/** Asks what the agent asks, and resumes it with the answers. `messages` have the arguments of the calls that people allow. */
export async function answer({ interrupts, resolve, cancel }: InterruptHandlerProps, messages: Message[]) {
  const { resume, isSeen } = await answerInterrupts(elicitations, interrupts, {
    agent: { name: "assistant" },
    messages,
    signal: leaving.signal,
  });
  if (!isSeen || leaving.signal.aborted) return;
  for (const { interruptId, status, payload } of resume) {
    await (status === "resolved" ? resolve(payload, interruptId) : cancel(interruptId));
  }
}
