import { type ReactNode, useEffect, useRef, useState } from "react";
import { shorten } from "../core/text/clean-text.js";
import { useBrowserLayoutEffect } from "./focus.js";
import { useElicitation, useElicitationSession } from "./root.js";

export interface ElicitationBodyProps {
  /** Whether nothing inside can be changed for now. @default false */
  readonly isInert?: boolean | undefined;
  /** Whether something inside takes focus, so that the keyboard can scroll to it. */
  readonly hasControls: boolean;
  readonly children: ReactNode;
}

/** The part that scrolls, between header and actions; inert while the discard question is shown. Renders a `<div>`. */
export function ElicitationBody({ isInert = false, hasControls, children }: ElicitationBodyProps): ReactNode {
  const { idPrefix } = useElicitation();
  const { isAsking } = useElicitationSession();
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  // Not as an attribute, which React 18 does not know. It ends before any effect gives focus to something inside: the discard question's
  // when it goes, and that of an attempt which failed.
  useEffect(() => {
    if (body.current && (isAsking || isInert)) {
      body.current.inert = true;
    }
  }, [isAsking, isInert]);
  useBrowserLayoutEffect(() => {
    const element = body.current;
    return () => {
      if (element) {
        element.inert = false;
      }
    };
  }, [isAsking, isInert]);

  useEffect(() => {
    const element = body.current;
    if (!element || hasControls || typeof ResizeObserver === "undefined") {
      return;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasControls]);

  // A text that scrolls must be reachable by keyboard even if nothing in it is (WCAG 2.1.1).
  const scrollable = overflows ? { role: "region", tabIndex: 0, "aria-labelledby": `${idPrefix}-title` } : {};
  return (
    <div ref={body} className="elicit-body" {...scrollable}>
      {children}
    </div>
  );
}

/** The server's message, in a panel that names the server. Renders a `<div>`, or nothing without a message. */
export function ElicitationMessage(): ReactNode {
  const { request, server, messages, idPrefix } = useElicitation();
  if (request.message === "") {
    return null;
  }
  return (
    <div className="elicit-message">
      <p className="elicit-message-from">
        <IsolatedText text={messages.messageFrom({ server: server.name })} isolate={server.name} />
      </p>
      <p className="elicit-message-text" id={`${idPrefix}-message`}>
        <MessageText text={request.message} title={request.mode === "form" ? request.definition?.title : undefined} />
      </p>
    </div>
  );
}

export interface FoldedTextProps {
  readonly text: string;
  /** How many are shown of a long text before the person asks for the rest. @default 600 */
  readonly characters?: number;
  /** @default 12 */
  readonly lines?: number;
}

/** A server's text as plain text: isolated from its surroundings, folded if it is long, never a link or markup. */
export function FoldedText({ text, characters = 600, lines = 12 }: FoldedTextProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const beginning = shorten(text.split("\n").slice(0, lines).join("\n"), characters);
  if (beginning === text) {
    return <bdi>{text}</bdi>;
  }
  return (
    <>
      <bdi>{isOpen ? `${text} ` : `${beginning.replace(/…$/, "")}… `}</bdi>
      <ShowAllButton isOpen={isOpen} onChange={setIsOpen} />
    </>
  );
}

interface MessageTextProps {
  readonly text: string;
  readonly title: string | undefined;
}

/** The title of a form definition is a paragraph of the message, and the heading of its form. */
function MessageText({ text, title }: MessageTextProps): ReactNode {
  const paragraphs = text.split("\n\n");
  const index = title ? paragraphs.indexOf(title) : -1;
  if (index < 0) {
    return <FoldedText text={text} />;
  }
  const before = paragraphs.slice(0, index).join("\n\n");
  const after = paragraphs.slice(index + 1).join("\n\n");
  return (
    <>
      {before && <FoldedText text={before} />}
      {before && "\n\n"}
      <strong role="heading" aria-level={3}>
        <bdi>{title}</bdi>
      </strong>
      {after && "\n"}
      {after && <FoldedText text={after} />}
    </>
  );
}

export interface ShowAllButtonProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  /** The id of what it unfolds, where that is not what stands before it. */
  readonly controls?: string | undefined;
}

/** Unfolds and folds what is too long to be shown whole. Renders a `<button>`. */
export function ShowAllButton({ isOpen, onChange, controls }: ShowAllButtonProps): ReactNode {
  const { messages } = useElicitation();
  return (
    <button
      type="button"
      className="elicit-text-button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onChange(!isOpen)}
    >
      {isOpen ? messages.showLess() : messages.showAll()}
    </button>
  );
}

export interface IsolatedTextProps {
  /** The kit's words, with a server's text somewhere in them. */
  readonly text: string;
  /** The server's text, or several of them. */
  readonly isolate: string | readonly string[];
}

/**
 * Keeps a server's text from reordering the kit's words around it, as right-to-left letters do: each occurrence as a whole word is in a
 * `<bdi>`. Renders a `<span>`.
 */
export function IsolatedText({ text, isolate }: IsolatedTextProps): ReactNode {
  const pieces = splitAtWhole(text, [isolate].flat());
  return (
    <span dir="auto">
      {pieces.map((piece, index) =>
        // Every other piece is one of the texts.
        index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : <Words key={index} text={piece} />,
      )}
    </span>
  );
}

/**
 * Words beside an element, in one of their own: browsers' translation replaces text nodes, and React cannot change or remove one that it
 * finds beside an element (https://github.com/facebook/react/issues/11538). Not the blanks around them, which are not translated, and which
 * accessible names are joined without (dom-accessibility-api). Renders a `<span>`, or only blanks.
 */
export function Words({ text }: { readonly text: string }): ReactNode {
  const words = text.trim();
  if (words === "") {
    return text;
  }
  const start = text.indexOf(words);
  return (
    <>
      {text.slice(0, start)}
      <span>{words}</span>
      {text.slice(start + words.length)}
    </>
  );
}

/**
 * Splits a text at each whole-word occurrence of one of the parts: a server may be called "e". Every other piece is such a part. By hand,
 * for a regular expression made anew for each label takes longer than to render its field.
 */
function splitAtWhole(text: string, parts: readonly string[]): readonly string[] {
  // The longest first: `a.example` must not take the beginning of `a.example.org`.
  const longestFirst = [...parts].sort((one, other) => other.length - one.length);
  const pieces: string[] = [];
  let rest = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])./gsu)) {
    const whole = longestFirst.find(
      (part) => part && text.startsWith(part, index) && !/^[\p{L}\p{N}]/u.test(text.slice(index + part.length)),
    );
    if (whole && index >= rest) {
      pieces.push(text.slice(rest, index), whole);
      rest = index + whole.length;
    }
  }
  pieces.push(text.slice(rest));
  return pieces;
}
