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

/** In bytes: two files of 10 MiB in base64, where the SDK takes 4 MiB. */
const maxRequestBodySize = 32 * 1024 * 1024;

/** Serves both protocol eras at one address: 2025-11-25 by session, 2026-07-28 request by request. */
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

/** Serves form definitions, by session only: in 2026-07-28 a server sends no requests, which their protocol begins with. */
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
  // The adapter's types do not know `exactOptionalPropertyTypes`; the value is what it asks for.
  const incoming = request as NodeIncomingMessageLike;
  const webRequest = await toWebRequest(incoming, undefined, { maxRequestBodySize });
  return { incoming, webRequest, body: await readJsonBody(webRequest) };
}
