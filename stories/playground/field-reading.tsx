import type { ReactNode } from "react";
import type { FieldSpec } from "react-elicitation/core";
import { readKeywords, readOptions, unusedKeywords, whyUnsupported } from "./describe-field.js";

const shownOptions = 8;

/** One property: what it became, and what of it had no effect. */
export function FieldReading({ field, schema }: { readonly field: FieldSpec; readonly schema: unknown }): ReactNode {
  const why = whyUnsupported(field);
  const options = readOptions(field);
  const unused = unusedKeywords(field, schema);
  return (
    <li className="reading" data-kind={field.kind}>
      <p className="reading-heading">
        <code>{field.name === "" ? '""' : field.name}</code>
        <span className="reading-kind">{field.kind}</span>
        <span className="reading-mark">{field.required ? "required" : "optional"}</span>
      </p>
      {field.label !== field.name && <p>{field.label}</p>}
      {why !== undefined && <p className="reading-reason">{why}</p>}
      <Words words={readKeywords(field)} />
      {options.length > 0 && (
        <p className="reading-note">
          {options.length === 1 ? "1 option: " : `${options.length} options: `}
          {options.slice(0, shownOptions).join(", ")}
          {options.length > shownOptions && ", …"}
        </p>
      )}
      {unused.length > 0 && <p className="reading-reason">Without effect: {unused.join(", ")}</p>}
    </li>
  );
}

function Words({ words }: { readonly words: readonly string[] }): ReactNode {
  return (
    words.length > 0 && (
      <p className="reading-keywords">
        {words.map((word) => (
          <code key={word}>{word}</code>
        ))}
      </p>
    )
  );
}
