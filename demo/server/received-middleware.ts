import type { Connect } from "vite";
import type { ReceivedLog } from "./received-log.js";

/** GET /demo/received returns the kept answers as JSON. */
export function receivedMiddleware(received: ReceivedLog): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== "GET") return next();
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.end(JSON.stringify(received.all()));
  };
}
