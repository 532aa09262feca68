import { isRecord, read } from "../core/json.js";

/** Sends a notification to the server that asks. It may throw, and what it returns may be a promise that rejects. */
export type Notify = (notification: { readonly method: string; readonly params: object }) => unknown;

/** What SDKs give a handler beside the request: `extra` in v1, `context.mcpReq` in v2. Any shape is taken. */
export interface RequestContext {
  /** Aborts when the request is taken back, or the connection closes. */
  readonly signal: AbortSignal | undefined;
  /** Undefined where the SDK hands none out. */
  readonly notify: Notify | undefined;
}

export function readContext(context: unknown): RequestContext {
  if (!isRecord(context)) {
    return { signal: undefined, notify: undefined };
  }
  const owner = isRecord(context.mcpReq) ? context.mcpReq : context;
  const send = owner === context ? context.sendNotification : owner.notify;
  return {
    signal: owner.signal instanceof AbortSignal ? owner.signal : undefined,
    notify:
      typeof send === "function" ? (notification): unknown => Reflect.apply(send, owner, [notification]) : undefined,
  };
}

/** `_meta.progressToken`, which a 2025-era request carries when its sender wants to hear how it goes on. */
export function progressTokenOf(params: unknown): string | number | undefined {
  const meta = isRecord(params) ? read(params, "_meta") : undefined;
  const token = isRecord(meta) ? read(meta, "progressToken") : undefined;
  return typeof token === "string" || typeof token === "number" ? token : undefined;
}
