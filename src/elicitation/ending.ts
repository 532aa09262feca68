import { isRecord } from "../core/json.js";
import type { Draft, ElicitResult, FieldSpec } from "../core/types.js";
import type { SessionState } from "./session.js";

/** How a request ended. */
export type Ending =
  /** `content` is what was sent; undefined for a page. */
  | { readonly state: "accepted"; readonly content: unknown }
  | { readonly state: "declined" }
  | { readonly state: "cancelled" }
  /** The request was withdrawn, its time ran out, or its call ended before there was an answer. */
  | {
      readonly state: "expired";
      /** The answers that had been entered, if known. */
      readonly draft: Draft | undefined;
      /** Whether the answers were delivered, but it is not known whether the server took them. */
      readonly isDelivered: boolean;
      /** Why the server has refused the answers, if it has said so after the time had run out. */
      readonly refusal?: string | undefined;
      readonly endedBy: Exclude<SessionState["endedBy"], "person" | undefined>;
    };

/** The ending of a result. A host may have stored it in any shape, so an unknown action counts as cancelled. */
export function endingOf(result: ElicitResult): Ending {
  switch (result.action) {
    case "accept":
      return { state: "accepted", content: result.content };
    case "decline":
      return { state: "declined" };
    default:
      return { state: "cancelled" };
  }
}

/** The ending of a session that is closed or expired; otherwise undefined. */
export function endingOfSession(state: SessionState): Ending | undefined {
  const { result, endedBy, draft, isDelivered, refusal } = state;
  if (!result || !endedBy || !(state.isClosed || state.phase === "expired")) {
    return undefined;
  }
  return endedBy === "person" ? endingOf(result) : { state: "expired", draft, isDelivered, refusal, endedBy };
}

/**
 * The ending as it may be stored: plain data without credentials. Files are only named, because a session keeps no more of them. That there
 * was an answer is kept, so that a card can say that it is hidden.
 */
export function withoutSecrets(ending: Ending, secrets: readonly FieldSpec[]): Ending {
  switch (ending.state) {
    case "accepted":
      return isRecord(ending.content)
        ? {
            ...ending,
            content: blanked(
              ending.content,
              secrets.map(({ name }) => name),
            ),
          }
        : ending;
    case "expired":
      return ending.draft
        ? {
            ...ending,
            draft: blanked(
              ending.draft,
              secrets.map(({ id }) => id),
            ),
          }
        : ending;
    default:
      return ending;
  }
}

/** The params as they may be stored: without the defaults of credentials, and an address without its query, which often holds a token. */
export function paramsWithoutSecrets(params: unknown, secrets: readonly FieldSpec[]): unknown {
  if (!isRecord(params)) {
    return params;
  }
  const { url, requestedSchema: schema } = params;
  const hidden = new Set(secrets.map(({ name }) => name));
  const kept = ([name, property]: [string, unknown]): [string, unknown] => {
    if (!hidden.has(name) || !isRecord(property)) {
      return [name, property];
    }
    const { default: _secret, ...rest } = property;
    return [name, rest];
  };
  return {
    ...params,
    ...(typeof url === "string" && { url: url.replace(/[?#].*$/s, "") }),
    ...(isRecord(schema) &&
      isRecord(schema.properties) && {
        requestedSchema: { ...schema, properties: Object.fromEntries(Object.entries(schema.properties).map(kept)) },
      }),
  };
}

/** A copy with empty texts in place of some values. */
function blanked<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Record<string, Value | string> {
  const blanks = keys.filter((key) => Object.hasOwn(record, key)).map((key): [string, string] => [key, ""]);
  return { ...record, ...Object.fromEntries(blanks) };
}
