import { type ComponentType, memo, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { assertNever } from "../core/assert-never.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { useElicitation } from "../context/elicitation-context.js";
import { ClearAnswer } from "../controls/clear-answer.js";
import { fieldLayout, hasOwnControl } from "../controls/field-layout.js";
import type { ControlInputProps } from "../context/control-props.js";
import type { SecretFieldProps } from "../secrets/secret-field.js";
import { fieldParts } from "./field-parts.js";
import { useElicitationForm } from "../context/form-context.js";
import { renderControl } from "./render-control.js";

export interface ElicitationFieldProps {
  readonly field: FieldSpec;
  /** What keeps the control closed until the person opens it knowingly, for fields that look like ones for credentials. */
  readonly secret?: ComponentType<SecretFieldProps> | undefined;
}

/**
 * One property: label, hint, limits, error and control, linked for assistive technology. It renders again only when its own error
 * changes.
 *
 * - `data-elicitation-field` on every field
 * - `data-kind` the kind of field: `text`, `number`, …
 * - `data-invalid` while there is an error
 */
export const ElicitationField: ComponentType<ElicitationFieldProps> = memo(function ElicitationField({
  field,
  secret: Secret,
}: ElicitationFieldProps): ReactNode {
  const elicitation = useElicitation();
  const { control: formControl } = useElicitationForm();
  const { errors } = useFormState({ control: formControl, name: field.id, exact: true });
  const message = errors[field.id]?.message;
  const error = typeof message === "string" ? message : undefined;
  const parts = fieldParts(field, error, elicitation);
  const { inputProps } = parts;
  const rootProps = {
    className: "elicit-field",
    "data-elicitation-field": "",
    "data-kind": field.kind,
    "data-invalid": error === undefined ? undefined : "",
  };
  const layout = fieldLayout(field, elicitation);
  const isTyped = field.kind === "text" || field.kind === "number";
  const controlProps = Secret ? describedBySecret(inputProps) : inputProps;
  const control = renderControl(field, controlProps, elicitation);
  const rendered = Secret ? (
    <Secret field={field} inputProps={controlProps} isGroup={layout === "group"}>
      {isTyped && !hasOwnControl(field, elicitation) ? undefined : control}
    </Secret>
  ) : (
    control
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
          id={controlProps.id}
          role={field.kind === "choices" ? undefined : "radiogroup"}
          aria-labelledby={controlProps["aria-labelledby"]}
          aria-describedby={controlProps["aria-describedby"]}
          aria-required={field.kind === "choices" ? undefined : controlProps["aria-required"]}
          aria-invalid={field.kind === "choices" ? undefined : controlProps["aria-invalid"]}
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

/** The warning of a `SecretField`, which has this id, is a part of what is said of its control. */
function describedBySecret(inputProps: ControlInputProps): ControlInputProps {
  const described = [inputProps["aria-describedby"], `${inputProps.id}-secret`].filter((id) => id !== undefined);
  return { ...inputProps, "aria-describedby": described.join(" ") };
}
