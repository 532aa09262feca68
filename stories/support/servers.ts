import type { ServerIdentity } from "react-elicitation";

/** The server that asks in most stories: a name and an origin the host knows, and what the server says of itself. */
export const weather: ServerIdentity = {
  name: "weather",
  origin: "https://weather.example",
  serverInfo: { name: "weather-pro", title: "Weather Pro", version: "2.1" },
};

/** A local process, which has a command instead of a web origin and says nothing of itself. */
export const calendar: ServerIdentity = { name: "calendar", origin: "npx calendar-server" };

export const tickets: ServerIdentity = { name: "tickets", origin: "https://tickets.example" };
