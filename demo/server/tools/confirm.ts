import { inputRequired } from "@modelcontextprotocol/server";
import type { AskingTool } from "../asking-tool.js";

/** A confirmation without fields: the schema has no properties. */
export const confirm: AskingTool = {
  name: "confirm",
  title: "Delete saved places",
  description: "Asks for a confirmation before it deletes three saved places.",
  questions: {
    deletion: {
      request: inputRequired.elicit({
        message: "Delete your three saved places (Oslo, Lima, Nairobi)? This cannot be undone.",
        requestedSchema: { type: "object", properties: {} },
      }),
      about: "the deletion",
      accepted: () => "Done: your three saved places are deleted.",
    },
  },
};
