import { inputRequired } from "@modelcontextprotocol/server";
import type { AskingTool } from "../asking-tool.js";
import { everythingRequest } from "./everything-request.js";

/** The reference server's form, with which clients can be compared. */
export const everything: AskingTool = {
  name: "everything",
  title: "Every kind of field",
  description: "Sends the 13-field form of the reference server.",
  questions: {
    everything: {
      request: inputRequired.elicit(everythingRequest),
      about: "the form",
      accepted: (content) => `Thank you, that makes ${Object.keys(content).length} answers.`,
    },
  },
};
