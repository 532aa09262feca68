import type { ServerIdentity } from "../../src/index.js";

/** The server in tests that do not depend on the server. */
export const server: ServerIdentity = { name: "Weather", origin: "https://mcp.weather.example" };
