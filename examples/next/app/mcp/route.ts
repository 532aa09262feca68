import { weather } from "../../weather";

/** The MCP server for the client in the page `/client`. */
const handle = (request: Request) => weather.fetch(request);

export { handle as DELETE, handle as GET, handle as POST };
