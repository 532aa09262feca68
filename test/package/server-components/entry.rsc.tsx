/// <reference types="@vitejs/plugin-rsc/types" />
import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import { ElicitationContent } from "react-elicitation";
import { parseRequest } from "react-elicitation/core";
import { elicitationCapability } from "react-elicitation/mcp";
import { Chat } from "./chat.js";
import type * as Ssr from "./entry.ssr.js";

const request = {
  message: "Who are you?",
  requestedSchema: { type: "object", properties: { name: { type: "string", title: "Full name" } } },
};

/** A page of server components, as HTML: `core` and `mcp` run here, and what has React in it is left to the client. */
export default async function render(): Promise<string> {
  const page = (
    <main
      data-mode={parseRequest(request).mode}
      data-capability={Object.keys(elicitationCapability()).join()}
      data-imported={String(Reflect.get(ElicitationContent, "$$typeof"))}
    >
      <Chat request={request} />
    </main>
  );
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof Ssr>("ssr", "index");
  return toHtml(renderToReadableStream(page));
}
