import { createReadStream, readdirSync, unwatchFile, watchFile } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";

/** The built pages, next to the command. The configuration in `preview` builds them. */
const pages = join(import.meta.dirname, "../preview");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};

/** How often the file is polled, in milliseconds. Editors replace files on saving, which `fs.watch` can miss. */
const interval = 200;

/** How long a changed file is left alone before it is read, in milliseconds. While an editor writes it, it is empty for a moment. */
const settlingTime = 100;

/**
 * Serves the preview on the loopback interface: its pages, and server-sent events at `/forms`. Each event has the JSON that `read` returns.
 * One is sent at once, and one whenever the file changes.
 *
 * @param port 0 for any free port
 * @returns the URL of the page, once the server listens
 */
export async function servePreview(file: string, port: number, read: () => Promise<string>): Promise<string> {
  const files = new Set(
    readdirSync(pages, { recursive: true, encoding: "utf8" }).map((name) => `/${name.split(sep).join("/")}`),
  );
  const stream = createStreams(file, read);
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    const type = types[extname(path)];
    if (!isOwn(request)) {
      response.writeHead(403, headers).end();
    } else if (path === "/forms") {
      stream(response);
    } else if (files.has(path) && type !== undefined) {
      response.writeHead(200, { ...headers, "Content-Type": type });
      createReadStream(join(pages, path)).pipe(response);
    } else {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : port}/`;
}

/**
 * Whether a request comes from the preview's own page or from the address bar. The `Host` header must name this machine, because by DNS
 * rebinding pages of another site could read the file. `Sec-Fetch-Site` names the requests that another site's page makes; only programs
 * that are not browsers leave it out.
 */
function isOwn({ headers: { host = "", "sec-fetch-site": site = "none" } }: IncomingMessage): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host) && (site === "same-origin" || site === "none");
}

/** Returns the function that streams the states to one more tab. The file is read once for each change, however many tabs are open. */
function createStreams(file: string, read: () => Promise<string>): (response: ServerResponse) => void {
  const tabs = new Set<ServerResponse>();
  // Reads one after another, so that the last state sent is the newest.
  let latest = Promise.resolve("");
  const sendTo = (to: readonly ServerResponse[]): void =>
    void latest.then((state) => {
      for (const tab of to) {
        tab.write(`data: ${state}\n\n`);
      }
    });
  const check = (): void => {
    latest = latest.then(read);
    sendTo([...tabs]);
  };
  const settle = (): void => void setTimeout(check, settlingTime);
  return (tab) => {
    tab.writeHead(200, { ...headers, "Content-Type": "text/event-stream" });
    tabs.add(tab);
    if (tabs.size === 1) {
      // Watches before the first read, so that no change in between is missed.
      watchFile(file, { interval }, settle);
      check();
    } else {
      sendTo([tab]);
    }
    tab.once("close", () => {
      tabs.delete(tab);
      if (tabs.size === 0) {
        unwatchFile(file, settle);
      }
    });
  };
}
