import { sharedIds } from "../core/approval/options.js";
import { maxRounds } from "../core/admission.js";
import { defined, isRecord, parseJson, read, readList, readRecord, readText } from "../core/json.js";
import { visibleJson } from "../core/text/unseen.js";
import { type ActionRequest, askReview, readReview } from "./approval/lang-chain.js";
import { ask, type Outcome, type RequestElicitor, type ServerSource } from "./port.js";

/** The part of an agent of AG-UI's client (`HttpAgent` of `@ag-ui/client`) that is used here. */
interface AgUiAgent {
  readonly messages: readonly unknown[];
  /** What the last run has asked, in a list of its own. Empty if it has ended without a question. */
  readonly pendingInterrupts: readonly unknown[];
  runAgent(parameters: { resume: ResumeEntry[] }): Promise<unknown>;
}

/** The answer to one interrupt, as AG-UI 1.0 resumes a run with it (`RunAgentInput.resume`). */
export interface ResumeEntry {
  interruptId: string;
  status: "resolved" | "cancelled";
  payload?: unknown;
}

/** Who asks by interrupts of AG-UI, and until when. */
export interface InterruptOptions {
  /** The agent as the host knows it, which people see. */
  readonly agent: ServerSource;
  /** Ends what is asked, as `signal` of `ElicitOptions` does. */
  readonly signal?: AbortSignal | undefined;
}

/** For hosts that resume the agent themselves. */
interface InterruptAnswersOptions extends InterruptOptions {
  /** The messages of the thread (`agent.messages`). They have the tool calls that people allow: without them nobody sees what would run. */
  readonly messages: readonly unknown[];
}

/** The person's answers to the interrupts of one run. */
export interface InterruptAnswers {
  /** An answer to every interrupt, because the client refuses to resume without one. */
  readonly resume: ResumeEntry[];
  /**
   * Whether the person has seen one of them, and the page is still there. If not, do not resume: the agent would ask the same again at once, or
   * take what the closing page cancels for an answer.
   */
  readonly isSeen: boolean;
}

/**
 * Asks the person what the last run of an agent has asked, resumes the agent with the answers, and goes on until a run asks nothing. Interrupts
 * that nobody saw, because of a limit of the queue or because the agent is muted, stay open: the agent is not resumed, and a later call asks
 * them again. So do those of an aborted `signal`, and of a page that is closed, reloaded or left. If another run has ended meanwhile, what
 * that one asks is asked, and no answer is sent.
 *
 * @throws whatever `agent.runAgent` throws, and an Error after 100 rounds
 * @example
 * await agent.runAgent();
 * await answerRuns(agent, elicitations, { agent: { name: "Planner" } });
 */
export async function answerRuns(agent: AgUiAgent, queue: RequestElicitor, options: InterruptOptions): Promise<void> {
  for (let round = 1; agent.pendingInterrupts.length > 0; round += 1) {
    if (round > maxRounds) {
      throw new Error(
        `react-elicitation: the agent has been resumed ${maxRounds} times and still asks. Correct the agent: \`resume\` says that its questions were answered.`,
      );
    }
    const asked = agent.pendingInterrupts;
    const { resume, isSeen } = await answerInterrupts(queue, asked, { ...options, messages: agent.messages });
    if (!isSeen || options.signal?.aborted) {
      return;
    }
    // Another run may have asked something else by the same ids meanwhile. Then that is asked, and the answers are not sent.
    if (agent.pendingInterrupts === asked) {
      await agent.runAgent({ resume });
    }
  }
}

/**
 * Asks the person what one run has asked, all of it as one batch. For hosts that resume the agent themselves; others call `answerRuns`.
 *
 * @param interrupts as received: `agent.pendingInterrupts`, or the `interrupts` that CopilotKit's `useInterrupt` passes on
 */
export async function answerInterrupts(
  queue: RequestElicitor,
  interrupts: readonly unknown[],
  { agent, signal, messages }: InterruptAnswersOptions,
): Promise<InterruptAnswers> {
  const questions = interrupts.map((interrupt) => readInterrupt(interrupt, messages));
  // An answer to interrupts that share an id could mean any of them, and one that came too late cannot be answered, so nobody is asked.
  const shared = sharedIds(questions.map(({ id }) => id));
  const now = Date.now();
  const isAskable = ({ id, expiresAt = Infinity }: InterruptQuestion): boolean =>
    id !== "" && !shared.has(id) && expiresAt > now;
  const batch = questions.filter(isAskable).flatMap<unknown>(({ params, review }) => review ?? [params]);
  let isSeen = false;
  let isLeft = false;
  const leave = ({ persisted }: PageTransitionEvent): void => {
    isLeft = !persisted;
  };
  // A capture listener runs before that of the `ElicitationHost`, which cancels what it shows.
  globalThis.addEventListener?.("pagehide", leave, true);
  const answered = await Promise.all(
    questions.map(async (question) => {
      const { id, params, reply, callId, expiresAt, review } = question;
      if (!isAskable(question)) {
        return cancelled(id);
      }
      // After this time the agent refuses an answer, so nobody can extend it.
      const timeLimit = expiresAt === undefined ? undefined : { deadline: expiresAt, maxExtensions: 0 };
      const given = { server: agent, signal, batch, callId, timeLimit };
      if (review) {
        const payload = await askReview(queue, review, given);
        isSeen ||= payload !== undefined;
        return payload ? resolved(id, payload) : cancelled(id);
      }
      return ask(queue, {
        ...given,
        params,
        reply: (outcome) => {
          isSeen ||= !outcome.unseen;
          return reply(outcome);
        },
      });
    }),
  );
  globalThis.removeEventListener?.("pagehide", leave, true);
  const resume = answered.map((entry, index) => {
    const { expiresAt = Infinity } = questions[index] ?? {};
    // The client refuses to resume with an answer that was given in time, but that waited too long for the answers to the others.
    return expiresAt <= Date.now() ? cancelled(entry.interruptId) : entry;
  });
  return { resume, isSeen: isSeen && !isLeft };
}

interface InterruptQuestion {
  readonly id: string;
  /** The actions that LangChain's middleware wants to be reviewed, if the interrupt is of that kind. */
  readonly review: readonly ActionRequest[] | undefined;
  readonly params: unknown;
  readonly callId: string | undefined;
  /** In milliseconds since the epoch. */
  readonly expiresAt: number | undefined;
  readonly reply: (outcome: Outcome) => ResumeEntry;
}

function readInterrupt(interrupt: unknown, messages: readonly unknown[]): InterruptQuestion {
  const id = readText(interrupt, "id") ?? "";
  const callId = readText(interrupt, "toolCallId");
  const expiresAt = Date.parse(readText(interrupt, "expiresAt") ?? "");
  const call = callOf(callId, messages);
  const { requestedSchema, payload, refusal, allowed, isLabelled } = readAnswer(interrupt, call);
  const raw = read(read(read(interrupt, "metadata"), "langgraph"), "raw");
  const words = isLabelled && allowed ? [] : [readText(interrupt, "message") ?? wordsOf(raw)];
  // What is allowed is shown, and not only what the agent says about it. If it is too long, the form cannot be accepted.
  const runs = allowed && call ? [codeOf(call.name, allowed)] : [];
  return {
    id,
    review: readReview(raw),
    params: { mode: "form", message: [...words, ...runs].join("\n\n"), requestedSchema },
    callId,
    expiresAt: Number.isNaN(expiresAt) ? undefined : expiresAt,
    reply: (outcome) => {
      if (outcome.unseen || outcome.action === "cancel") {
        return cancelled(id);
      }
      const value = outcome.action === "accept" ? payload(outcome.content ?? {}) : refusal;
      return value === undefined ? cancelled(id) : resolved(id, value);
    },
  };
}

/** A call as it would run. */
function codeOf(name: string, given: Readonly<Record<string, unknown>>): string {
  const parts = [name, ...(Object.keys(given).length > 0 ? [given] : [])];
  return `\`\`\`\n${parts.map(visibleJson).join(" ")}\n\`\`\``;
}

/** What LangGraph interrupts with is any value. */
function wordsOf(raw: unknown): string {
  return typeof raw === "string" ? raw : visibleJson(raw);
}

function resolved(interruptId: string, payload: unknown): ResumeEntry {
  return { interruptId, status: "resolved", payload };
}

function cancelled(interruptId: string): ResumeEntry {
  return { interruptId, status: "cancelled" };
}

/** How an interrupt is answered. */
interface AnswerForm {
  readonly requestedSchema: object;
  readonly payload: (content: Readonly<Record<string, unknown>>) => unknown;
  /** The payload that says no. Undefined if the interrupt has none, so that a refusal is a cancellation. */
  readonly refusal: object | undefined;
  /** The arguments of the call that would be allowed. */
  readonly allowed: Readonly<Record<string, unknown>> | undefined;
  /** Whether the message is the label of the question. */
  readonly isLabelled?: boolean;
}

/** The reasons that ask whether to go on. Any other asks for an answer. */
const confirmations: readonly unknown[] = ["tool_call", "confirmation"];

/** The schema that most agents send for an approval. Its question is the message, which is not repeated as a label. */
function confirmationSchema(title: string | undefined): object {
  return {
    type: "object",
    properties: { approved: { type: "boolean", ...defined({ title }) } },
    required: ["approved"],
  };
}

function readAnswer(interrupt: unknown, call: ToolCall | undefined): AnswerForm {
  const isConfirmation = confirmations.includes(read(interrupt, "reason"));
  const given = read(interrupt, "responseSchema") ?? undefined;
  const title = readText(interrupt, "message");
  const { schema, definitions } = readSchema(
    given ?? (isConfirmation ? confirmationSchema(title) : { type: "string" }),
  );
  const properties = readRecord(schema, "properties");
  const all = call?.arguments;
  if (!isRecord(schema) || !properties) {
    return {
      requestedSchema: { type: "object", properties: { value: schema }, required: ["value"], ...definitions },
      payload: ({ value }) => value,
      refusal: undefined,
      allowed: isConfirmation ? all : undefined,
    };
  }
  const hasApproved = read(properties.approved, "type") === "boolean";
  const required = readList(schema, "required") ?? [];
  const refusal = hasApproved && required.every((name) => name === "approved") ? { approved: false } : undefined;
  const { editedArgs, ...others } = properties;
  const fields = fieldsOf(editedArgs, all);
  const editable = Object.keys(fields);
  if (!all || editable.length === 0 || Object.keys(others).some((name) => name !== "approved")) {
    return {
      requestedSchema: { ...schema, properties: others, ...definitions },
      payload: (content) => content,
      refusal,
      allowed: isConfirmation || hasApproved ? all : undefined,
      isLabelled: given === undefined && title !== undefined,
    };
  }
  // `editedArgs` replaces all arguments. Those that nobody could edit are taken from the call, and empty ones that were left blank.
  const kept = Object.fromEntries(
    Object.entries(all).filter(([name, value]) => !editable.includes(name) || value === ""),
  );
  return {
    // An argument that the call has must be answered: a field that could not be filled in does not ask to run the tool without it.
    requestedSchema: {
      type: "object",
      properties: fields,
      required: editable.filter(
        (name) => (read(all, name) ?? "") !== "" || readList(editedArgs, "required")?.includes(name),
      ),
      ...definitions,
    },
    payload: (content) => {
      const edited = { ...kept, ...content };
      const isChanged = editable.some((name) => read(edited, name) !== read(all, name));
      return { ...(hasApproved && { approved: true }), ...(isChanged && { editedArgs: edited }) };
    },
    refusal,
    // Also what is in fields: an input may hide the end of a value, all of a secret, and the characters that nobody sees.
    allowed: all,
  };
}

/** A schema that may stand below another one, and the definitions that both need at the root. */
interface RootedSchema {
  readonly schema: unknown;
  readonly definitions: object;
}

/** Follows the one reference that some libraries make of a whole schema. */
function readSchema(given: unknown): RootedSchema {
  if (!isRecord(given)) {
    return { schema: given, definitions: {} };
  }
  const { $defs, definitions, ...schema } = given;
  const [, group = "", name = ""] = /^#\/(\$defs|definitions)\/([^/~%]+)$/.exec(readText(schema, "$ref") ?? "") ?? [];
  const named = readRecord(read(given, group), name);
  return {
    schema: readRecord(named, "properties") ? named : schema,
    definitions: defined({ $defs, definitions }),
  };
}

/** The arguments that can be edited, filled in with those of the call. */
function fieldsOf(editedArgs: unknown, given: unknown): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(readRecord(editedArgs, "properties") ?? {}).flatMap(([name, property]) => {
      const value = read(given, name);
      return isRecord(property) && canHold(property, value)
        ? [[name, { ...property, default: value ?? property.default }]]
        : [];
    }),
  );
}

const flatTypes: readonly unknown[] = ["string", "number", "integer", "boolean"];

/** Whether a property is a field that can be filled in with a value. */
function canHold(property: unknown, value: unknown): boolean {
  const type = read(property, "type");
  const options = readList(property, "enum");
  return options
    ? [undefined, ...options].includes(value)
    : flatTypes.includes(type) && ["undefined", type === "integer" ? "number" : type].includes(typeof value);
}

interface ToolCall {
  readonly name: string;
  readonly arguments: Record<string, unknown>;
}

/** A tool call, from the message of the assistant that has it. */
function callOf(callId: string | undefined, messages: readonly unknown[]): ToolCall | undefined {
  const calls = messages.flatMap((message) => readList(message, "toolCalls") ?? []);
  const call = read(calls.filter((one) => callId && read(one, "id") === callId).at(-1), "function");
  const given = parseJson(readText(call, "arguments") ?? "");
  return isRecord(given) ? { name: readText(call, "name") ?? "", arguments: given } : undefined;
}
