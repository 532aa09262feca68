import { isRecord, read, readText } from "../core/json.js";
import { type EndController, endOf, isAbortSignal } from "../core/request-end.js";
import { type AskingTool, serverKey } from "../core/types.js";
import { type Elicitor, identityOf, type ServerSource } from "./port.js";
import { type RunningCalls, runningCalls, type ToolCall } from "./tool-calls.js";

/**
 * Ties what a server asks to the calls of its tools, in the AI SDK (`ai`, versions 6 and 7). Takes the queue or the bridge of the handler,
 * and returns the same tools. While one of them runs, what the server asks gets the id of the call and the name of the tool. It ends with the
 * call: after a Stop it says "You stopped this", and no page shows it again.
 *
 * If two calls of one server run at once, a request belongs to the one in whose response it came. Only Node and other runtimes with
 * `AsyncLocalStorage` can tell. In a page it may belong to either: it gets no id, and ends with the later one.
 *
 * @param options `server` is that of the tools, as `elicitationHandler` or `connectElicitation` got it
 * @throws TypeError for a queue that is not one, and for tools that are not those of the AI SDK
 * @example
 * client.onElicitationRequest(ElicitationRequestSchema, elicitationHandler(bridge, { server }));
 * streamText({ model, messages, abortSignal, tools: withElicitation(await client.tools(), bridge, { server }) });
 */
export function withElicitation<Tools extends object>(
  tools: Tools,
  queue: Pick<Elicitor, "elicit" | "preload" | typeof runningCalls>,
  { server }: { readonly server: ServerSource },
): Tools {
  assertTools(tools);
  assertQueue(queue);
  const calls = queue[runningCalls] ?? createRunningCalls();
  Object.defineProperty(queue, runningCalls, { value: calls, configurable: true });
  const tied = { ...tools };
  for (const [name, tool] of Object.entries(tools)) {
    const execute = read(tool, "execute");
    if (isRecord(tool) && typeof execute === "function") {
      const run = (input: unknown, options: unknown): unknown => {
        const { call, end } = startCall(askingTool(name, tool), options);
        calls.add(call, identityOf(server));
        queue.preload?.();
        return whenOver(
          () => calls.within(call, () => Reflect.apply(execute, tool, [input, options])),
          () => {
            end();
            calls.remove(call);
          },
        );
      };
      // Defined instead of assigned, because a tool may be named `__proto__`.
      Object.defineProperty(tied, name, {
        value: { ...tool, execute: run },
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
  }
  return tied;
}

/** The tool as its server describes it. The tools of `@ai-sdk/mcp` have that in `metadata`. */
function askingTool(name: string, tool: Record<string, unknown>): AskingTool {
  const destructiveHint = read(read(tool.metadata, "annotations"), "destructiveHint") === true;
  return {
    name: readText(tool.metadata, "toolName") ?? name,
    title: readText(tool, "title"),
    annotations: { destructiveHint },
  };
}

/** @param options those of `execute` */
function startCall(tool: AskingTool, options: unknown): { readonly call: ToolCall; readonly end: () => void } {
  const controller: EndController = new AbortController();
  const given = read(options, "abortSignal");
  const abortSignal = isAbortSignal(given) ? given : undefined;
  const stop = (): void => {
    const end = endOf(abortSignal);
    // Without a reason of ours it is the person's Stop, or a timeout of the AI SDK.
    const reason: unknown = abortSignal?.reason;
    const isTimeout = isRecord(reason) && reason.name === "TimeoutError";
    controller.abort(end === "withdrawn" ? (isTimeout ? "ended" : "stopped") : (end ?? "ended"));
  };
  if (abortSignal?.aborted) stop();
  abortSignal?.addEventListener("abort", stop);
  return {
    call: { callId: readText(options, "toolCallId"), tool, signal: controller.signal },
    end: () => {
      abortSignal?.removeEventListener("abort", stop);
      controller.abort("ended");
    },
  };
}

/** Does a work that may return a value, a promise or a stream, and calls `end` when that is over. */
function whenOver(work: () => unknown, end: () => void): unknown {
  let result: unknown;
  try {
    result = work();
  } catch (error) {
    end();
    throw error;
  }
  if (isAsyncIterable(result)) {
    return endAfter(result, end);
  }
  if (isPromiseLike(result)) {
    return Promise.resolve(result).finally(end);
  }
  end();
  return result;
}

async function* endAfter(results: AsyncIterable<unknown>, end: () => void): AsyncGenerator {
  try {
    yield* results;
  } finally {
    end();
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return isRecord(value) && Symbol.asyncIterator in value;
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return isRecord(value) && typeof value.then === "function";
}

function createRunningCalls(): RunningCalls {
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
  readonly run: (call: ToolCall, work: () => unknown) => unknown;
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

function assertQueue(queue: unknown): void {
  if (!isRecord(queue) || typeof queue.elicit !== "function") {
    throw new TypeError(
      "react-elicitation: withElicitation() got a queue without elicit(), so it cannot know what is asked. Pass the queue of createElicitationQueue() or the bridge of createElicitationBridge() that the handler of the client has.",
    );
  }
}

function assertTools(tools: unknown): asserts tools is Record<string, unknown> {
  if (isPromiseLike(tools)) {
    throw new TypeError(
      "react-elicitation: withElicitation() got a promise of tools. Wait for it: withElicitation(await client.tools(), …).",
    );
  }
  const wrong = isRecord(tools) ? Object.keys(tools).find((name) => !isTool(tools[name])) : "";
  if (wrong !== undefined) {
    throw new TypeError(
      `react-elicitation: withElicitation() got something that is not a tool of the AI SDK${wrong && ` under ${JSON.stringify(wrong)}`}, so its calls would not be noticed. Pass an object of tools by name, as client.tools() of @ai-sdk/mcp returns it; a tool is an object, made by tool() or dynamicTool(), and its execute is a function.`,
    );
  }
}

/** Tools without `execute` run in the page, or at the provider of the model. */
function isTool(tool: unknown): boolean {
  return isRecord(tool) && (tool.execute === undefined || typeof tool.execute === "function");
}
