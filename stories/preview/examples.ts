import everything from "../../test/requests/server-everything.json";
import inputRequired from "../../test/requests/spec-2026-07-28/InputRequiredResult/input-required-result-with-elicitation-and-sampling-and-request-state.json";
import { askForAll } from "../support/ask-for.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** Spellings beside the protocol, and some that no control fits. */
const oddSpellings = askForAll(
  "What servers send beside the protocol.",
  {
    nullable: {
      anyOf: [{ type: "string" }, { type: "null" }],
      title: "Nullable, as pydantic writes it",
      default: null,
    },
    priority: { type: "integer", title: "Numbers to choose from", enum: [1, 2, 3] },
    referred: { $ref: "#/$defs/Color", title: "Defined elsewhere" },
    nickname: { type: "string", title: "Keywords of another type", minimum: 3, format: "nickname", "x-order": 2 },
    size: { type: "string", title: "A default that is no option", enum: ["S", "M"], default: "XL" },
    address: { type: "object", title: "Nested object", properties: { street: { type: "string" } } },
    scores: { type: "array", title: "List of numbers", items: { type: "integer", enum: [1, 2, 3] } },
    impossible: { type: "number", title: "Contradicting limits", minimum: 5, maximum: 3 },
  },
  ["nullable", "priority"],
);

const withDefinitions = {
  ...oddSpellings,
  requestedSchema: { ...oddSpellings.requestedSchema, $defs: { Color: { type: "string", enum: ["red", "green"] } } },
};

const signIn = {
  mode: "url",
  message: "Sign in to continue.",
  url: "https://login.example.com/oauth?client=1",
  elicitationId: "e-1",
};

const malformed = {
  message: "Where do you live?",
  requestedSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city", "zip"] },
};

/** In the language of `react-elicitation/definitions`, with what its author should be told of. */
const formDefinition = {
  id: "station",
  title: "A weather station",
  fields: [
    { id: "name", type: "text", label: "Name", required: true, rendering: { placeholder: "North Pier", tabIndex: 1 } },
    { id: "height", type: "number", label: "Height in metres", validation: { minimum: 0 }, default: -5 },
    { id: "online", type: "boolean", label: "It is online", rendering: { displayStyle: "toggle" } },
    {
      id: "feed",
      type: "url",
      label: "Feed",
      rendering: { conditionalDisplay: { field: "online", operator: "equals", value: true } },
    },
    { id: "unit", type: "select", label: "Unit", options: ["°C", "°F"], lable: "Unit of warmth" },
  ],
  metadata: { station: 4711 },
};

const write = (value: unknown): string => JSON.stringify(value, null, 2);

/** Requests to begin with, by name. */
export const examples: Readonly<Record<string, string>> = {
  "Weather alerts": write({ method: "elicitation/create", params: weatherAlerts }),
  "server-everything, 13 fields": write(everything.requests[0]),
  "Form definition": write(formDefinition),
  "Odd spellings": write(withDefinitions),
  Confirmation: write(askForAll("Delete your three saved places? This cannot be undone.", {})),
  "Web page": write(signIn),
  "input_required result (2026-07-28)": write(inputRequired),
  "Required but not described": write(malformed),
};
