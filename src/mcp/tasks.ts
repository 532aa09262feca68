import type { RequestElicitor } from "../agents/port.js";
import type { CallOrigin } from "../core/tool-calls.js";
import { read, readNumber, readRecord, readText } from "../core/json.js";
import type { EndController } from "../core/request-end.js";
import { maxDelay } from "../core/time-limit.js";
import type { Input, ReadInputs } from "./input-required.js";

// The extension `io.modelcontextprotocol/tasks` of 2026-07-28 (SEP-2663). A call may result in a task. The host asks for its state with
// `tasks/get`, which lists what the task asks, and the answers go back with `tasks/update`.

interface TaskEnvironment {
  /** Makes the elicitor for what a task asks. Its requests get what the call that began the task says about itself. */
  readonly elicitorFor: (origin: CallOrigin) => RequestElicitor;
  readonly inputReader: (elicitor: RequestElicitor) => ReadInputs;
}

/** Sends `tasks/update`. */
type Update = (params: {
  readonly taskId: string;
  readonly inputResponses: Readonly<Record<string, unknown>>;
}) => Promise<unknown>;

export interface Tasks {
  /** Remembers which call has begun a task. */
  readonly begun: (result: unknown, origin: CallOrigin) => void;
  /** Asks what a task lists in the result of `tasks/get`, each key once, and takes back what it no longer lists. */
  readonly received: (result: unknown, update: Update) => void;
  /** Ends what a task asks, because the host has cancelled it. Its later states ask nothing. */
  readonly cancelled: (taskId: string) => void;
  /** Forgets all tasks, because the connection has ended. No answer of theirs is sent any more. */
  readonly forget: () => void;
}

interface Task {
  readonly origin: CallOrigin;
  /** What has been asked, by its key, which is unique in the life of a task. */
  readonly asked: Map<string, Asked>;
  /** Ends the task. It is set anew only if what it follows from has changed. */
  expiry: { readonly of: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  /** Whether it has ended. The state of an earlier moment may still arrive. */
  isOver: boolean;
}

interface Asked {
  readonly controller: EndController;
  /** Sends the answer, again if an earlier try has failed. Undefined until the person has answered. */
  send: (() => void) | undefined;
}

const ends: ReadonlySet<unknown> = new Set(["completed", "failed", "cancelled"]);

export function createTasks({ elicitorFor, inputReader }: TaskEnvironment): Tasks {
  const tasks = new Map<string, Task>();
  const taskOf = (taskId: string, origin: CallOrigin = {}): Task => {
    const task = tasks.get(taskId) ?? { origin, asked: new Map<string, Asked>(), expiry: undefined, isOver: false };
    tasks.set(taskId, task);
    return task;
  };

  const end = (taskId: string): void => {
    const task = taskOf(taskId);
    task.isOver = true;
    clearTimeout(task.expiry?.timer);
    for (const { controller } of task.asked.values()) controller.abort("ended");
  };

  const ask = (taskId: string, task: Task, inputs: readonly Input[], update: Update): void => {
    const readInputs = inputReader(elicitorFor(task.origin));
    // Each is first read by itself, because one that cannot be read must not end the others. Those that can are read again as one batch.
    const isReadable = (input: Input): boolean => {
      try {
        return readInputs([input]).length > 0;
      } catch (error) {
        console.error(error);
        return false;
      }
    };
    const answers = new Map(readInputs(inputs.filter(isReadable)));
    for (const [key] of inputs) {
      const controller: EndController = new AbortController();
      const { signal } = controller;
      const asked: Asked = { controller, send: undefined };
      // Also what cannot be read, so that it is not read again at each state of the task.
      task.asked.set(key, asked);
      const askOne = async (): Promise<void> => {
        const response = await answers.get(key)?.(signal);
        if (response === undefined) return;
        let isSending = false;
        let isReported = false;
        asked.send = () => {
          if (isSending || signal.aborted) return;
          isSending = true;
          update({ taskId, inputResponses: { [key]: response } }).catch((error: unknown) => {
            isSending = false;
            // Once, because it fails again at each state of the task while the server refuses it.
            if (isReported) return;
            isReported = true;
            console.error(`react-elicitation: the answer to "${key}" did not reach the task; it is sent again.`, error);
          });
        };
        asked.send();
      };
      askOne().catch((error: unknown) => console.error(error));
    }
  };

  return {
    begun: (result, origin) => {
      const taskId = readText(result, "taskId");
      if (taskId !== undefined) {
        taskOf(taskId, origin);
      }
    },
    received: (result, update) => {
      const taskId = readText(result, "taskId");
      const status = read(result, "status");
      if (taskId === undefined || taskOf(taskId).isOver) {
        return;
      }
      if (ends.has(status)) {
        end(taskId);
        return;
      }
      const task = taskOf(taskId);
      const left = timeLeft(result);
      const of = `${left} ${readText(result, "lastUpdatedAt")}`;
      if (task.expiry?.of !== of) {
        clearTimeout(task.expiry?.timer);
        task.expiry =
          left === undefined ? undefined : { of, timer: setTimeout(() => end(taskId), Math.min(left, maxDelay)) };
      }
      const inputs = status === "input_required" ? readRecord(result, "inputRequests") : undefined;
      const listed = Object.entries(inputs ?? {});
      for (const [key, { controller, send }] of task.asked) {
        if (inputs && Object.hasOwn(inputs, key)) send?.();
        else controller.abort("ended");
      }
      const fresh = listed.filter(([key]) => !task.asked.has(key));
      ask(taskId, task, fresh, update);
    },
    cancelled: end,
    forget: () => {
      for (const taskId of tasks.keys()) end(taskId);
      tasks.clear();
    },
  };
}

/** The milliseconds until a task expires, by the server's own clock. Undefined if it does not. */
function timeLeft(task: unknown): number | undefined {
  const [created, updated] = ["createdAt", "lastUpdatedAt"].map((name) => Date.parse(readText(task, name) ?? ""));
  const ttl = readNumber(task, "ttlMs");
  return ttl === undefined ? undefined : Math.max(0, ttl - ((updated ?? 0) - (created ?? 0) || 0));
}
