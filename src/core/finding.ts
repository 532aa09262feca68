/** A problem in a request, a form definition or a server's form, described to its author in English. */
export interface Finding extends Fault {
  /** A JSON Pointer (RFC 6901) into the checked value: `/fields/0/default`. For something missing, the object that lacks it. */
  readonly path: string;
}

/** A finding without its place. */
export interface Fault {
  readonly code: FindingCode;
  /** `error` if clients cannot show the form as intended, or people cannot answer it. */
  readonly severity: "error" | "warning";
  /** What is wrong and what happens because of it. */
  readonly message: string;
  /** What to write instead. */
  readonly advice: string;
}

export type FindingCode =
  /** Clients built on MCP's TypeScript SDK refuse the whole request, and nobody sees it. */
  | "refused"
  /** Clients built on MCP's TypeScript SDK drop this part. */
  | "dropped"
  /** The MCP revision does not have this feature, or has deprecated it. */
  | "revision"
  /** The form definition language does not have this key here. */
  | "unknown-key"
  /** A key of the form definition language that is deliberately not followed. */
  | "refused-key"
  /** The value is missing, or not valid for its key. */
  | "value"
  /** An earlier field has the same id. */
  | "duplicate-id"
  /** A rendering hint that the field's type does not have, that is never followed, or whose value is not valid. */
  | "hint"
  /** A condition that is ignored, or whose result no answer can change. */
  | "condition"
  /** No control fits the field, so only its name can be shown. */
  | "unsupported"
  /** No answer is valid. */
  | "unanswerable"
  /** More than a dialog reads. */
  | "too-large"
  /** A question that some clients answer for the person. */
  | "question"
  /** A default that is not a valid answer. */
  | "default"
  /** Looks like a credential or payment data, which MCP forbids in forms. */
  | "credential"
  /** Options that are ignored, that clients or validators read differently, or that people cannot tell apart or search. */
  | "options"
  /** A label that is missing, or that another field has too. */
  | "label"
  /** A pattern that cannot be read. */
  | "pattern"
  /** Bounds that are only those of a numeric type. */
  | "bounds"
  /** Fields that are shown in another order than they are written in. */
  | "order"
  /** The message is missing, or too long to be read at a glance. */
  | "message"
  /** Marks of Markdown, which people read as they are written. */
  | "plain-text"
  /** A date, a list or JSON, which people have to type as text. */
  | "as-text"
  /** A URL that careful clients do not open, or warn about. */
  | "url";

export function error(code: FindingCode, message: string, advice: string): Fault {
  return { code, severity: "error", message, advice };
}

export function warning(code: FindingCode, message: string, advice: string): Fault {
  return { code, severity: "warning", message, advice };
}
