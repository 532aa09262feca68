import { type ElementType, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { cleanLine } from "../core/text/clean-text.js";
import { serverIcon } from "../core/trust/icons.js";
import { selfDescription } from "../core/trust/impersonation.js";
import { assertNever, type ElicitationRequest } from "../core/types.js";
import { parseUrl } from "../core/url/inspect-url.js";
import { formatNumber } from "../messages/format.js";
import type { Messages } from "../messages/messages.js";
import { IsolatedText } from "./body.js";
import type { PendingOptions } from "./config.js";
import { Glyph } from "./glyph.js";
import { useElicitation, useElicitationSession } from "./root.js";

export interface ElicitationHeaderProps {
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
  /** The position of the request among those that wait, for "1 of 3". */
  readonly position?: PendingOptions["position"];
}

/**
 * Says who asks: the host's name for the server and the connection's origin, and after that what the server says about itself. Renders a
 * `<header>`, or nothing once the request has expired, because `SettledSummary` then has its own title.
 */
export function ElicitationHeader({ title: Title = "h2", position }: ElicitationHeaderProps): ReactNode {
  const { request, server, messages, locale, session, idPrefix } = useElicitation();
  const { phase } = useElicitationSession();
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
    <header className="elicit-header">
      <Avatar />
      <div className="elicit-identity">
        <Title
          className="elicit-title"
          id={`${idPrefix}-title`}
          aria-describedby={position ? positionId : undefined}
          tabIndex={-1}
        >
          <IsolatedText text={titleOf(request, server.name, messages)} isolate={server.name} />
        </Title>
        <div className="elicit-origin">
          {origin !== "" && (
            <p className="elicit-origin-host" translate="no">
              <bdi>{origin}</bdi>
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
              {positionText !== "" && <span key={positionText}>{positionText}</span>}
            </p>
          )}
        </div>
      </div>
      <button
        type="button"
        className="elicit-close"
        data-action="close"
        aria-label={messages.close()}
        onClick={session.dismiss}
      >
        <Glyph name="close" />
      </button>
    </header>
  );
}

function titleOf(request: ElicitationRequest, server: string, messages: Messages): string {
  switch (request.mode) {
    case "form":
      return request.fields.length === 0 ? messages.confirmTitle({ server }) : messages.formTitle({ server });
    case "url":
      return messages.urlTitle({ server });
    case "unreadable":
      return messages.unreadableTitle({ server });
    default:
      return assertNever(request);
  }
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
function Avatar(): ReactNode {
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
