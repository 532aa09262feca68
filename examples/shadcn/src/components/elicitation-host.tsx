"use client";

import { ElicitationHost } from "react-elicitation";
import { elicitations } from "@/lib/elicitations";
import "@/lib/elicitation-theme";

/** What servers ask, in a dialog over the page. Render it once. */
export const Elicitations = () => <ElicitationHost queue={elicitations} />;
