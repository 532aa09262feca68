import { inputRequired } from "@modelcontextprotocol/server";
import type { AskingTool } from "../asking-tool.js";

/** A `date-time`: the answer is sent with seconds and a UTC offset. */
export const appointment: AskingTool = {
  name: "appointment",
  title: "Book a forecast call",
  description: "Asks when a meteorologist may call you.",
  questions: {
    call: {
      request: inputRequired.elicit({
        message: "When may our meteorologist call you?",
        requestedSchema: {
          type: "object",
          properties: {
            when: { type: "string", title: "Date and time", format: "date-time" },
            topic: { type: "string", title: "What about", description: "A few words are enough", maxLength: 200 },
          },
          required: ["when"],
        },
      }),
      about: "the call",
      accepted: ({ when }) => `Booked: we call you at ${String(when)}.`,
    },
  },
};
