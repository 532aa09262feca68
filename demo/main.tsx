import { config } from "zod";

// When the MCP client's zod schemas load, they test once whether `new Function` is allowed. A strict Content-Security-Policy would report
// that to the page's owner as an attack. The schemas are therefore imported after this setting.
config({ jitless: true });

const { showPage } = await import("./page.js");
showPage();
