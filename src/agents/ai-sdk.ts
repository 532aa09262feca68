import { isRecord, read, readText } from "../core/json.js";
import { type EndController, endOf, isAbortSignal } from "../core/request-end.js";
import type { AskingTool } from "../core/types.js";
import { type Elicitor, identityOf, type ServerSource } from "./port.js";
import { createRunningCalls, runningCalls, type ToolCall } from "../core/tool-calls.js";

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
        return untilOver(
          () => Reflect.apply(execute, tool, [input, options]),
          (work) => calls.within(call, work),
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

/** Runs each part of something as a part of the call. */
type Within = <Result>(work: () => Result) => Result;

/** Does a work that may return a value, a promise or a stream, and calls `end` when that is over. */
function untilOver(work: () => unknown, within: Within, end: () => void): unknown {
  let result: unknown;
  try {
    result = within(work);
  } catch (error) {
    end();
    throw error;
  }
  if (isAsyncIterable(result)) {
    return streamUntilOver(result, within, end);
  }
  if (isPromiseLike(result)) {
    return Promise.resolve(result).finally(end);
  }
  end();
  return result;
}

/**
 * The same stream. Not made by a generator of ours: one that is left before its first value never runs, so it would not end the call. And a
 * tool that is a generator runs where it is asked for its next value.
 */
function streamUntilOver(
  results: AsyncIterable<unknown>,
  within: Within,
  end: () => void,
): AsyncIterableIterator<unknown> {
  const iterator = results[Symbol.asyncIterator]();
  const step = async (work: () => Promise<IteratorResult<unknown>> | undefined): Promise<IteratorResult<unknown>> => {
    let isOver = true;
    try {
      const result = (await within(work)) ?? { done: true, value: undefined };
      isOver = result.done === true;
      return result;
    } finally {
      if (isOver) end();
    }
  };
  return {
    next: () => step(() => iterator.next()),
    return: (value?: unknown) => step(() => iterator.return?.(value)),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return isRecord(value) && Symbol.asyncIterator in value;
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return isRecord(value) && typeof value.then === "function";
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
