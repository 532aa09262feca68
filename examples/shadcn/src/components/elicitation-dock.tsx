"use client";

import { ElicitationHost } from "react-elicitation";
import { elicitations } from "@/lib/elicitations";
import "@/lib/elicitation-theme";

/** What servers ask, where you render it: above the composer of a chat. It takes the place of the dialog. */
export const ElicitationDock = () => <ElicitationHost queue={elicitations} placement="dock" />;
