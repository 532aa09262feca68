import { inputRequired } from "@modelcontextprotocol/server";
import type { AskingTool } from "../asking-tool.js";

/** Three requests that arrive together, so that the dialog shows how many wait in the queue. */
export const several: AskingTool = {
  name: "several",
  title: "Plan a trip",
  description: "Asks three things at once: where to, how warm you like it, and a sign-in at the map service.",
  questions: {
    destination: {
      request: inputRequired.elicit({
        message: "Where are you going?",
        requestedSchema: {
          type: "object",
          properties: { place: { type: "string", title: "Place", description: "A town or a region" } },
          required: ["place"],
        },
      }),
      about: "the destination",
      accepted: ({ place }) => `The trip goes to ${String(place)}.`,
    },
    comfort: {
      request: inputRequired.elicit({
        message: "How warm do you like it?",
        requestedSchema: {
          type: "object",
          properties: {
            warmest: { type: "integer", title: "Warmest day", description: "In °C", minimum: 0, maximum: 45 },
          },
          required: ["warmest"],
        },
      }),
      about: "the temperature",
      accepted: ({ warmest }) => `Days above ${String(warmest)} °C are left out.`,
    },
    maps: {
      request: inputRequired.elicitUrl({
        message: "Sign in at the map service to save the route.",
        url: "https://maps.example/sign-in?from=weather",
      }),
      about: "the map service",
      accepted: () => "The route is saved once you have signed in at the map service.",
    },
  },
};
