let known: boolean | undefined;

/**
 * Whether code may be made from text on this page, found out without a Content-Security-Policy report. No API tells, and trying
 * is reported to the page's owner as an attack. Only Chromium stays silent when it is tried in a frame that has left the
 * document; everywhere else the answer is no, which costs a validator that interprets instead of one that compiles.
 */
export function evalIsAllowed(): boolean {
  known ??= isChromium() && tryInDetachedFrame();
  return known;
}

function isChromium(): boolean {
  return "userAgentData" in navigator;
}

function tryInDetachedFrame(): boolean {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  const makeFunction: unknown = frame.contentWindow && Reflect.get(frame.contentWindow, "Function");
  frame.remove();
  try {
    return typeof makeFunction === "function" && typeof Reflect.apply(makeFunction, undefined, [""]) === "function";
  } catch {
    return false;
  }
}
