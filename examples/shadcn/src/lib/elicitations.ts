import { createElicitationQueue } from "react-elicitation";

/** What servers ask. `connectElicitation(client, elicitations, { server })` of `react-elicitation/mcp` connects an MCP client. */
export const elicitations = createElicitationQueue();
