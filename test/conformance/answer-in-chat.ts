import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { createServer } from "vite";
import { lastReply, openChat, say } from "../e2e/support/chat-page.js";
import { demoConfig, originOf } from "../e2e/support/demo-config.js";
import { offlineLaunchOptions } from "../e2e/support/launch-options.js";
import { readyDialog } from "../e2e/support/ready-dialog.js";

/** The tools to call, and the revision in which the suite's server speaks, by scenario. */
const scenarios: Readonly<Record<string, { readonly era: string; readonly tools: readonly string[] }>> = {
  "elicitation-sep1034-client-defaults": { era: "2025-11-25", tools: ["test_client_elicitation_defaults"] },
  "sep-2322-client-request-state": {
    era: "2026-07-28",
    tools: ["test_mrtr_echo_state", "test_mrtr_no_state", "test_mrtr_unrelated", "test_mrtr_no_result_type"],
  },
};

/** Calls a scenario's tools from the demo's chat in Chromium; what they ask is accepted in the dialog as it stands. */
export async function answerInChat(address: URL, scenario: string): Promise<void> {
  const known = scenarios[scenario];
  if (!known) throw new Error(`Nobody has said which tools to call in ${scenario}: add it to the table of scenarios.`);
  const { era, tools } = known;
  // The suite's servers let no other origin in, so the chat finds them under its own.
  const proxy = { "/conformance": { target: address.origin, changeOrigin: true, rewrite: () => address.pathname } };
  // A cache of its own: two dev servers that optimise into one folder make each other's pages reload.
  const cacheDir = await mkdtemp(join(tmpdir(), "react-elicitation-"));
  const vite = await createServer({
    configFile: demoConfig,
    cacheDir,
    logLevel: "error",
    server: { port: 0, hmr: false, watch: null, proxy },
  });
  await vite.listen();
  const browser = await chromium.launch(offlineLaunchOptions);
  try {
    const page = await openChat(await browser.newContext(), originOf(vite.httpServer?.address()), {
      server: "/conformance",
      era,
    });
    for (const tool of tools) console.log(`${tool}: ${await call(page, tool)}`);
  } finally {
    await browser.close();
    await vite.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}

async function call(page: Page, tool: string): Promise<string> {
  await say(page, tool);
  const reply = lastReply(page);
  const isAsked = readyDialog(page).then(async (dialog) => {
    await dialog.getByRole("button", { name: /^Send to/ }).click();
    return reply;
  });
  return Promise.race([reply, isAsked]);
}
