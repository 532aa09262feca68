import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { UnsupportedField } from "../core/request/field-spec.js";
import { spokenLabel } from "../core/text/spoken-label.js";
import { problemMessages } from "../messages/problem-messages.js";
import { IsolatedText } from "./isolated-text.js";

/** Why a property has no control, and what follows from it. */
export function UnsupportedText({ field }: { readonly field: UnsupportedField }): ReactNode {
  const { overrides } = useElicitation();
  const label = spokenLabel(field.label);
  return <IsolatedText text={problemMessages(overrides).unsupported({ ...field, label })} isolate={label} />;
}
