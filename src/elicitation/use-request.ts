import { useState } from "react";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import { parseRequest } from "../core/request/parse-request.js";

interface ParsedRequest {
  readonly params: unknown;
  readonly id: string | number | undefined;
  readonly request: ElicitationRequest;
  /** Changes when another request takes this one's place, and only then. */
  readonly key: number;
}

/**
 * The request in raw params. An equal copy (a parent that builds its params while rendering) is the same request, so that
 * answers are kept; another `id` is another request even if it asks the same.
 */
export function useRequest(params: unknown, id: string | number | undefined): ParsedRequest {
  const [parsed, setParsed] = useState<ParsedRequest>(() => ({ params, id, request: parseRequest(params), key: 0 }));
  if (params === parsed.params && id === parsed.id) {
    return parsed;
  }
  const request = parseRequest(params);
  const isSame = id === parsed.id && JSON.stringify(request) === JSON.stringify(parsed.request);
  const next = isSame ? { ...parsed, params } : { params, id, request, key: parsed.key + 1 };
  setParsed(next);
  return next;
}
