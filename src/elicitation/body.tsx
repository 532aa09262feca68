import { type ReactNode, useEffect, useRef, useState } from "react";
import { shorten } from "../core/text/clean-text.js";
import { useBrowserLayoutEffect } from "./focus.js";
import { useElicitation, useElicitationSession } from "./root.js";

export interface ElicitationBodyProps {
  /** Whether the content is inert, for example while answers are sent. @default false */
  readonly isInert?: boolean | undefined;
  /** Whether the content has focusable controls, so that the keyboard can scroll it. */
  readonly hasControls: boolean;
  readonly children: ReactNode;
}

/** The scrolling part between header and actions. Inert while the discard question is shown. Renders a `<div>`. */
export function ElicitationBody({ isInert = false, hasControls, children }: ElicitationBodyProps): ReactNode {
  const { idPrefix } = useElicitation();
  const { isAsking } = useElicitationSession();
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  // Set as a property, because React 18 does not know the attribute. A layout effect unsets it before other effects move focus inside:
  // after the discard question, or after a failed attempt.
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

  // A scrolling text must be reachable by keyboard even if it contains no controls (WCAG 2.1.1).
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
  /** The most characters that are shown of a folded text. @default 600 */
  readonly characters?: number;
  /** The most lines that are shown of a folded text. @default 12 */
  readonly lines?: number;
}

/** A server's text as plain text without links or markup. It is in a `<bdi>`, and folded if it is long. */
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

/** The message. If one of its paragraphs is the title of the form definition, that one is rendered as a heading. */
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
  /** The id of the element that it unfolds, unless that directly precedes the button. */
  readonly controls?: string | undefined;
}

/** Unfolds and folds a long text or list. Renders a `<button>`. */
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
  /** A message of the kit that contains a server's text. */
  readonly text: string;
  /** The server's text, or a list of such texts. */
  readonly isolate: string | readonly string[];
}

/**
 * Puts each whole-word occurrence of a server's text in a `<bdi>`, so that right-to-left letters do not reorder the message. Renders a
 * `<span>`.
 */
export function IsolatedText({ text, isolate }: IsolatedTextProps): ReactNode {
  const pieces = splitAtWhole(text, [isolate].flat());
  return (
    <span dir="auto">
      {pieces.map((piece, index) =>
        // Every second piece is one of the isolated texts.
        index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : <Words key={index} text={piece} />,
      )}
    </span>
  );
}

/**
 * Wraps text that has sibling elements in an element. Browser translation replaces text nodes, and React fails to update or remove a
 * replaced one that has siblings (https://github.com/facebook/react/issues/11538). White space at the ends stays outside, because
 * dom-accessibility-api would drop it from accessible names. Renders a `<span>`, or only the white space.
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
 * Splits a text at each occurrence of one of the parts. Only whole words count, because a server may be called "e". Every second piece is
 * such a part. Compiling a regular expression for each label would take longer than rendering its field.
 */
function splitAtWhole(text: string, parts: readonly string[]): readonly string[] {
  // The longest first, so that `a.example` does not match the beginning of `a.example.org`.
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
