import type { ReactNode } from "react";
import type { FieldSpec } from "../core/request/field-spec.js";
import { spokenLabel } from "../core/text/spoken-label.js";
import { describeLimits } from "../messages/describe-limits.js";
import { AddressNote } from "../controls/address-note.js";
import { TimeZoneNote } from "../controls/time-zone-note.js";
import { FoldedText } from "../parts/folded-text.js";
import { IsolatedText } from "../parts/isolated-text.js";
import type { Elicitation } from "../context/elicitation-context.js";
import { overrideOf } from "../context/override-of.js";
import type { ControlInputProps } from "../context/control-props.js";

/** The texts around a control, each with the id assistive technology finds it by; undefined where there is no such text. */
export interface FieldParts {
  readonly inputProps: ControlInputProps;
  readonly label: ReactNode;
  /** "optional" or "required". */
  readonly mark: ReactNode;
  readonly hint: ReactNode;
  readonly limits: ReactNode;
  readonly error: ReactNode;
  /** What follows from the answer, under the control: the zone of a time, where an address leads. */
  readonly note: ReactNode;
}

/** Builds the parts of a field. Everything that is shown is linked to the control, and nothing is linked that is not shown. */
export function fieldParts(
  field: FieldSpec,
  error: string | undefined,
  elicitation: Elicitation,
  isSecret: boolean,
): FieldParts {
  const { messages, locale, idPrefix, fields } = elicitation;
  const id = `${idPrefix}-${field.id}`;
  const override = overrideOf(field, fields);
  const mark = markOf(field, elicitation, isSecret);
  const limits = describeLimits(field, messages, locale);
  const note = noteOf(field, `${id}-note`);
  const described = [
    mark !== undefined && `${id}-mark`,
    field.description !== undefined && `${id}-hint`,
    limits !== undefined && `${id}-limits`,
    note !== undefined && `${id}-note`,
    error !== undefined && `${id}-error`,
  ].filter((part) => part !== false);
  return {
    inputProps: {
      id,
      "aria-labelledby": `${id}-label`,
      "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
      "aria-invalid": error === undefined ? undefined : true,
      "aria-required": field.required ? true : undefined,
      autoComplete: override?.autoComplete ?? (field.kind === "text" && field.format === "email" ? "email" : undefined),
    },
    label: (
      <bdi className="elicit-label" id={`${id}-label`}>
        {field.label}
      </bdi>
    ),
    mark: mark !== undefined && (
      <span className={mark.isShown ? "elicit-mark" : "elicit-hidden"} id={`${id}-mark`}>
        {mark.text}
      </span>
    ),
    hint: field.description !== undefined && (
      <p className="elicit-hint" id={`${id}-hint`}>
        <FoldedText text={field.description} />
      </p>
    ),
    limits: limits !== undefined && (
      <span className="elicit-limits" id={`${id}-limits`}>
        {limits}
      </span>
    ),
    error: error !== undefined && (
      <p className="elicit-error" id={`${id}-error`}>
        <span className="elicit-hidden">{messages.errorPrefix()} </span>
        <IsolatedText text={error} isolate={spokenLabel(field.label)} />
      </p>
    ),
    note,
  };
}

function noteOf(field: FieldSpec, id: string): ReactNode | undefined {
  if (field.kind === "date-time") {
    return <TimeZoneNote field={field} id={id} />;
  }
  return field.kind === "text" && field.format === "uri" ? <AddressNote field={field} id={id} /> : undefined;
}

/** The normal case goes without a word on screen. Where no attribute says "required", the word is spoken: at a group of checkboxes, and at what is closed. */
function markOf(
  field: FieldSpec,
  { mark, messages }: Elicitation,
  isSecret: boolean,
): { text: string; isShown: boolean } | undefined {
  const isShown = field.required === (mark === "required");
  const text = field.required ? messages.required() : messages.optional();
  return isShown || (field.required && (isSecret || field.kind === "choices")) ? { text, isShown } : undefined;
}
