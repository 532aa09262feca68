import { isRecord } from "./json.js";
import { follow, type RequestEnd } from "./request-end.js";
import { type AskingTool, type ServerIdentity, serverKey } from "./types.js";

// Most protocols do not say which call of a chat asks. The chat knows which calls run, so its adapter says so where requests pass.

/** What requests get from the call of a tool that has led to them. */
export interface CallOrigin {
  /** The id of the call, as the chat knows it. */
  readonly callId?: string | undefined;
  readonly tool?: AskingTool | undefined;
}

/** A call of a tool that runs. What it asks ends with it. */
export interface ToolCall extends CallOrigin {
  /** Aborts when the call ends. Its reason says how. */
  readonly signal: AbortSignal;
}

/**
 * What a request gets from the calls that may have led to it. Of several, nobody knows which one asks. That one of them may destroy
 * something counts for each, because one press must not answer it.
 */
export function originOf(calls: readonly CallOrigin[]): CallOrigin {
  const [only, ...others] = calls;
  if (others.length === 0) {
    return { callId: only?.callId, tool: only?.tool };
  }
  const isDestructive = calls.some(({ tool }) => tool?.annotations?.destructiveHint === true);
  return { tool: isDestructive ? { name: "", annotations: { destructiveHint: true } } : undefined };
}

/** Calls the listener when the last of the calls has ended, with how it did. Returns the function that stops listening. */
export function followCalls(calls: readonly ToolCall[], listener: (end: RequestEnd) => void): () => void {
  const running = new Set(calls);
  const unfollow = calls.map((call) =>
    follow(call.signal, (end) => {
      running.delete(call);
      if (running.size === 0) listener(end);
    }),
  );
  return () => {
    for (const stop of unfollow) stop();
  };
}

/** The calls that a chat has running. */
export interface RunningCalls {
  readonly add: (call: ToolCall, server: ServerIdentity) => void;
  readonly remove: (call: ToolCall) => void;
  /** Runs a part of a call. What asks from there belongs to this call, where the platform can tell. */
  readonly within: <Result>(call: ToolCall, work: () => Result) => Result;
  /** The calls that may have led to a request of this server. */
  readonly callersOf: (server: ServerIdentity) => readonly ToolCall[];
}

/**
 * Where a queue or a bridge has the calls whose requests it takes. They are on the object and not in a module, because servers such as
 * Next.js give each route its own copy of a module.
 */
export const runningCalls: unique symbol = Symbol.for("react-elicitation.running-calls");

export function createRunningCalls(): RunningCalls {
  const running = new Map<ToolCall, string>();
  const storage = createStorage();
  return {
    add: (call, server) => void running.set(call, serverKey(server)),
    remove: (call) => void running.delete(call),
    within: (call, work) => (storage ? storage.run(call, work) : work()),
    callersOf: (server) => {
      const key = serverKey(server);
      const callers = [...running].filter(([, of]) => of === key).map(([call]) => call);
      const current = storage?.getStore();
      const own = callers.find((call) => call === current);
      return own ? [own] : callers;
    },
  };
}

/** An `AsyncLocalStorage`: which call a request belongs to is known by what has caused it. */
interface Storage {
  readonly run: <Result>(call: ToolCall, work: () => Result) => Result;
  readonly getStore: () => unknown;
}

/** Undefined in browsers. The module is not imported, because bundlers for browsers would look for it. */
function createStorage(): Storage | undefined {
  const process: unknown = Reflect.get(globalThis, "process");
  const getModule: unknown = isRecord(process) ? process.getBuiltinModule : undefined;
  const hooks: unknown =
    typeof getModule === "function" ? Reflect.apply(getModule, process, ["node:async_hooks"]) : globalThis;
  const AsyncLocalStorage: unknown = isRecord(hooks) ? hooks.AsyncLocalStorage : undefined;
  const storage: unknown =
    typeof AsyncLocalStorage === "function" ? Reflect.construct(AsyncLocalStorage, []) : undefined;
  return isStorage(storage) ? storage : undefined;
}

function isStorage(value: unknown): value is Storage {
  return isRecord(value) && typeof value.run === "function" && typeof value.getStore === "function";
}
