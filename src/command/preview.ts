import { createReadStream, readdirSync, unwatchFile, watchFile } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";

/** Built beside the command, by the configuration in `preview`. */
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

/** How often a file is looked at, in milliseconds. Editors replace files, which other ways of watching lose. */
const interval = 200;

/**
 * Serves the preview on the loopback interface: its pages, and at `/forms`, as server-sent events, the JSON that `read` returns, now and
 * whenever the file changes.
 *
 * @param port 0 for any that is free
 * @returns the address of the page, once it can be opened
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

/** Whether a request names this machine: another site's name may be made to lead here (DNS rebinding), and its pages must not read the file. */
function isOwn({ headers: { host = "" } }: IncomingMessage): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
}

function stream(file: string, response: ServerResponse, read: () => Promise<string>): void {
  // One after the other, so that the last state sent is the newest.
  let sent = Promise.resolve();
  const send = (): void => {
    sent = sent.then(read).then((state) => void response.write(`data: ${state}\n\n`));
  };
  response.writeHead(200, { ...headers, "Content-Type": "text/event-stream" });
  // Before the first look at the file, so that no change between the two is missed.
  watchFile(file, { interval }, send);
  send();
  response.once("close", () => unwatchFile(file, send));
}
