import type { ReactNode } from "react";
import type { ControlProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";

/**
 * Text: an `<input>`, or a `<textarea>` where several lines or a long text are expected. Of type `text` whatever the format: others rewrite
 * what was typed (Chromium's `email` turns müller.de into punycode).
 */
export function TextControl({ field, inputProps }: ControlProps<"text">): ReactNode {
  const registration = useElicitationForm().register(field.id);
  const shared = { ...inputProps, ...registration, className: "elicit-input", dir: "auto" as const };
  if (field.multiline) {
    return <textarea {...shared} rows={4} />;
  }
  switch (field.format) {
    case "email":
      return <input {...shared} type="text" inputMode="email" spellCheck={false} autoCapitalize="none" />;
    case "uri":
      return <input {...shared} type="text" inputMode="url" dir="ltr" spellCheck={false} autoCapitalize="none" />;
    default:
      return <input {...shared} type="text" />;
  }
}
