import type { FieldSpec } from "./field-spec.js";

/** The params of `elicitation/create`, understood. {@link parseRequest} makes one of any value whatsoever. */
export type ElicitationRequest = FormRequest | UrlRequest | UnreadableRequest;

/** A form to fill in; without fields it is a plain question to confirm. */
export interface FormRequest {
  readonly mode: "form";
  /** Cleaned; `""` when the server sent none. */
  readonly message: string;
  /** In the schema's order. */
  readonly fields: readonly FieldSpec[];
  readonly problems: readonly RequestProblem[];
}

/** A page to open outside the chat (revisions 2025-11-25 and later). */
export interface UrlRequest {
  readonly mode: "url";
  readonly message: string;
  /** As the server sent it: look it over with `inspectUrl` before showing or opening it. */
  readonly url: string;
  /** Opaque; only in revision 2025-11-25. */
  readonly elicitationId?: string;
  readonly problems: readonly RequestProblem[];
}

/** Nothing that can be shown as a form or a page: it can be declined or cancelled only. */
export interface UnreadableRequest {
  readonly mode: "unreadable";
  readonly message: string;
  readonly problems: readonly RequestProblem[];
}

/**
 * What is wrong with a request as a whole. What is wrong with one property is that property's
 * {@link UnsupportedField}.
 */
export type RequestProblem =
  /** The params are no object. */
  | { readonly code: "params" }
  /** A mode that is neither `form` nor `url`. */
  | { readonly code: "mode"; readonly mode: string }
  /** `requestedSchema` is missing, or describes no object. */
  | { readonly code: "schema" }
  /** `url` is missing or no text. */
  | { readonly code: "url" }
  /** `required` names a property that `properties` does not have: no valid answer exists. */
  | { readonly code: "required-unknown"; readonly name: string }
  /** More properties than the limit; those past it are not shown. */
  | { readonly code: "too-many-fields"; readonly count: number; readonly limit: number }
  /** More options in all than the limit; properties past it have no control. */
  | { readonly code: "too-many-options"; readonly limit: number }
  /** More text in all, or a longer address, than the limit; properties past it have no control, and the address is not shown. */
  | { readonly code: "too-large"; readonly limit: number }
  /** More schemas, references and keywords in all than the limit; properties past it have no control. */
  | { readonly code: "too-complex"; readonly limit: number };
