import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { TextField } from "../core/request/field-spec.js";
import type { ControlProps } from "../context/control-props.js";
import { useElicitationForm } from "../context/form-context.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { useElicitation } from "../context/elicitation-context.js";

/** Text: an `<input>`, or a `<textarea>` where several lines or a long text are expected. Under an address it says where it leads. */
export function TextControl({ field, inputProps }: ControlProps<"text">): ReactNode {
  const registration = useElicitationForm().register(field.id);
  const shared = { ...inputProps, ...registration, className: "elicit-input", dir: "auto" as const };
  if (field.multiline) {
    return <textarea {...shared} rows={4} />;
  }
  switch (field.format) {
    case "email":
      return <input {...shared} type="email" spellCheck={false} autoCapitalize="none" />;
    case "uri":
      return (
        <>
          <input {...shared} type="url" dir="ltr" spellCheck={false} autoCapitalize="none" />
          <AddressHost field={field} />
        </>
      );
    default:
      return <input {...shared} type="text" />;
  }
}

/** The host a browser would go to: what stands out in an address is often not it. */
function AddressHost({ field }: { readonly field: TextField }): ReactNode {
  const { messages } = useElicitation();
  const address = useWatch({ control: useElicitationForm().control, name: field.id });
  const host = typeof address === "string" && URL.canParse(address.trim()) ? new URL(address.trim()).host : "";
  return (
    host !== "" && (
      <p className="elicit-note">
        <IsolatedText text={messages.opensOn({ host })} isolate={host} />
      </p>
    )
  );
}
