/** What is wrong with a request, a form definition or a form of a server, for its author, in English. */
export interface Finding extends Fault {
  /** A JSON Pointer (RFC 6901) into what was checked: `/fields/0/default`. What is missing is pointed out where it belongs. */
  readonly path: string;
}

/** A finding wherever it is. */
export interface Fault {
  readonly code: FindingCode;
  /** An error keeps clients from showing the form as it is meant, or people from answering it. */
  readonly severity: "error" | "warning";
  /** What becomes of it. */
  readonly message: string;
  /** What to write instead. */
  readonly advice: string;
}

export type FindingCode =
  /** Clients built on MCP's TypeScript SDK refuse the whole request, and nobody sees it. */
  | "refused"
  /** Clients built on MCP's TypeScript SDK leave it out. */
  | "dropped"
  /** The revision does not have it, or has deprecated it. */
  | "revision"
  /** The language of form definitions has no such key here. */
  | "unknown-key"
  /** Missing, or not a value that the key can have. */
  | "value"
  /** The id of an earlier field. */
  | "duplicate-id"
  /** A rendering hint that the field's type does not have, that is never obeyed, or whose value it cannot take. */
  | "hint"
  /** A condition that is left out, or that is the same whatever is answered. */
  | "condition"
  /** No control fits the field, so that it can be named only. */
  | "unsupported"
  /** No answer is valid. */
  | "unanswerable"
  /** More than a dialog reads. */
  | "too-large"
  /** A default that is not a valid answer. */
  | "default"
  /** Looks like a credential or payment data, which MCP forbids in forms. */
  | "credential"
  /** Options that are left out, that clients or validators read in different ways, or that people cannot choose from. */
  | "options"
  /** A missing label, or one that another field has. */
  | "label"
  /** A pattern that cannot be read. */
  | "pattern"
  /** Bounds that say no more than a type of numbers does. */
  | "bounds"
  /** Fields that come in another order than they are written in. */
  | "order"
  /** A message that is missing. */
  | "message"
  /** An address that careful clients do not open, or warn of. */
  | "url";

export function error(code: FindingCode, message: string, advice: string): Fault {
  return { code, severity: "error", message, advice };
}

export function warning(code: FindingCode, message: string, advice: string): Fault {
  return { code, severity: "warning", message, advice };
}
