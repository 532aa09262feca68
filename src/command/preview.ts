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
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    const type = types[extname(path)];
    if (!isOwn(request)) {
      response.writeHead(403, headers).end();
    } else if (path === "/forms") {
      stream(file, response, read);
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

/** Whether the `Host` header names this machine. Prevents DNS rebinding, by which pages of another site could read the file. */
function isOwn({ headers: { host = "" } }: IncomingMessage): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
}

function stream(file: string, response: ServerResponse, read: () => Promise<string>): void {
  // Reads one after another, so that the last state sent is the newest.
  let sent = Promise.resolve();
  const send = (): void => {
    sent = sent.then(read).then((state) => void response.write(`data: ${state}\n\n`));
  };
  response.writeHead(200, { ...headers, "Content-Type": "text/event-stream" });
  // Watches before the first read, so that no change in between is missed.
  watchFile(file, { interval }, send);
  send();
  response.once("close", () => unwatchFile(file, send));
}
