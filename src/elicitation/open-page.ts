import { useRef, useState } from "react";
import { useElicitation } from "./context.js";

export interface OpenPage {
  /** Opens the page, if there is an address. Must be called in the handler of a press. */
  readonly open: () => void;
  /** Whether the last attempt failed to open the page. */
  readonly isBlocked: boolean;
}

/** Opens a page with the host's `url.open`, or in a new browsing context. Ignores further calls until that has succeeded or failed. */
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
    // Called synchronously, because otherwise the browser blocks it as a pop-up. If the host's function throws, the page did not open.
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
 * Opens a page in a new browsing context without opener and referrer. Must be called in the handler of a press.
 *
 * `window.open` with `noopener` returns null even if it worked. So an empty page is opened first, and its `opener` is removed. A link in it
 * then navigates to the page, because only a link can omit the referrer.
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
 * Opens a page from a sandboxed frame with an opaque origin. There the empty page would be cross-origin, so its opener could not be
 * removed. Whether the page opened is known from user activation, which only an opened page consumes. If the browser has no such API, the
 * page counts as blocked, because consent must not be reported for a page that may not be open.
 */
function openFromSandbox(href: string): boolean {
  window.open(href, "_blank", "noopener,noreferrer");
  return "userActivation" in navigator && !navigator.userActivation.isActive;
}
