import { defined, isPlain, isRecord, read, readList, readRecord, readText } from "../core/json.js";
import { isRevision, revisions } from "../core/revisions.js";
import { ElicitationError, invalidSchema, requireShape } from "./error.js";
import { isForm } from "./form.js";
import { listed } from "./response.js";
import { runForm } from "./run-form.js";
import { isStandardSchema, parseStandard, jsonSchemaOf } from "./standard-schema.js";
import { requireSecret, type Secret } from "./state.js";
import { type InputRequired, requireDuration, stepForm } from "./step-form.js";
import {
  type Caller,
  type FormServer,
  type FormSession,
  type FormTool,
  noSession,
  type ObjectSchema,
  registerTool,
  type ServedCall,
  type ToolResult,
} from "./tool-server.js";
import type { ChainEnd, Form, StandardSchema } from "./types.js";

/** What the server tells clients about the tool, and how its forms are asked. */
export interface FormToolOptions<Input = undefined, Output = unknown> {
  readonly title?: string | undefined;
  /** For the model: what the tool does. */
  readonly description?: string | undefined;
  /** The tool's arguments, as an object schema of a library. They are the input of the forms. @default the tool has no arguments */
  readonly inputSchema?: StandardSchema<Input> | undefined;
  /** If it is set, the handlers' value is sent as `structuredContent`, and a result without a value is an error. */
  readonly outputSchema?: StandardSchema<Output> | undefined;
  /** Hints for clients, such as `{ readOnlyHint: true }`. */
  readonly annotations?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Signs the state between two rounds in 2026-07-28, as `stepForm` says. Set it if the server has several instances, or may restart while
   * somebody answers.
   *
   * @default random, and the same for all tools of this process
   */
  readonly secret?: Secret | undefined;
  /**
   * The id of the user who calls, in 2026-07-28. `caller` is undefined if the call has no authorization.
   *
   * @default the access token, so a call has to start over once its client has a new one
   */
  readonly user?: ((caller: Caller | undefined) => unknown) | undefined;
  /** How long a person may take for one form, in milliseconds. Must be finite. @default 3600000, an hour */
  readonly expiresIn?: number | undefined;
}

/** A form, or a function that makes one from the tool's arguments. The function may also return a value, and then nothing is asked. */
type Start<Input, Value> = Form<unknown, Input, Ending<Value>> | ((input: Input) => Begun<Input, Value>);

type Begun<Input, Value> =
  | Value
  | Form<unknown, Input, Ending<Value>>
  | Promise<Value | Form<unknown, Input, Ending<Value>>>;

interface Ending<Value> {
  readonly value: Value;
}

/**
 * Registers a tool that asks a form and the forms that follow it: by requests in the revisions of 2025, and in its results in 2026-07-28.
 * The value of the last handler becomes the result: a text as it is, anything else as JSON, and a result of `tools/call` unchanged. What
 * the client cannot do is said in a result with `isError`.
 *
 * @param server of SDK v2 or v1, FastMCP for TypeScript, tmcp or mcp-use. For any other server, a function that gets the tool
 * @param form if it is a function, it runs again in every round of a call in 2026-07-28
 * @throws {ElicitationError} `invalid-schema` if the server is none of these, or an option is wrong
 *
 * @example
 * formTool(server, "feedback", { description: "Asks the guest how the stay was." }, feedback);
 */
export function formTool<Input = undefined, Output = unknown>(
  server: FormServer,
  name: string,
  options: FormToolOptions<Input, Output>,
  form: Start<NoInfer<Input>, NoInfer<Output> | ToolResult | undefined>,
): void;
export function formTool(server: FormServer, name: string, options: FormToolOptions<unknown>, start: unknown): void {
  requireShape("formTool()", options, {
    title: "string or undefined",
    description: "string or undefined",
    inputSchema: "object or function or undefined",
    outputSchema: "object or function or undefined",
    annotations: "object or undefined",
    secret: "string or object or array or undefined",
    user: "function or undefined",
    expiresIn: "number or undefined",
  });
  const { title, description, annotations, inputSchema, outputSchema, secret, user, expiresIn = 3_600_000 } = options;
  for (const schema of [inputSchema, outputSchema]) {
    if (schema && !isStandardSchema(schema)) {
      throw invalidSchema(
        "formTool(): a schema has to be an object of a library that implements Standard JSON Schema: z.object({…}).",
      );
    }
  }
  if (!isForm(start) && typeof start !== "function") {
    throw invalidSchema("formTool(): the form has to be made by defineForm(), confirm() or openPage(), or a function.");
  }
  requireDuration("formTool", expiresIn);
  if (secret !== undefined) {
    requireSecret(secret);
  }

  const answer = (input: unknown, call: ServedCall): Promise<ToolResult | InputRequired> =>
    orToolError(async () => {
      const { elicit, revision, capabilities, inputResponses, requestState } = call;
      const form: unknown = typeof start === "function" ? await Reflect.apply(start, undefined, [input]) : start;
      if (!isForm(form)) {
        return replyWith({ action: "accept", content: undefined, value: form }, outputSchema);
      }
      if (elicit) {
        return replyWith(await runForm(form, input, { elicit, revision, capabilities }), outputSchema);
      }
      const step = await stepForm(form, input, {
        inputResponses,
        requestState,
        secret: secret ?? secretOfProcess(),
        subject: JSON.stringify([name, userOf(call, user)]),
        expiresIn,
        capabilities,
      });
      return step.inputRequired ?? replyWith(step.result, outputSchema);
    });
  const tool: FormTool = {
    definition: {
      name,
      ...defined({ title, description, annotations }),
      inputSchema: inputSchema ? objectSchema(inputSchema, "input") : { type: "object", properties: {} },
      ...(outputSchema && { outputSchema: objectSchema(outputSchema, "output") }),
    },
    call: (params, session = {}) =>
      orToolError(async () => {
        const given = read(params, "arguments") ?? {};
        const parsed = inputSchema ? await parseStandard(inputSchema, given) : { content: undefined };
        return "errors" in parsed
          ? failure(`The arguments are not valid: ${listed(parsed.errors)}`)
          : answer(parsed.content, callIn(params, session));
      }),
  };
  const sdkOptions = defined({ title, description, annotations, inputSchema, outputSchema });
  registerTool(server, { tool, options: sdkOptions, timeout: expiresIn, answer });
}

/** The call of a plain server. Since 2026-07-28 each call names its revision, and what its client can do. */
function callIn(params: Readonly<Record<string, unknown>>, session: FormSession): ServedCall {
  const meta = read(params, "_meta");
  const revision = read(meta, "io.modelcontextprotocol/protocolVersion");
  if (!isRevision(revision) || revisions[revision].asksBy === "request") {
    return { elicit: noSession, ...session };
  }
  return {
    capabilities: read(meta, "io.modelcontextprotocol/clientCapabilities") ?? {},
    inputResponses: readRecord(params, "inputResponses"),
    requestState: readText(params, "requestState"),
    user: session.user,
  };
}

/** The id of the user, to whom alone a state belongs. Null if the server does not distinguish users. */
function userOf({ caller, user }: ServedCall, nameOf: FormToolOptions["user"]): string | null {
  if (!nameOf) {
    return user ?? caller?.token ?? null;
  }
  const id = nameOf(caller);
  if (typeof id !== "string" || id === "") {
    throw new ElicitationError("invalid-state", "formTool(): user() did not return an id. Is nobody signed in?");
  }
  return id;
}

let ownSecret: Uint8Array | undefined;

/** Made at the first call, because workers have no random numbers before a request. */
function secretOfProcess(): Uint8Array {
  ownSecret ??= crypto.getRandomValues(new Uint8Array(32));
  return ownSecret;
}

/** Gives the model an error that it can act on. Mistakes of the author go to the server. */
async function orToolError<Result>(run: () => Promise<Result>): Promise<Result | ToolResult> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ElicitationError && error.code !== "invalid-schema") {
      return failure(error.message);
    }
    throw error;
  }
}

function failure(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/** What a model reads where a handler has returned nothing. */
const endings = {
  accept: "The person accepted.",
  decline: "The person declined.",
  cancel: "The person closed the question without an answer.",
};

function replyWith({ action, content, value }: ChainEnd, outputSchema: unknown): ToolResult {
  if (isToolResult(value)) {
    return value;
  }
  // An accepted form without a handler says what was answered.
  const said = value ?? content;
  const text = typeof said === "string" ? said : said === undefined ? endings[action] : JSON.stringify(said);
  if (outputSchema === undefined) {
    return { content: [{ type: "text", text }] };
  }
  if (said === undefined) {
    return failure(text);
  }
  if (!isRecord(said)) {
    throw invalidSchema(`A handler returned ${text}, and structured content is an object. Return { answer: … }.`);
  }
  return { content: [{ type: "text", text }], structuredContent: said };
}

function isToolResult(value: unknown): value is ToolResult {
  return isPlain(value) && readList(value, "content")?.every((part) => readText(part, "type") !== undefined) === true;
}

function objectSchema(schema: StandardSchema, side: "input" | "output"): ObjectSchema {
  const written = jsonSchemaOf(schema, side);
  if (read(written, "type") !== "object") {
    throw invalidSchema(`formTool(): the ${side}Schema has to be an object.`);
  }
  return { ...written, type: "object" };
}
