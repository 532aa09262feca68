import { config } from "zod";

// The MCP client's schemas try once whether code may be made from text, and a strict Content-Security-Policy reports that to the page's
// owner as an attack. They do so as they are loaded, so they are loaded after this.
config({ jitless: true });

const { showPage } = await import("./page.js");
showPage();
