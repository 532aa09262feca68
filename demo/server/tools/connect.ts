import { inputRequired } from "@modelcontextprotocol/server";
import type { AskingTool } from "../asking-tool.js";

/** URL mode: text entered on the page never passes through the client. */
export const connect: AskingTool = {
  name: "connect",
  title: "Connect a weather station",
  description: "Sends you to the station's own page to sign in.",
  questions: {
    signIn: {
      request: inputRequired.elicitUrl({
        message: "Sign in at your station's maker so that I may read its measurements.",
        url: "https://station-login.example/authorize?client=weather&scope=measurements.read",
      }),
      about: "the sign-in",
      accepted: () => "Thank you. I will read your station's measurements once you have signed in there.",
    },
  },
};
