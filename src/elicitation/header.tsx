import { type ElementType, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { cleanLine } from "../core/text/clean-text.js";
import { serverIcon } from "../core/trust/icons.js";
import { selfDescription } from "../core/trust/impersonation.js";
import { assertNever, type FieldSpec } from "../core/types.js";
import { parseUrl } from "../core/url/inspect-url.js";
import { formatNumber } from "../messages/format.js";
import type { DialogMessages } from "../messages/messages.js";
import { ActionButton } from "./action-button.js";
import { IsolatedText } from "./body.js";
import type { PendingOptions } from "./config.js";
import { Glyph } from "./glyph.js";
import { Labels } from "./host-name.js";
import { type Elicitation, useElicitation, useElicitationSession } from "./context.js";

export interface ElicitationHeaderProps {
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
  /** The position of the request among those that wait, for "1 of 3". */
  readonly position?: PendingOptions["position"];
  /** Buttons beside the ×. */
  readonly tools?: ReactNode;
  /** The ids of what else describes the title, and is read when the title gets focus. */
  readonly describedBy?: string | undefined;
}

/**
 * Says who asks: the host's name for the server and the connection's origin, and after that what the server says about itself. Renders a
 * `<div>`, because a `<header>` in a dialog is a landmark, or nothing once the request has expired, because `SettledSummary` then has its own title.
 */
export function ElicitationHeader({
  title: Title = "h2",
  position,
  tools,
  describedBy,
}: ElicitationHeaderProps): ReactNode {
  const elicitation = useElicitation();
  const { server, messages, locale, session, idPrefix, slot } = elicitation;
  const { phase, result } = useElicitationSession();
  const positionId = `${idPrefix}-position`;
  const self = selfDescription(server.serverInfo);
  const origin = originHost(server.origin);
  const positionText =
    position && position.total > 1
      ? messages.position({
          index: formatNumber(position.index, locale),
          total: formatNumber(position.total, locale),
        })
      : "";
  if (phase === "expired") {
    return null;
  }
  return (
    <div className={slot("header")}>
      <Avatar />
      <div className="elicit-identity">
        <Title
          className={slot("title")}
          id={`${idPrefix}-title`}
          aria-describedby={[position && positionId, describedBy].filter(Boolean).join(" ") || undefined}
          tabIndex={-1}
        >
          <IsolatedText text={titleOf(elicitation)} isolate={server.name} />
        </Title>
        <div className="elicit-origin">
          {origin !== "" && (
            <p className="elicit-origin-host" translate="no">
              <bdi>
                <Labels name={origin} />
              </bdi>
            </p>
          )}
          {self && (
            <p className="elicit-self">
              <IsolatedText text={messages.callsItself(self)} isolate={[self.name, self.version]} />
            </p>
          )}
          {position && (
            // There from the start, because a live region that is inserted together with its text is not announced.
            <p className="elicit-position" id={positionId} role="status">
              {positionText !== "" && <span key={positionText} {...messages.say(positionText)} />}
            </p>
          )}
        </div>
      </div>
      {tools}
      <ActionButton
        action="close"
        look="icon"
        glyph="close"
        id={`${idPrefix}-cancel`}
        onClick={session.dismiss}
        text={result ? messages.close() : messages.cancel()}
      />
    </div>
  );
}

/** Says at the top of a card which call waits for the answer. Renders a `<p>`, or nothing if the tool is not known. */
export function WaitingCall(): ReactNode {
  const { tool, messages } = useElicitation();
  return (
    tool && (
      <p className="elicit-call">
        <Glyph name="tool" />
        <IsolatedText text={messages.callWaits({ tool })} isolate={tool} />
      </p>
    )
  );
}

/** @param formTitle says the title of a form. Not of one that is only confirmed, and not of other requests. */
export function titleOf(
  { request, server: { name: server }, messages, lone }: Elicitation,
  formTitle: DialogMessages["formTitle"] = lone ? messages.questionTitle : messages.formTitle,
): string {
  switch (request.mode) {
    case "form":
      if (asksToConfirm(request.fields)) {
        return messages.confirmTitle({ server });
      }
      return formTitle({ server });
    case "url":
      return messages.urlTitle({ server });
    case "unreadable":
      return messages.unreadableTitle({ server });
    case "approval":
      return request.title(messages, server);
    default:
      return assertNever(request);
  }
}

/** Whether all that can be answered is yes. */
function asksToConfirm([field, other]: readonly FieldSpec[]): boolean {
  return !other && (!field || (field.kind === "boolean" && field.role === "agreement"));
}

/** The host of a web origin. Any other text, such as a command, is returned cleaned. */
function originHost(origin: string | undefined): string {
  const text = cleanLine(origin ?? "");
  return parseUrl(text)?.host || text;
}

/** In CSS pixels. */
const iconSide = 40;

/**
 * The host's icon for the server, else the icon that the server embeds, else the first letter of the host's name for it. A server's icon
 * does not prove its identity, so the host's name stands beside it. The size is always the same, so that the layout does not shift. Renders
 * a `<span>`.
 */
export function Avatar(): ReactNode {
  const { server, policy } = useElicitation();
  const box = useRef<HTMLSpanElement>(null);
  const theme = useTheme(box);
  const own = useMemo(
    () =>
      theme && policy.icons !== "none"
        ? serverIcon(server.serverInfo, { theme, size: iconSide * devicePixelRatio })
        : undefined,
    [server.serverInfo, policy.icons, theme],
  );
  const src = server.icon ?? own;
  // The letter is shown until the image has loaded, and if it does not load.
  const [painted, setPainted] = useState<string>();
  const isPainted = src !== undefined && src === painted;
  const [letter = ""] = server.name;
  return (
    <span ref={box} className="elicit-avatar" translate="no" aria-hidden="true">
      <span hidden={isPainted}>{letter.toUpperCase()}</span>
      {src !== undefined && (
        <img
          className="elicit-icon"
          src={src}
          alt=""
          width={iconSide}
          height={iconSide}
          decoding="async"
          draggable={false}
          hidden={!isPainted}
          onLoad={() => setPainted(src)}
        />
      )}
    </span>
  );
}

/** The theme of an element, by its `color-scheme` and the person's preference. Undefined in the first render. */
function useTheme(element: RefObject<Element | null>): "light" | "dark" | undefined {
  const [theme, setTheme] = useState<"light" | "dark">();
  useEffect(() => {
    const query = typeof matchMedia === "undefined" ? undefined : matchMedia("(prefers-color-scheme: dark)");
    const look = (): void => {
      const schemes = element.current ? getComputedStyle(element.current).colorScheme.split(" ") : [];
      const isDark = schemes.includes("dark") && (query?.matches || !schemes.includes("light"));
      setTheme(isDark ? "dark" : "light");
    };
    look();
    query?.addEventListener("change", look);
    return () => query?.removeEventListener("change", look);
  }, [element]);
  return theme;
}
