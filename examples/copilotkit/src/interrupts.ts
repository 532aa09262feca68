import type { Message } from "@ag-ui/client";
import type { InterruptHandlerProps } from "@copilotkit/react-core/v2";
import { answerInterrupts } from "react-elicitation/ag-ui";
import { elicitations } from "./client";

/** Asks what the agent asks, and resumes it with the answers. `messages` have the arguments of the calls that people allow. */
export async function answer({ interrupts, resolve, cancel }: InterruptHandlerProps, messages: Message[]) {
  const { resume, isSeen } = await answerInterrupts(elicitations, interrupts, {
    agent: { name: "assistant" },
    messages,
  });
  // Nobody has seen it, or the page goes. The agent asks again later.
  if (!isSeen) return;
  for (const { interruptId, status, payload } of resume) {
    await (status === "resolved" ? resolve(payload, interruptId) : cancel(interruptId));
  }
}
