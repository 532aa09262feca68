import { Fragment, type ReactNode } from "react";

/** A host's name that breaks after its dots, if it must: a break inside a word could hide what the word is. */
export function HostName({ host }: { readonly host: string }): ReactNode {
  const [first = "", ...rest] = host.split(".");
  return (
    <>
      {first}
      {rest.map((label, index) => (
        <Fragment key={index}>
          {"."}
          <wbr />
          {label}
        </Fragment>
      ))}
    </>
  );
}
