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
import { createWeatherServer } from "./weather-server.js";

/** Serves both protocol eras at one address: 2025-11-25 by session, 2026-07-28 request by request. */
export function mcpMiddleware(received: ReceivedLog): Connect.NextHandleFunction {
  const create = () => createWeatherServer(received);
  const modern = toNodeHandler(createMcpHandler(create, { legacy: "reject" }));
  const legacy = createLegacySessions(create);
  const hostIsLocal = localhostHostValidation();
  const originIsLocal = localhostOriginValidation();

  const answer: (...call: Parameters<Connect.SimpleHandleFunction>) => Promise<void> = async (request, response) => {
    if (!hostIsLocal(request, response) || !originIsLocal(request, response)) return;
    // The adapter's types do not know `exactOptionalPropertyTypes`; the value is what it asks for.
    const incoming = request as NodeIncomingMessageLike;
    const webRequest = await toWebRequest(incoming);
    const body = await readJsonBody(webRequest);
    const isLegacy = await isLegacyRequest(webRequest, body);
    await (isLegacy ? legacy(request, response, body) : modern(incoming, response, body));
  };
  return (request, response, next) => {
    answer(request, response).catch(next);
  };
}
