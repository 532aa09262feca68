import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { shorten } from "../core/text/clean-text.js";
import { partsByPitch } from "../core/text/fixed-pitch.js";
import { formatNumber } from "../messages/format.js";
import { ActionButton } from "./action-button.js";
import { bringIntoView, inert, scrollOn, useBrowserLayoutEffect } from "./focus.js";
import { useElicitation, useElicitationSession } from "./context.js";

/** What stays in view above a line that is scrolled to, in CSS pixels. */
const shownAbove = 48;

export interface ElicitationBodyProps {
  /** Whether the content is inert, for example while answers are sent. @default false */
  readonly isInert?: boolean | undefined;
  /** Whether the content has focusable controls, so that the keyboard can scroll it. */
  readonly hasControls: boolean;
  /** What of a form is shown, if not all of it. @default all */
  readonly step?: "first" | "later" | "review" | undefined;
  readonly children: ReactNode;
}

/**
 * The scrolling part between header and actions. Inert while the discard question is shown. Renders a `<div>`.
 *
 * - `data-step` while one question at a time is asked: `first`, `later` or `review`. After the first one, the message is not shown.
 */
export function ElicitationBody({ isInert = false, hasControls, step, children }: ElicitationBodyProps): ReactNode {
  const { idPrefix, slot } = useElicitation();
  const { isAsking, folds } = useElicitationSession();
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = body.current;
    if (!element || hasControls || typeof ResizeObserver === "undefined") {
      return;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasControls]);

  const lastFolds = useRef(folds);
  useBrowserLayoutEffect(() => {
    const element = body.current;
    // Only by the press that unfolds, and not if React shows the body again.
    const isPressed = folds === "unfolded" && lastFolds.current !== folds;
    lastFolds.current = folds;
    if (!element || !isPressed) {
      return;
    }
    const { top } = element.getBoundingClientRect();
    const text = element.querySelector<HTMLElement>("[data-fold]");
    // To the first line that was hidden, below the last one that was shown.
    const toHidden = text ? text.getBoundingClientRect().top - top + Number(text.dataset.fold) - shownAbove : Infinity;
    if (hasControls) {
      element.scrollTop += toHidden;
      return;
    }
    // Without controls, all that is shown is read before the answer, so nothing is jumped over. What was out of view is enough to read.
    bringIntoView(element);
    scrollOn(element, element.getBoundingClientRect().top === top ? toHidden : Math.min(0, toHidden));
  }, [folds, hasControls]);

  // A scrolling text must be reachable by keyboard even if it contains no controls (WCAG 2.1.1). With controls it must not be a tab stop,
  // which Firefox makes of everything that scrolls.
  const scrollable = overflows ? { role: "group", tabIndex: 0, "aria-labelledby": `${idPrefix}-title` } : {};
  return (
    <div
      ref={body}
      className={slot("body")}
      data-step={step}
      tabIndex={hasControls ? -1 : undefined}
      {...scrollable}
      {...(isAsking || isInert ? inert : {})}
    >
      {children}
    </div>
  );
}

/** The server's message, in a panel that names the server. Renders a `<div>`, or nothing without a message. */
export function ElicitationMessage(): ReactNode {
  const { request, server, messages, components, idPrefix, slot } = useElicitation();
  const { message: text } = request;
  const HostMessage = components.message;
  if (text === "") {
    return null;
  }
  const id = `${idPrefix}-message`;
  const plain = (
    <p className="elicit-message-text" id={id}>
      <MessageText text={text} title={request.mode === "form" ? request.definition?.title : undefined} />
    </p>
  );
  return (
    <div className={slot("message")}>
      <p className="elicit-message-from">
        <IsolatedText text={messages.messageFrom({ server: server.name })} isolate={server.name} />
      </p>
      {HostMessage ? (
        // Chats load their renderer of Markdown late. Without this boundary, the next one around the dialog would hide the whole request.
        <Suspense fallback={plain}>
          <div className="elicit-message-text" id={id} dir="auto">
            <HostMessage text={text} />
          </div>
        </Suspense>
      ) : (
        plain
      )}
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

/** A text that is not approved, such as an error or an answer, as plain text. It is in a `<bdi>`, and folded if it is long. */
export function FoldedText({ text, characters = 600, lines = 12 }: FoldedTextProps): ReactNode {
  const { messages } = useElicitation();
  const [isOpen, setIsOpen] = useState(false);
  const beginning = shorten(text.split("\n").slice(0, lines).join("\n"), characters);
  if (beginning === text) {
    return <bdi {...messages.say(text)} />;
  }
  return (
    <>
      <bdi>{isOpen ? `${text} ` : `${beginning.replace(/…$/, "")}… `}</bdi>
      <ShowAllButton isOpen={isOpen} onChange={setIsOpen} />
    </>
  );
}

/** With at most so many lines or characters, a text always has room. Where it has none, so many lines are shown. */
const shortText = { lines: 12, characters: 600 };

export interface RequestTextProps {
  readonly text: string;
  /** What is shown of it. @default it, in a fixed-pitch face where it is code, a diff or a table */
  readonly children?: ReactNode;
}

/**
 * A text of the server that belongs to what is approved, as plain text without links or markup. It is in a `<bdi>`, with its white space.
 * Folded only where the dialog has no room for it.
 */
export function RequestText({ text, children = pitchedText(text) }: RequestTextProps): ReactNode {
  const { lines, characters } = shortText;
  const isShort = text.length <= characters && text.split("\n", lines + 1).length <= lines;
  return isShort ? <bdi>{children}</bdi> : <LongText text={text}>{children}</LongText>;
}

function pitchedText(text: string): ReactNode {
  const parts = partsByPitch(text);
  return parts.map((part, index) => {
    if (part.isFixedPitch) {
      return (
        <code key={index} className="elicit-code" dir="auto">
          {part.text}
        </code>
      );
    }
    return parts.length === 1 ? part.text : <span key={index}>{part.text}</span>;
  });
}

/** What of a long text has no room. */
interface Fold {
  /** Of the lines that are shown, in CSS pixels. */
  readonly height: number;
  /** How many lines are hidden. */
  readonly hidden: number;
}

/**
 * Hidden lines are clipped and not taken out of the page, so assistive technology reads the whole text, and only layout decides how much of
 * it is shown. A press that would accept unfolds the text instead (`Session.unfold`).
 */
function LongText({ text, children }: RequestTextProps): ReactNode {
  const { request, session, messages, locale } = useElicitation();
  const { folds } = useElicitationSession();
  const box = useRef<HTMLElement>(null);
  const [fold, setFold] = useState<Fold>();
  /** Undefined until the person has used the button. */
  const [chosen, setChosen] = useState<boolean>();
  // What is to be run must have been in view, whatever was folded in between: a press unfolds it for good.
  const isApproval = request.mode === "approval";
  const isKept = isApproval && folds === "unfolded";
  const isOpen = isKept || (chosen ?? folds === "unfolded");
  const isUnseen = fold !== undefined && !isOpen && (isApproval || chosen === undefined);
  useBrowserLayoutEffect(() => {
    const body = box.current?.closest<HTMLElement>(".elicit-body");
    if (!body || typeof ResizeObserver === "undefined") {
      return undefined;
    }
    const look = (): void => {
      const next = box.current ? foldIn(box.current, body) : undefined;
      setFold((last) => (last?.height === next?.height && last?.hidden === next?.hidden ? last : next));
    };
    look();
    // In the next frame, because what is folded changes the size of the body.
    let frame = 0;
    const lookAgain = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new ResizeObserver(lookAgain);
    observer.observe(body);
    // A body that is not full does not grow with the window.
    window.addEventListener("resize", lookAgain);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("resize", lookAgain);
    };
  }, [text]);
  useBrowserLayoutEffect(() => (isUnseen ? session.fold() : undefined), [isUnseen, session]);
  const height = isOpen ? undefined : fold?.height;
  useBrowserLayoutEffect(() => {
    // Not an attribute, which a page's policy may forbid.
    if (box.current) {
      box.current.style.maxBlockSize = height === undefined ? "" : `${height}px`;
    }
  }, [height]);
  return (
    <>
      <bdi ref={box} className="elicit-long" data-fold={fold?.height} data-open={isOpen ? "" : undefined}>
        {children}
      </bdi>
      {fold && !isKept && (
        <ShowAllButton
          isOpen={isOpen}
          onChange={setChosen}
          more={messages.moreLines({ lines: formatNumber(fold.hidden, locale), count: fold.hidden })}
        />
      )}
    </>
  );
}

/** Measures with all long texts of the body unfolded, so that they do not take turns. Undefined if there is room. */
function foldIn(text: HTMLElement, body: HTMLElement): Fold | undefined {
  body.toggleAttribute("data-unfolded", true);
  const line = Number.parseFloat(getComputedStyle(text).lineHeight) || 20;
  const height = text.scrollHeight;
  const missing = body.scrollHeight - body.clientHeight;
  body.toggleAttribute("data-unfolded", false);
  const lines = Math.round(height / line);
  // The button takes a line.
  const shown = Math.max(shortText.lines, Math.floor((height - missing) / line) - 1);
  return missing > 0 && lines > shown + 1 ? { height: shown * line, hidden: lines - shown } : undefined;
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
    return <RequestText text={text} />;
  }
  const before = paragraphs.slice(0, index).join("\n\n");
  const after = paragraphs.slice(index + 1).join("\n\n");
  return (
    <>
      {before && <RequestText text={before} />}
      {before && "\n\n"}
      <strong role="heading" aria-level={3}>
        <bdi>{title}</bdi>
      </strong>
      {after && "\n"}
      {after && <RequestText text={after} />}
    </>
  );
}

export interface ShowAllButtonProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  /** The id of the element that it unfolds, unless that directly precedes the button. */
  readonly controls?: string | undefined;
  /** Its words while something is folded. @default "Show all" */
  readonly more?: string | undefined;
}

/** Unfolds and folds a long text or list. Renders a `<button>`. */
export function ShowAllButton({ isOpen, onChange, controls, more }: ShowAllButtonProps): ReactNode {
  const { messages } = useElicitation();
  return (
    <ActionButton
      to="show"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onChange(!isOpen)}
      text={isOpen ? messages.showLess() : (more ?? messages.showAll())}
    />
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
  const { messages } = useElicitation();
  const pieces = splitAtWhole(text, isolate);
  return (
    <span dir="auto" {...messages.say(text)}>
      {pieces.map((piece, index) =>
        // Every second piece is one of the isolated texts.
        index % 2 === 1 ? <bdi key={index} {...messages.say(piece)} /> : <Words key={index} text={piece} />,
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

/** Whether a text contains another one as whole words, in any case. */
export function isIn(text: string, part: string): boolean {
  return splitAtWhole(text.toLowerCase(), part.toLowerCase()).length > 1;
}

const outsideWord = /(?<!(?![\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{N}])./gsu;
const insideWord = /^(?![\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{N}]/u;

/**
 * Splits a text at each occurrence of one of the parts. Only whole words count, because a server may be called "e"; scripts without spaces
 * between words, such as Japanese, begin one anywhere, and so does Korean, whose particles cling to names. Every second piece is such a part.
 * Compiling a regular expression for each label would take longer than rendering its field.
 */
function splitAtWhole(text: string, parts: string | readonly string[]): readonly string[] {
  // The longest first, so that `a.example` does not match the beginning of `a.example.org`.
  const longestFirst = [parts].flat().sort((one, other) => other.length - one.length);
  const pieces: string[] = [];
  let rest = 0;
  for (const { index } of text.matchAll(outsideWord)) {
    const whole = longestFirst.find(
      (part) => part && text.startsWith(part, index) && !insideWord.test(text.slice(index + part.length)),
    );
    if (whole && index >= rest) {
      pieces.push(text.slice(rest, index), whole);
      rest = index + whole.length;
    }
  }
  pieces.push(text.slice(rest));
  return pieces;
}
