import type { ServerIdentity } from "../../src/index.js";

/** Who asks in the tests that are not about who asks. */
export const server: ServerIdentity = { name: "Weather", origin: "https://mcp.weather.example" };
