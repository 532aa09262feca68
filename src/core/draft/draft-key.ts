import type { FieldSpec } from "../request/field-spec.js";
import type { ServerIdentity } from "../server-identity.js";
import { serverKey } from "../server-key.js";
import { fingerprint } from "./fingerprint.js";
import type { Place } from "./place.js";

/**
 * Names the draft of one form of one server. The server is in it as it is, so that no server comes upon another's answers; the form is
 * shortened to a number, for its schema may be long. Defaults count, and so does where the person is: with other ones the same text is
 * another answer.
 */
export function draftKey(server: ServerIdentity, fields: readonly FieldSpec[], place: Place): string {
  return `${serverKey(server)} ${fingerprint(JSON.stringify([fields, place.locale, place.timeZone]))}`;
}
