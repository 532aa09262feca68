import { type ReactNode, useEffect, useState } from "react";
import { checkRequestedSchema, type SchemaFinding } from "react-elicitation/core";
import { isObject } from "./read-requests.js";

/** What clients and people will trip over in a schema; nothing for params without one. */
export function SchemaFindings({ params }: { readonly params: unknown }): ReactNode {
  const json = JSON.stringify(isObject(params) ? params["requestedSchema"] : undefined);
  const [checked, setChecked] = useState<{ readonly of: string; readonly findings: readonly SchemaFinding[] }>();
  useEffect(() => {
    let isCurrent = true;
    if (json !== undefined) {
      void checkRequestedSchema(JSON.parse(json)).then((findings) => isCurrent && setChecked({ of: json, findings }));
    }
    return () => {
      isCurrent = false;
    };
  }, [json]);
  return json === undefined || checked?.of !== json ? null : <FindingList findings={checked.findings} />;
}

interface ShownFinding extends Pick<SchemaFinding, "severity" | "path" | "message"> {
  readonly code: string;
  readonly advice?: string;
  /** In the file. */
  readonly line?: number;
  readonly column?: number;
}

export function FindingList({ findings }: { readonly findings: readonly ShownFinding[] }): ReactNode {
  return findings.length === 0 ? (
    <p className="verdict" data-tone="good">
      Nothing that clients or people trip over.
    </p>
  ) : (
    <ul className="definition-problems" aria-label="Findings">
      {findings.map(({ code, severity, path, line, column, message, advice }) => (
        <li key={`${code} ${path} ${message}`} className="verdict" data-tone={severity === "error" ? "bad" : "mind"}>
          <p className="finding-place">
            <strong>{severity}</strong> {line !== undefined && `${line}:${column}`} <code>{path}</code>
          </p>
          <p>{withCode(message)}</p>
          {advice !== undefined && <p>{withCode(advice)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What stands between backticks is code. */
function withCode(text: string): ReactNode {
  // Two parts may be the same, so that only their places tell them from each other.
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
