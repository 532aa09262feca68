import { createRecent } from "../core/create-recent.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import { parseRequest } from "../core/request/parse-request.js";
import type { RequestLimits } from "../core/request/request-limits.js";

/** Requests that are kept, and characters and values in each. What a server has filled in is in them, and nothing that a person has. */
const capacity = 20;
const largestKept = 20_000;
const recent = createRecent<string, ElicitationRequest>(capacity);

/**
 * The request in raw params. Read not long ago, it is the same object again, and so is all that is made of its fields: servers ask the same
 * again and again. What is large, and what is no JSON, is read anew.
 */
export function recentRequest(params: unknown, limits?: Partial<RequestLimits>): ElicitationRequest {
  const read = (): ElicitationRequest => parseRequest(params, limits);
  let left = largestKept;
  try {
    const key = JSON.stringify([params, limits], (name, value: unknown) => {
      left -= name.length + (typeof value === "string" ? value.length : 1);
      if (left < 0 || (typeof value === "number" && !Number.isFinite(value))) {
        throw new Error("not kept");
      }
      return value;
    });
    return recent(key, read);
  } catch {
    return read();
  }
}
