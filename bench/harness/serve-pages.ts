import { preview } from "vite";
import { pages } from "./build-pages.js";

export interface PageServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the built pages to this machine only. The headers isolate the pages, which gives them a clock of 5 µs instead of 100 µs. */
export async function servePages(): Promise<PageServer> {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir: pages },
    preview: {
      host: "127.0.0.1",
      port: 4601,
      headers: { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" },
    },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The server of the pages has no address.");
  return { url, close: () => server.close() };
}
