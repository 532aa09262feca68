import { type ChildProcess, spawn } from "node:child_process";
import { Readable } from "node:stream";
import { findBrowser } from "../../../scripts/install-browser.mjs";
import { freePort } from "../../e2e/support/free-port.js";
import { type Command, record, until, webDriver } from "./web-driver.js";

export interface WebKit {
  readonly command: Command;
  /** The path of the session: `/session/…`. */
  readonly session: string;
  close(): Promise<void>;
}

/** WebKitGTK's small browser on a screen of its own, and its driver. Each is the head of a process group, so that it ends with all it has started. */
export async function startWebKit(tries = 3): Promise<WebKit> {
  const heads: ChildProcess[] = [];
  const start = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcess => {
    const head = spawn(program, args, {
      detached: true,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    heads.push(head);
    return head;
  };
  const end = (): void => {
    for (const { pid } of heads.splice(0).reverse()) {
      try {
        if (pid !== undefined) process.kill(-pid, "SIGKILL");
      } catch {
        // The group has no processes left.
      }
    }
  };
  process.once("exit", end);

  try {
    const screen = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
    const port = await freePort();
    start(findBrowser("webkit") ?? "WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
      DISPLAY: `:${await firstLine(screen)}`,
      LANG: "en_US.UTF-8",
      LANGUAGE: "en_US",
      // The sandbox needs rights that containers do not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
    });
    const command = webDriver(`http://127.0.0.1:${port}`);
    await until("WebKit's driver", () => command("GET", "/status").catch(() => undefined));
    const { sessionId } = record(await command("POST", "/session", { capabilities: {} }));
    const session = `/session/${String(sessionId)}`;
    const close = async (): Promise<void> => {
      await command("DELETE", session).catch(() => undefined);
      end();
    };
    return { command, session, close };
  } catch (error) {
    end();
    // On a busy machine the small browser may start and never be found by its driver.
    if (tries > 1) return startWebKit(tries - 1);
    throw error;
  }
}

/** What the screen writes once it can be drawn on: its number. */
async function firstLine({ stdio }: ChildProcess): Promise<string> {
  const output = stdio[3];
  if (output instanceof Readable) for await (const line of output) return String(line).trim();
  throw new Error("Xvfb did not start.");
}
