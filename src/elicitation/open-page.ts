import { useRef, useState } from "react";
import { useElicitation } from "./root.js";

export interface OpenPage {
  /** Opens the page, within the press that calls it; nothing where there is no address. */
  readonly open: () => void;
  /** Whether the last attempt opened nothing. */
  readonly isBlocked: boolean;
}

/** Opens a page with the host's `url.open` or the kit's own way, one at a time, and says when it is open. */
export function useOpenPage(href: string | undefined, onOpened?: () => void): OpenPage {
  const { props } = useElicitation();
  const [isBlocked, setIsBlocked] = useState(false);
  const isOpening = useRef(false);
  const open = (): void => {
    if (href === undefined || isOpening.current) {
      return;
    }
    isOpening.current = true;
    const { open: openUrl = openInNewContext } = props.current.url ?? {};
    const onBlocked = (): void => {
      isOpening.current = false;
      setIsBlocked(true);
    };
    // Called within the press, or the browser takes it for a pop-up. What a host's function throws is a page that did not open.
    new Promise<boolean>((resolve) => resolve(openUrl(href))).then((isOpen) => {
      if (!isOpen) {
        onBlocked();
        return;
      }
      isOpening.current = false;
      setIsBlocked(false);
      onOpened?.();
    }, onBlocked);
  };
  return { open, isBlocked };
}

/**
 * Opens a page in a browsing context of its own: no opener, no referrer. Must be called while a press is handled.
 *
 * `window.open` with `noopener` returns null whether it worked or not. So an empty page is opened first, whose window tells; it is cut off
 * from its opener and sent on by a link of its own, for only a link can leave the referrer out.
 *
 * @returns whether a page was opened
 */
function openInNewContext(href: string): boolean {
  if (window.origin === "null") {
    return openFromSandbox(href);
  }
  const opened = window.open("", "_blank");
  if (!opened) {
    return false;
  }
  opened.opener = null;
  const link = opened.document.createElement("a");
  link.href = href;
  link.rel = "noreferrer";
  link.click();
  return true;
}

/**
 * In a sandboxed frame without an origin the empty page is another origin, and cannot be cut off. But a page that opens consumes the
 * user activation that allows it, and one that is blocked does not. Where no API tells, a page counts as blocked: what is not known to be
 * open is no consent.
 */
function openFromSandbox(href: string): boolean {
  window.open(href, "_blank", "noopener,noreferrer");
  return "userActivation" in navigator && !navigator.userActivation.isActive;
}
