import { type AdmissionOptions, createAdmission } from "../core/admission.js";
import { callSafely } from "../core/call-safely.js";
import { isElicitValue, isRecord, parseJson, read, readText } from "../core/json.js";
import { judge } from "../core/judge.js";
import { isAnswerable, parseRequest } from "../core/parse/parse-request.js";
import { type AnswerPolicy, applyPolicy } from "../core/policy.js";
import { readContent } from "../core/read-content.js";
import { follow } from "../core/request-end.js";
import { maxDelay, resolveTimeLimit } from "../core/time-limit.js";
import {
  type ElicitOptions,
  assertNever,
  type ElicitationRequest,
  type ElicitResult,
  type FieldError,
  type FieldSpec,
  type FormDefinitions,
  type RequestLimits,
  type ServerIdentity,
  serverKey,
  type TimeLimit,
  type UnseenReason,
} from "../core/types.js";
import { inspectUrl } from "../core/url/inspect-url.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import {
  type BridgeServerMessage,
  type CloseReason,
  maxMessageWithFiles,
  maxPageMessage,
  readPageMessage,
} from "./bridge-messages.js";
import { judgeApproval } from "../core/approval/judge-approval.js";
import type { Elicitor } from "../agents/port.js";

/** Runs on the host's server. Holds the open requests of one session's MCP clients and the connected pages that answer them. */
export interface ElicitationBridge extends Elicitor {
  /** The most characters of a page's message that `receive` takes. */
  readonly maxLength: number;
  /** Completes URL requests of this bridge. Ignores unknown ids, ids of more than 1000 characters, and all but the last 100 ids. */
  readonly complete: (elicitationId: string, server: ServerIdentity) => void;
  /** Tells the connected pages to load the dialog's code before a request arrives. */
  readonly preload: () => void;
  /**
   * Connects a page of the session. Several pages may be connected; the first result from any of them counts. `send` gets every message, a
   * JSON text in one line. The messages about open requests come at once. If `send` throws or rejects, the page counts as disconnected.
   * Close its stream then, because a page reconnects only when its stream ends. Returns the function that disconnects the page.
   */
  readonly connect: (send: (message: string) => unknown) => () => void;
  /** Takes a message from a page of the session. Never throws, and ignores any message that does not answer an open request. */
  readonly receive: (message: string) => void;
}

/** The admission limits replace those of the page's queue, which would count a request again when it is resent. */
export interface ElicitationBridgeOptions extends AdmissionOptions {
  /**
   * How long open requests wait while no page is connected before they are cancelled, in milliseconds. Leave time for a reload and for a
   * locked phone. `Infinity` waits as long as the MCP server does. @default 300000
   */
  readonly pageTimeout?: number | undefined;
  /** The `limits` of the page's `ElicitationHost`, if it has any, so that answers are checked against the form that was shown. */
  readonly limits?: Partial<RequestLimits> | undefined;
  /**
   * The `policy` of the page's `ElicitationHost`. Answers that the dialog would not send under this policy are not accepted. With `files`,
   * a page's message may have 64,000,000 characters instead of 1,000,000. @default that of a host without one
   */
  readonly policy?: AnswerPolicy | undefined;
  /** Reads `formDefinition`, so that answers to such forms are checked, too: `formDefinitions` of `react-elicitation/definitions`. */
  readonly definitions?: FormDefinitions | undefined;
}

interface OpenRequest {
  readonly server: ServerIdentity;
  readonly params: unknown;
  readonly isApproval: boolean;
  /** Encodes the message that pages get. */
  readonly message: () => string;
  /** Undefined without a time limit. */
  readonly time: RequestTime | undefined;
  /** Called when a page cancels the request unseen. */
  readonly onMuted: () => void;
  /** Whether a result is being checked. Later results do not count. */
  isAnswered: boolean;
  readonly close: (result: ElicitResult, reason: CloseReason) => void;
}

/** The time of a request. The page that shows the request ends it; if none does, the bridge ends it a little later. */
interface RequestTime {
  /** As of now. */
  readonly limit: () => TimeLimit;
  /** Returns whether there was any left to give. */
  readonly extend: () => boolean;
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

interface ConnectedPage {
  readonly send: (message: string) => unknown;
}

/** The most elicitation ids kept: of URL requests that may still be completed, and of completed ones, for host pages that reconnect. */
const maxCompletions = 100;
/** The most characters of such an id. Servers choose the ids, which stay in memory longer than their requests. */
const maxElicitationId = 1000;

/**
 * The server half of the bridge between MCP clients on a server and the dialog in a page; `connectBridge` is the page half. Make one bridge
 * for each session of a person, and keep it with the session: whoever reaches the bridge can read and answer that person's requests. Open
 * requests are held in memory, and end with the process.
 *
 * The bridge checks answers again, with the code that the dialog uses. If an answer does not pass, the dialog did not send it: the bridge
 * cancels the request, and `console.error` names the field, what is wrong and what to do. The page says that nothing was sent.
 *
 * @throws RangeError for a `pageTimeout` that is negative or not a number
 * @example
 * const bridge = createElicitationBridge();
 * connectElicitation(client, bridge, { server: { name: "weather" } });
 */
export function createElicitationBridge({
  pageTimeout = 300_000,
  limits,
  policy = {},
  definitions,
  onRefused,
  ...admissionLimits
}: ElicitationBridgeOptions = {}): ElicitationBridge {
  if (!(pageTimeout >= 0)) {
    throw new RangeError(
      `react-elicitation: pageTimeout is ${pageTimeout}, so every reload of a page would cancel its requests. Give a number of milliseconds, or Infinity.`,
    );
  }
  const { admit, discount } = createAdmission(admissionLimits);
  const maxLength = policy.files ? maxMessageWithFiles : maxPageMessage;
  const requests = new Map<string, OpenRequest>();
  /** The `complete` message by `completionKey`; undefined until the URL request is completed. */
  const completions = new Map<string, string | undefined>();
  const pages = new Set<ConnectedPage>();
  let abandonment: ReturnType<typeof setTimeout> | undefined;

  const send = async (page: ConnectedPage, message: string): Promise<void> => {
    try {
      await page.send(message);
    } catch {
      disconnect(page);
    }
  };
  const broadcast = (message: string): void => {
    for (const page of pages) {
      void send(page, message);
    }
  };
  const disconnect = (page: ConnectedPage): void => {
    pages.delete(page);
    cancelIfAbandoned();
  };
  /** Restarts the timeout, so that every request gets the full time. */
  const cancelIfAbandoned = (): void => {
    clearTimeout(abandonment);
    if (pages.size > 0 || requests.size === 0) {
      return;
    }
    abandonment = setTimeout(
      () => {
        for (const { close } of requests.values()) {
          close({ action: "cancel" }, "ended");
        }
      },
      Math.min(pageTimeout, maxDelay),
    );
  };

  const elicit = (
    given: unknown,
    { server, signal, acceptOn, tool, callId, batch, isApproval = false, ...options }: ElicitOptions,
  ): Promise<ElicitResult> => {
    const id = crypto.randomUUID();
    const encoded = encode({
      type: "request",
      id,
      params: given,
      server,
      acceptOn,
      tool,
      callId,
      isApproval,
      timeLimit: undefined,
    });
    if (encoded === undefined || signal?.aborted) {
      return Promise.resolve({ action: "cancel" });
    }
    // The very params that pages get, because a getter may return something else the next time.
    const parsed = parseJson(encoded);
    const params = read(parsed, "params");
    const refuse = (reason: UnseenReason): void => {
      callSafely(() => onRefused?.({ params, server, reason }));
      callSafely(() => options.onRefused?.(reason));
    };
    const excess = admit({ server, params: given, batch }, [...requests.values()]);
    if (excess) {
      refuse(excess);
      return Promise.resolve({ action: "cancel" });
    }
    const elicitationId = readText(params, "elicitationId");
    if (elicitationId !== undefined && elicitationId.length <= maxElicitationId) {
      const key = completionKey(elicitationId, server);
      completions.delete(key);
      completions.set(key, undefined);
      for (const [oldest] of [...completions].slice(0, -maxCompletions)) {
        completions.delete(oldest);
      }
    }
    return new Promise((resolve) => {
      const close = (result: ElicitResult, reason: CloseReason): void => {
        if (requests.delete(id)) {
          unfollow();
          time?.stop();
          resolve(result);
          if (result.action === "accept") {
            discount({ server, params: given, batch });
          }
          broadcast(JSON.stringify({ type: "close", id, reason } satisfies BridgeServerMessage));
        }
      };
      const unfollow = follow(signal, (end) => close({ action: "cancel" }, end));
      const time = startTime(options.timeLimit, () => close({ action: "cancel" }, "ended"));
      const message = (): string =>
        time && isRecord(parsed) ? JSON.stringify({ ...parsed, timeLimit: time.limit() }) : encoded;
      requests.set(id, {
        server,
        params,
        isApproval,
        message,
        time,
        onMuted: () => refuse("muted"),
        isAnswered: false,
        close,
      });
      broadcast(message());
      cancelIfAbandoned();
    });
  };

  const judgeForm = (params: unknown, result: unknown): Promise<ElicitResult | string> => {
    const parsed = parseRequest(params, { ...limits, takesFiles: policy.files }, definitions);
    return judgeResult(applyPolicy(parsed, policy), result, policy);
  };

  const answer = async (request: OpenRequest, result: unknown, isRefused: boolean): Promise<void> => {
    let checked: ElicitResult | string = "it could not be checked.";
    try {
      checked = request.isApproval ? judgeApproval(request.params, result) : await judgeForm(request.params, result);
    } catch (error) {
      // An answer made to overflow a regular expression, or a host's `definitions`, must not end the process.
      console.error("react-elicitation: an answer could not be checked.", error);
    }
    if (typeof checked === "string") {
      console.error(
        `react-elicitation: a page sent an answer that the dialog would not send, so the request was cancelled: ${checked} Otherwise the page was tampered with, or it runs another version of react-elicitation, other \`limits\` or another \`policy\` than the bridge.`,
      );
      // A page that waits for the acknowledgement must not say that a refused answer was sent.
      request.close({ action: "cancel" }, "refused");
      return;
    }
    if (isRefused && checked.action === "cancel") {
      request.onMuted();
    }
    // Nobody has answered it in another window.
    const isOver = checked.action === "cancel" && request.time?.isOver() === true;
    request.close(checked, isOver ? "ended" : "answered");
  };

  return {
    maxLength,
    elicit,
    complete: (elicitationId, server) => {
      const key = completionKey(elicitationId, server);
      const message = completions.has(key) ? encode({ type: "complete", elicitationId, server }) : undefined;
      if (message !== undefined) {
        completions.set(key, message);
        broadcast(message);
      }
    },
    preload: () => broadcast(JSON.stringify({ type: "preload" } satisfies BridgeServerMessage)),
    connect: (sendToPage) => {
      const page = { send: sendToPage };
      pages.add(page);
      cancelIfAbandoned();
      const hello: BridgeServerMessage = { type: "hello", open: [...requests.keys()], maxLength };
      const open = Array.from(requests.values(), ({ message }) => message());
      const completed = [...completions.values()].filter((message) => message !== undefined);
      for (const message of [JSON.stringify(hello), ...open, ...completed]) {
        void send(page, message);
      }
      return () => disconnect(page);
    },
    receive: (text) => {
      const message = readPageMessage(text, maxLength);
      const request = message && requests.get(message.id);
      if (!request || request.isAnswered) {
        return;
      }
      if (message.type === "extend") {
        if (request.time?.extend()) {
          broadcast(request.message());
        }
        return;
      }
      request.isAnswered = true;
      void answer(request, message.result, message.isRefused);
    },
  };
}

/** In milliseconds. A page may give a person who could not act in time a little more. */
const mostGrace = 30_000;

/** Undefined if there is no limit. The time begins now, because no page may be there to show the request. */
function startTime(options: ElicitOptions["timeLimit"], end: () => void): RequestTime | undefined {
  const limit = resolveTimeLimit(options);
  if (!limit) {
    return undefined;
  }
  let endsAt = Date.now() + limit.initial;
  // JSON has no Infinity.
  let extensionsLeft = Math.min(limit.maxExtensions, Number.MAX_SAFE_INTEGER);
  const timeLeft = (): number => Math.max(0, endsAt - Date.now());
  const start = (): ReturnType<typeof setTimeout> => setTimeout(end, Math.min(timeLeft() + mostGrace, maxDelay));
  let timer = start();
  return {
    limit: () => ({
      initial: timeLeft(),
      warning: Math.min(limit.warning, maxDelay),
      extension: Math.min(limit.extension, maxDelay),
      maxExtensions: extensionsLeft,
    }),
    extend: () => {
      if (extensionsLeft < 1) {
        return false;
      }
      extensionsLeft -= 1;
      endsAt += Math.min(limit.extension, maxDelay);
      clearTimeout(timer);
      timer = start();
      return true;
    },
    isOver: () => timeLeft() === 0,
    stop: () => clearTimeout(timer),
  };
}

/** The result, reduced to what the request allows, or a sentence that says why it does not allow it. Answers are private, so it has none. */
async function judgeResult(
  request: ElicitationRequest,
  result: unknown,
  policy: AnswerPolicy,
): Promise<ElicitResult | string> {
  const action = read(result, "action");
  if (action === "decline" || action === "cancel") {
    return { action };
  }
  if (action !== "accept") {
    return "it has no action.";
  }
  switch (request.mode) {
    case "form": {
      const content = read(result, "content");
      if (!isRecord(content)) {
        return "it has no content.";
      }
      if (!isAnswerable(request)) {
        return "under the bridge's `limits`, `policy` and `definitions`, the form cannot be answered. Give the bridge those of the page.";
      }
      const { fields } = request;
      const patterns = await loadPatterns(fields);
      const judged = judge(fields, readContent(fields, content, policy), { patterns, urls: policy.urls });
      // The dialog sends no answers to unknown fields or to fields that a condition closes, and no answers in another form.
      const added = Object.keys(content).find((name) => !isSameJson(content[name], read(judged.content, name)));
      const [error] = judged.errors;
      const field = fields.find(({ name }) => name === (error?.name ?? added));
      if (error || added !== undefined) {
        return `${JSON.stringify(error?.name ?? added)} ${refusalOf(field, error)}`;
      }
      return { action, content: judged.content };
    }
    case "url":
      // The dialog does not open pages that `inspectUrl` refuses.
      return inspectUrl(request.url).refusal === undefined ? { action } : "the dialog does not open that page.";
    case "unreadable":
      return "under the bridge's `policy`, the request cannot be accepted. Give the bridge the `policy` of the page.";
    default:
      return assertNever(request);
  }
}

/** What is wrong with the answer to one field, and what the developer can do about it. */
function refusalOf(field: FieldSpec | undefined, error: FieldError | undefined): string {
  if (field?.kind === "unsupported") {
    return field.reason === "sensitive"
      ? "asks for what `policy.sensitive` blocks."
      : "has no control, so the dialog sends no answer to it.";
  }
  if (!error) {
    return field ? "is not asked, or is not as the dialog writes it." : "is not asked.";
  }
  const isElsewhere = field?.kind === "file" && (error.code === "type" || error.code === "file-upload");
  const advice = isElsewhere
    ? " If `uploadFile` has put the file there, name the beginning of its location in `policy.uploads` of the bridge."
    : error.code.startsWith("url-")
      ? " That is for `policy.urls` to say, or for the field."
      : "";
  return `is refused (${error.code}).${advice}`;
}

function isSameJson(one: unknown, other: unknown): boolean {
  return isElicitValue(one) && JSON.stringify(one) === JSON.stringify(other);
}

function completionKey(elicitationId: string, server: ServerIdentity): string {
  return JSON.stringify([serverKey(server), elicitationId]);
}

/** Undefined for params or a `serverInfo` that JSON cannot represent. No MCP connection delivers such values. */
function encode(message: BridgeServerMessage): string | undefined {
  try {
    return JSON.stringify(message);
  } catch (error) {
    console.error("react-elicitation: a request could not be sent to the page and was cancelled.", error);
    return undefined;
  }
}
