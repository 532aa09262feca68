import { memo, type ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { PropertySchema } from "../questions/question.js";
import { optionsOf } from "./options-of.js";

interface NativeFieldProps {
  readonly name: string;
  readonly property: PropertySchema;
  readonly required: boolean;
  readonly error: string | undefined;
  /** Only for react-hook-form. */
  readonly registration?: UseFormRegisterReturn;
}

const mostRadios = 7;

/**
 * Label, description, error and native inputs of one property, linked for assistive technology. It stands for the code that people write by
 * hand without a form library.
 */
export const NativeField = memo(function NativeField(props: NativeFieldProps): ReactNode {
  const { name, property, required, error, registration } = props;
  const { type, title, description, format, default: initial } = property;
  const options = optionsOf(property);
  const described = [description && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const shared = {
    id: name,
    name,
    "aria-describedby": described || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-required": required || undefined,
  } as const;
  const words = (
    <>
      {!required && <span> optional</span>}
      {description && <p id={`${name}-hint`}>{description}</p>}
      {error && <p id={`${name}-error`}>{error}</p>}
    </>
  );
  const isBox = type === "boolean" && (!required || initial !== undefined);
  const rows =
    type === "array" || (options && options.length <= mostRadios)
      ? options
      : type === "boolean" && !isBox
        ? yesOrNo
        : undefined;
  if (rows) {
    const isChosen = (value: string): boolean => (Array.isArray(initial) ? initial.includes(value) : initial === value);
    const mayBeNone = type !== "array" && !required;
    return (
      <fieldset className="field" id={name} aria-describedby={described || undefined}>
        <legend>{title}</legend>
        {words}
        {(mayBeNone ? [...rows, none] : rows).map(({ value, label }) => (
          <label key={value}>
            <input
              type={type === "array" ? "checkbox" : "radio"}
              name={name}
              value={value}
              defaultChecked={isChosen(value)}
              {...registration}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  if (isBox) {
    return (
      <div className="field">
        <label>
          <input {...shared} type="checkbox" defaultChecked={initial === true} {...registration} /> {title}
        </label>
        {words}
      </div>
    );
  }
  const text = typeof initial === "string" || typeof initial === "number" ? initial : "";
  return (
    <div className="field">
      <label htmlFor={name}>{title}</label>
      {words}
      {options ? (
        <select {...shared} defaultValue={text} {...registration}>
          <option value="">No answer</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type={format === "date" ? "date" : "text"} defaultValue={text} {...registration} />
      )}
    </div>
  );
});

const none = { value: "", label: "No answer" };
const yesOrNo = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];
