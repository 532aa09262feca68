import { type ComponentType, memo, type ReactNode } from "react";
import { assertNever } from "../core/assert-never.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { useElicitation } from "../context/elicitation-context.js";
import { ClearAnswer } from "../controls/clear-answer.js";
import { type FieldLayout, fieldLayout, hasOwnControl } from "../controls/field-layout.js";
import type { ControlInputProps } from "../context/control-props.js";
import type { SensitiveKind } from "../core/secrets/sensitive-kind.js";
import type { SecretFieldProps } from "../secrets/secret-field.js";
import { fieldParts } from "./field-parts.js";
import { renderControl } from "./render-control.js";

export interface ElicitationFieldProps {
  readonly field: FieldSpec;
  /** What is wrong with its answer, in words. */
  readonly error: string | undefined;
  /** What it looks like it asks for, if that is to be closed until the person opens it knowingly. */
  readonly secretKind: SensitiveKind | undefined;
  /** What keeps it closed. */
  readonly SecretField: ComponentType<SecretFieldProps>;
}

/**
 * One property: label, hint, limits, error and control, linked for assistive technology. It renders again only when its own error
 * changes.
 *
 * - `data-elicitation-field` on every field
 * - `data-kind` the kind of field: `text`, `number`, …
 * - `data-own` where its control is the host's
 * - `data-invalid` while there is an error
 */
export const ElicitationField: ComponentType<ElicitationFieldProps> = memo(function ElicitationField({
  field,
  error,
  secretKind,
  SecretField,
}: ElicitationFieldProps): ReactNode {
  const elicitation = useElicitation();
  const parts = fieldParts(field, error, elicitation, secretKind !== undefined);
  const { inputProps } = parts;
  const isOwn = hasOwnControl(field, elicitation);
  const rootProps = {
    className: "elicit-field",
    "data-elicitation-field": "",
    "data-kind": field.kind,
    "data-own": isOwn ? "" : undefined,
    "data-invalid": error === undefined ? undefined : "",
  };
  const ownLayout = fieldLayout(field, elicitation);
  // Closed, a group is one button; that it is a group once it is open, it says by itself.
  const layout: FieldLayout = secretKind ? "labelled" : ownLayout;
  const controlOf = (props: ControlInputProps): ReactNode => renderControl(field, props, elicitation);
  const rendered = secretKind ? (
    <SecretField
      field={field}
      kind={secretKind}
      inputProps={inputProps}
      isGroup={ownLayout === "group"}
      hidesItself={isOwn}
    >
      {controlOf}
    </SecretField>
  ) : (
    controlOf(inputProps)
  );
  switch (layout) {
    case "labelled":
      return (
        <div {...rootProps}>
          <div className="elicit-heading">
            <label htmlFor={inputProps.id}>{parts.label}</label>
            {parts.mark}
          </div>
          {parts.hint}
          {parts.limits}
          {parts.error}
          {rendered}
          {parts.note}
        </div>
      );
    case "group":
      return (
        <fieldset
          {...rootProps}
          id={inputProps.id}
          role={field.kind === "choices" ? undefined : "radiogroup"}
          aria-labelledby={inputProps["aria-labelledby"]}
          aria-describedby={inputProps["aria-describedby"]}
          aria-required={field.kind === "choices" ? undefined : inputProps["aria-required"]}
          aria-invalid={field.kind === "choices" ? undefined : inputProps["aria-invalid"]}
        >
          <legend className="elicit-heading">
            {parts.label}
            {parts.mark}
            {parts.limits}
          </legend>
          {parts.hint}
          {parts.error}
          {rendered}
        </fieldset>
      );
    case "checkbox":
      return (
        <div {...rootProps}>
          {parts.error}
          <label className="elicit-row">
            {rendered}
            <span className="elicit-heading">
              {parts.label}
              {parts.mark}
            </span>
          </label>
          {parts.hint}
          {field.kind === "boolean" && <ClearAnswer field={field} inputId={inputProps.id} />}
        </div>
      );
    case "notice":
      return <div {...rootProps}>{rendered}</div>;
    default:
      return assertNever(layout);
  }
});
