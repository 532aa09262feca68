import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createFromReadableStream } from "@vitejs/plugin-rsc/ssr";
import { type ReactNode, use } from "react";
import { renderToPipeableStream } from "react-dom/server.node";

export function toHtml(stream: ReadableStream<Uint8Array>): Promise<string> {
  const page = createFromReadableStream<ReactNode>(stream);
  const html = new PassThrough();
  const { pipe } = renderToPipeableStream(<Page page={page} />, { onAllReady: () => pipe(html) });
  return text(html);
}

function Page({ page }: { readonly page: Promise<ReactNode> }): ReactNode {
  return use(page);
}
