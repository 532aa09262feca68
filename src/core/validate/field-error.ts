import type { UrlFault } from "../url/url-policy.js";

/**
 * What is wrong with the answer to one property. Codes are named after the JSON Schema keyword that was broken where there is
 * one; the words for them are in the message catalogue.
 */
export type FieldError = { readonly name: string } & FieldErrorReason;

export type FieldErrorReason =
  | { readonly code: "required" }
  /** Not a number, or not a whole one, as typed. */
  | { readonly code: "number" }
  | { readonly code: "integer" }
  /** JSON would carry another number than the one that was typed. */
  | { readonly code: "precision" }
  | {
      readonly code:
        | "minimum"
        | "maximum"
        | "exclusiveMinimum"
        | "exclusiveMaximum"
        | "multipleOf"
        /** In characters (code points). */
        | "minLength"
        | "maxLength"
        | "minItems"
        | "maxItems";
      readonly limit: number;
    }
  | { readonly code: "pattern" }
  | { readonly code: "email" }
  | { readonly code: "uri" }
  /** An address that the host does not take. */
  | UrlFault
  /** Half-typed, or no day of the calendar. */
  | { readonly code: "date" }
  | { readonly code: "date-time" }
  /** A time that clocks skip in that zone. */
  | { readonly code: "time-gap"; readonly timeZone: string }
  /** Not one of the options. */
  | { readonly code: "enum" }
  /** A value of another type than the property's. */
  | { readonly code: "type" };

export type FieldErrorCode = FieldErrorReason["code"];
