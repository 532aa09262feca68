import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { UnsupportedField } from "../core/request/field-spec.js";
import { quotable } from "../core/text/quotable.js";
import { problemMessages } from "../messages/problem-messages.js";
import { IsolatedText } from "./isolated-text.js";

/** Characters of a label inside a sentence of the kit's. */
const longestLabel = 80;

/** Why a property has no control, and what follows from it. */
export function UnsupportedText({ field }: { readonly field: UnsupportedField }): ReactNode {
  const { overrides } = useElicitation();
  const label = quotable(field.label, longestLabel);
  return <IsolatedText text={problemMessages(overrides).unsupported({ ...field, label })} isolate={label} />;
}
