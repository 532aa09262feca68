import { Fragment, type ReactNode } from "react";

export interface IsolatedTextProps {
  /** Words of the kit with a server's text somewhere in them. */
  readonly text: string;
  /** The server's text. */
  readonly isolate: string;
}

/** Keeps a server's text from reordering the words around it (right-to-left letters do): wraps it in `<bdi>` wherever it stands. */
export function IsolatedText({ text, isolate }: IsolatedTextProps): ReactNode {
  const [before = "", ...rest] = isolate === "" ? [text] : text.split(isolate);
  return (
    <>
      {before}
      {rest.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
        <Fragment key={index}>
          <bdi>{isolate}</bdi>
          {after}
        </Fragment>
      ))}
    </>
  );
}
