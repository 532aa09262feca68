import { Fragment, type ReactNode } from "react";

export interface IsolatedTextProps {
  /** Words of the kit with a server's text somewhere in them. */
  readonly text: string;
  /** The server's text. */
  readonly isolate: string;
}

/**
 * Keeps a server's text and the words around it from reordering each other, as right-to-left letters do: the words run in their own
 * direction whatever the page's, and the server's text is in a `<bdi>` wherever it stands. Renders a `<span>`.
 */
export function IsolatedText({ text, isolate }: IsolatedTextProps): ReactNode {
  const [before = "", ...rest] = isolate === "" ? [text] : text.split(isolate);
  return (
    <span dir="auto">
      {before}
      {rest.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
        <Fragment key={index}>
          <bdi>{isolate}</bdi>
          {after}
        </Fragment>
      ))}
    </span>
  );
}
