"use client";

import { ElicitationCards } from "react-elicitation";
import { elicitations } from "@/lib/elicitations";
import "@/lib/elicitation-theme";

/** What one call of a tool asks, in the transcript of a chat, and what was answered. `call` is the `callId` of the call. */
export const ElicitationCard = ({ call }: { call: string }) => <ElicitationCards queue={elicitations} call={call} />;
