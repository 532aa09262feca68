import {
  localhostHostValidation,
  localhostOriginValidation,
  type NodeIncomingMessageLike,
  toNodeHandler,
  toWebRequest,
} from "@modelcontextprotocol/node";
import { createMcpHandler, isLegacyRequest } from "@modelcontextprotocol/server";
import type { Connect } from "vite";
import { createLegacySessions } from "./legacy-sessions.js";
import { readJsonBody } from "./read-json-body.js";
import type { ReceivedLog } from "./received-log.js";
import { createFormsServer } from "./forms/forms-server.js";
import { createWeatherServer } from "./weather-server.js";

/** In bytes: enough for two files of 10 MiB in base64. The SDK's default is 4 MiB. */
const maxRequestBodySize = 32 * 1024 * 1024;

/** Serves both revisions at one URL: 2025-11-25 with sessions, 2026-07-28 without. */
export function mcpMiddleware(received: ReceivedLog): Connect.NextHandleFunction {
  const create = () => createWeatherServer(received);
  const modern = toNodeHandler(createMcpHandler(create, { legacy: "reject" }));
  const legacy = createLegacySessions(create);
  return localMiddleware(async (request, response) => {
    const { incoming, webRequest, body } = await readRequest(request);
    const isLegacy = await isLegacyRequest(webRequest, body);
    await (isLegacy ? legacy(request, response, body) : modern(incoming, response, body));
  });
}

/** Serves form definitions, only with sessions: their protocol begins with a request of the server, and 2026-07-28 has none. */
export function formsMiddleware(received: ReceivedLog): Connect.NextHandleFunction {
  const sessions = createLegacySessions(() => createFormsServer(received));
  return localMiddleware(async (request, response) => {
    const { body } = await readRequest(request);
    await sessions(request, response, body);
  });
}

type Answer = (...call: Parameters<Connect.SimpleHandleFunction>) => Promise<void>;

function localMiddleware(answer: Answer): Connect.NextHandleFunction {
  const hostIsLocal = localhostHostValidation();
  const originIsLocal = localhostOriginValidation();
  return (request, response, next) => {
    if (!hostIsLocal(request, response) || !originIsLocal(request, response)) return;
    answer(request, response).catch(next);
  };
}

async function readRequest(request: Connect.IncomingMessage) {
  // The types of the adapter do not allow for `exactOptionalPropertyTypes`, but the value is what the adapter needs.
  const incoming = request as NodeIncomingMessageLike;
  const webRequest = await toWebRequest(incoming, undefined, { maxRequestBodySize });
  return { incoming, webRequest, body: await readJsonBody(webRequest) };
}
