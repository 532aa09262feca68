import { inputRequired } from "@modelcontextprotocol/server";
import type { AskingTool } from "../asking-tool.js";

/** A file field of SEP-2356, a draft that the SDK's types do not include. Clients that do not know the draft show a URL field. */
const picture = {
  type: "string" as const,
  title: "Photo of the sky",
  description: "From your window, without people",
  format: "uri" as const,
  "x-mcp-file": { accept: ["image/png", "image/jpeg"] },
};

export const photo: AskingTool = {
  name: "photo",
  title: "Show your sky",
  description: "Asks for a photo of the sky, of 10 MB or less, and says its hash.",
  questions: {
    sky: {
      request: inputRequired.elicit({
        message: "Show me your sky, and I can say what falls from it.",
        requestedSchema: {
          type: "object",
          properties: { photo: picture },
          required: ["photo"],
        },
      }),
      about: "the photo",
      accepted: () => "Thank you. This is the file that I have, with the hash of its content:",
    },
  },
};
