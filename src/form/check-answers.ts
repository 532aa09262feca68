import type { Draft, DraftContext } from "../core/draft/draft.js";
import { toContent } from "../core/draft/to-content.js";
import type { ElicitContent } from "../core/elicit-result.js";
import { read } from "../core/json.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import type { UrlPolicy } from "../core/url/url-policy.js";
import { createValidator } from "../core/validate/create-validator.js";
import type { FieldError } from "../core/validate/field-error.js";
import { validatorEngine } from "./validator-engine.js";

export interface CheckContext extends DraftContext {
  /** Which addresses the host takes. @default any */
  readonly urls?: UrlPolicy | undefined;
}

export interface CheckedDraft {
  readonly content: ElicitContent;
  /** What is wrong with the answers, by property name; the first reason of each. */
  readonly faults: ReadonlyMap<string, FieldError>;
}

/** Checks a draft: draft → content → validate. Rejects when what checks could not be loaded. */
export async function checkAnswers(
  fields: readonly FieldSpec[],
  draft: Draft,
  context: CheckContext,
): Promise<CheckedDraft> {
  const { content, errors } = toContent(fields, draft, context);
  const validate = await createValidator(fields, { engine: validatorEngine() });
  const refused = await refusedAddresses(fields, content, context.urls);
  // Of several faults of one property the last counts: what is no answer at all need not be told of where it leads.
  return {
    content,
    faults: new Map([...refused, ...validate(content), ...errors].map((error) => [error.name, error])),
  };
}

/** What a host's policy has against the answers to `uri` fields. What tells is loaded with the first of them. */
async function refusedAddresses(
  fields: readonly FieldSpec[],
  content: ElicitContent,
  urls: UrlPolicy | undefined,
): Promise<readonly FieldError[]> {
  const addresses = fields.flatMap((field) => {
    const answer = field.kind === "text" && field.format === "uri" ? read(content, field.name) : undefined;
    return typeof answer === "string" && answer !== "" ? { name: field.name, answer } : [];
  });
  if (urls === undefined || addresses.length === 0) {
    return [];
  }
  const { checkUrlPolicy } = await import("../core/url/url-policy.js");
  return addresses.flatMap(({ name, answer }) => {
    const fault = checkUrlPolicy(answer, urls);
    return fault ? { name, ...fault } : [];
  });
}
