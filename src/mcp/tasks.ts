import { defined, read, readNumber, readRecord, readText } from "../core/json.js";
import type { EndController } from "../core/request-end.js";
import { maxDelay } from "../core/time-limit.js";
import type { CallOrigin } from "../core/tool-calls.js";
import type { RequestElicitor } from "../agents/port.js";
import type { OpenCalls } from "./calls.js";
import type { Input, ReadInputs } from "./input-required.js";

// The extension `io.modelcontextprotocol/tasks` of 2026-07-28 (SEP-2663). A call may result in a task. The host asks for its state with
// `tasks/get`, which lists what the task asks, and the answers go back with `tasks/update`.

interface TaskEnvironment {
  readonly elicit: OpenCalls["elicitBeyondCalls"];
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
  /**
   * Asks what a state of a task lists, and takes back what it does not. An answered key is not asked again. Without a state, the server does
   * not know the task. Once a state has said that the task is over, later ones ask nothing.
   */
  readonly received: (taskId: string, state: unknown, update: Update) => void;
  /** Forgets all tasks, because the connection has ended. No answer of theirs is sent any more. */
  readonly forget: () => void;
}

interface Task {
  readonly origin: CallOrigin;
  /** What is open or answered, by its key, which is unique in the life of a task. */
  readonly asked: Map<string, Asked>;
  /** Takes back what is open, unless another state comes before. */
  expiry: ReturnType<typeof setTimeout> | undefined;
  /** Whether it has ended. The state of an earlier moment may still arrive. */
  isOver: boolean;
}

interface Asked {
  readonly controller: EndController;
  /** Sends the answer, if it has not been sent or got lost. Undefined until the person has answered. */
  send: (() => void) | undefined;
}

const ends: ReadonlySet<unknown> = new Set(["completed", "failed", "cancelled"]);

export function createTasks({ elicit, inputReader }: TaskEnvironment): Tasks {
  const tasks = new Map<string, Task>();
  const add = (taskId: string, origin: CallOrigin = {}): Task => {
    const task = { origin, asked: new Map<string, Asked>(), expiry: undefined, isOver: false };
    tasks.set(taskId, task);
    return task;
  };

  /**
   * Takes back what is open and not listed. It is asked anew if a later state lists it: states may arrive in another order than they were
   * sent in, and a server may keep a task for longer than it has said.
   */
  const withdraw = ({ asked }: Task, listed: object = {}): void => {
    for (const [key, { controller, send }] of asked) {
      if (!send && !Object.hasOwn(listed, key)) {
        controller.abort("ended");
        asked.delete(key);
      }
    }
  };

  const ask = (taskId: string, task: Task, inputs: readonly Input[], update: Update): void => {
    const readInputs = inputReader({
      elicit: async (params, given) => {
        const { result, isDisconnected } = await elicit(params, { ...task.origin, ...defined(given) }, false);
        // The `cancel` of a request that ended with the connection is nobody's answer. The task may go on when the server is back.
        if (isDisconnected) withdraw(task);
        return result;
      },
    });
    // Each is first read by itself, because one that cannot be read must not end the others. Those that can are read again as one batch.
    const isReadable = (input: Input): boolean => {
      try {
        readInputs([input]);
        return true;
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
      const answered = (response: unknown): void => {
        if (signal.aborted) return;
        let isReported = false;
        const send = (): void => {
          asked.send = nothing;
          update({ taskId, inputResponses: { [key]: response } }).catch((error: unknown) => {
            asked.send = send;
            // Once, because it fails again at each state of the task while the server refuses it.
            if (isReported) return;
            isReported = true;
            console.error(`react-elicitation: the answer to "${key}" did not reach the task yet.`, error);
          });
        };
        send();
      };
      answers.get(key)?.(signal).then(answered).catch(console.error);
    }
  };

  return {
    begun: (result, origin) => {
      const taskId = readText(result, "taskId");
      // Of two calls with one task, the first has begun it. A server that counts its tasks may begin one anew.
      if (taskId !== undefined && tasks.get(taskId)?.isOver !== false) add(taskId, origin);
    },
    received: (taskId, state, update) => {
      const task = tasks.get(taskId) ?? add(taskId);
      if (task.isOver) {
        return;
      }
      const status = read(state, "status");
      task.isOver = ends.has(status);
      const listed = (status === "input_required" && readRecord(state, "inputRequests")) || {};
      withdraw(task, listed);
      // Answers that did not reach the server may be large, and the host may keep a client for long.
      if (task.isOver) task.asked.clear();
      for (const key of Object.keys(listed)) task.asked.get(key)?.send?.();
      const fresh = Object.entries(listed).filter(([key]) => !task.asked.has(key));
      ask(taskId, task, fresh, update);
      clearTimeout(task.expiry);
      const left = timeLeft(state);
      if (left > 0 && task.asked.size > 0) {
        task.expiry = setTimeout(() => withdraw(task), Math.min(left, maxDelay));
      }
    },
    forget: () => {
      for (const task of tasks.values()) {
        clearTimeout(task.expiry);
        withdraw(task);
      }
      tasks.clear();
    },
  };
}

const nothing = (): void => undefined;

/**
 * The milliseconds until a task expires, by the server's own clock. Zero or less without `ttlMs`, and once that time is up although the server
 * keeps the task.
 */
function timeLeft(task: unknown): number {
  const [created = 0, updated = 0] = ["createdAt", "lastUpdatedAt"].map((name) =>
    Date.parse(readText(task, name) ?? ""),
  );
  const ttl = readNumber(task, "ttlMs");
  return ttl ? ttl - (updated - created || 0) : 0;
}
