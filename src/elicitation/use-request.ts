import { useState } from "react";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import type { RequestLimits } from "../core/request/request-limits.js";
import { recentRequest } from "./recent-request.js";

interface ParsedRequest {
  readonly params: unknown;
  readonly identity: string;
  readonly request: ElicitationRequest;
  /** Changes when another request takes this one's place, and only then. */
  readonly key: number;
}

/**
 * The request in raw params. An equal copy (a parent that builds its params while rendering) is the same request, so that
 * answers are kept.
 *
 * @param identity who asks, and which time: with another it is another request even if it asks the same
 */
export function useRequest(params: unknown, identity: string, limits?: Partial<RequestLimits>): ParsedRequest {
  const [parsed, setParsed] = useState<ParsedRequest>(() => ({
    params,
    identity,
    request: recentRequest(params, limits),
    key: 0,
  }));
  if (params === parsed.params && identity === parsed.identity) {
    return parsed;
  }
  const request = recentRequest(params, limits);
  const isSame = identity === parsed.identity && JSON.stringify(request) === JSON.stringify(parsed.request);
  const next = isSame ? { ...parsed, params } : { params, identity, request, key: parsed.key + 1 };
  setParsed(next);
  return next;
}
