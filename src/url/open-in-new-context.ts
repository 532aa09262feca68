/**
 * Opens a page in a browsing context of its own: no opener, no referrer. Must be called while a press is handled, or the browser
 * takes it for a pop-up.
 *
 * `window.open` with `noopener` returns null whether it worked or not. So an empty page is opened first, which tells, cut off, and
 * sent on by a link of its own, for only a link can leave the referrer out.
 *
 * @returns whether a page was opened
 */
export function openInNewContext(href: string): boolean {
  return window.origin === "null" ? openFromSandbox(href) : openFromPage(href);
}

function openFromPage(href: string): boolean {
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
 * In a sandboxed frame without an origin the empty page is another origin, and cannot be cut off. But a page that opens uses up the
 * press that allows it, and one that is blocked does not.
 */
function openFromSandbox(href: string): boolean {
  window.open(href, "_blank", "noopener,noreferrer");
  return !mayStillOpen();
}

/** Where no API tells, a page counts as blocked: what is not known to be open is no consent. */
function mayStillOpen(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.isActive;
}
