// What the conformance suite starts as the client under test: `node client.mjs <address of its server>`.
import { runnerImport } from "vite";

const address = process.argv.at(-1);
const scenario = process.env.MCP_CONFORMANCE_SCENARIO;
if (!address || !URL.canParse(address) || !scenario) {
  throw new Error("Start this with `npm run conformance`: it needs a server's address and MCP_CONFORMANCE_SCENARIO.");
}

/** @type {{ module: typeof import("./answer-in-chat.js") }} */
const { module } = await runnerImport(new URL("answer-in-chat.ts", import.meta.url).pathname);
await module.answerInChat(new URL(address), scenario);
