import { isRecord, read, readList, readNumber, readRecord, readText } from "../../core/json.js";
import { defaultLimits, type ElicitOptions } from "../../core/types.js";

// The kit reads the forms of ACP as those of MCP. This file reads what agents write in `_meta`: of the params, of a property or of an option.

interface AcpQuestion extends Pick<ElicitOptions, "callId" | "timeLimit"> {
  readonly params: unknown;
}

/** @param received the params of `elicitation/create` of ACP */
export function readQuestion(received: unknown): AcpQuestion {
  const time = readNumber(codexIn(received), "autoResolutionMs") ?? 0;
  return {
    params: withMeta(received),
    callId: readText(received, "toolCallId"),
    // After this time the agent goes on without an answer, so nobody can extend it.
    timeLimit: time > 0 ? { deadline: Date.now() + time, maxExtensions: 0 } : undefined,
  };
}

/** Params that say without `_meta` what the kit can show. Without such `_meta` they are the same object. */
function withMeta(params: unknown): unknown {
  const schema = readRecord(params, "requestedSchema");
  const properties = readRecord(schema, "properties");
  if (!isRecord(params) || !schema || !properties) {
    return params;
  }
  const entries = Object.entries(properties);
  const message = withPreviews(params.message, entries);
  const isSame = message === params.message && !entries.some(([, property]) => isSecret(property));
  const closed = (): object =>
    Object.fromEntries(entries.map(([name, property]) => [name, withClosedSecret(property)]));
  return isSame ? params : { ...params, message, requestedSchema: { ...schema, properties: closed() } };
}

/** A secret is a password, which stays closed until the person opens it. That `isSecret` is false does not mean anything. */
function withClosedSecret(property: unknown): unknown {
  return isRecord(property) && isSecret(property) ? { ...property, format: "password" } : property;
}

function isSecret(property: unknown): boolean {
  return read(codexIn(property), "isSecret") === true;
}

function codexIn(part: unknown): unknown {
  return read(read(part, "_meta"), "codex");
}

/**
 * The message, and below it the previews of options. They are mostly sketches and code, which need lines and a fixed-pitch face, as only the
 * message has. A preview that would make it too long is left out, because a form whose message is cut cannot be accepted.
 */
function withPreviews(message: unknown, properties: readonly (readonly [name: string, property: unknown])[]): unknown {
  if (typeof message !== "string") {
    return message;
  }
  let text = message;
  for (const [name, property] of properties) {
    for (const option of [
      ...(readList(property, "oneOf") ?? []),
      ...(readList(read(property, "items"), "anyOf") ?? []),
    ]) {
      const preview = readText(read(read(option, "_meta"), "_claude/askUserQuestionOption"), "preview");
      if (preview !== undefined) {
        const heading = [readText(property, "title") ?? name, readText(option, "title") ?? readText(option, "const")];
        const next = `${text}\n\n${heading.join(": ")}\n\n\`\`\`\n${preview}\n\`\`\``;
        text = next.length > defaultLimits.text ? text : next;
      }
    }
  }
  return text;
}
