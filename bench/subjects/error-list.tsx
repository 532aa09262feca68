import { type ReactNode, useEffect, useRef } from "react";

/** An error in one answer. */
export interface Fault {
  readonly name: string;
  readonly message: string;
}

/** A list of errors that takes focus whenever the errors change. */
export function ErrorList({ faults }: { readonly faults: readonly Fault[] }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) list.current?.focus();
  }, [faults]);
  return faults.length === 0 ? null : (
    <div ref={list} role="group" aria-label="Check these answers" tabIndex={-1} data-error-summary="">
      <ul>
        {faults.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
