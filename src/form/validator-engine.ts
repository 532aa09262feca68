import type { ValidatorEngine } from "../core/validate/create-validator.js";

let known: boolean | undefined;

/** The engine that works on this page without a report to its owner. Not to be called while rendering: it looks into the page. */
export function validatorEngine(): ValidatorEngine {
  known ??= isChromium() && evalIsAllowed();
  return known ? "ajv" : "interpreter";
}

function isChromium(): boolean {
  return "userAgentData" in navigator;
}

/**
 * Whether code may be made from text here, found out without a Content-Security-Policy report. No API tells, and trying is reported
 * to the page's owner as an attack. Only Chromium stays silent when it is tried in a frame that has left the document; everywhere
 * else the answer is taken for no, which costs a validator that interprets instead of one that compiles.
 */
function evalIsAllowed(): boolean {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  document.body.append(frame);
  try {
    // In a sandboxed page another frame is another origin, and this throws.
    const makeFunction: unknown = frame.contentWindow && Reflect.get(frame.contentWindow, "Function");
    frame.remove();
    return typeof makeFunction === "function" && typeof Reflect.apply(makeFunction, undefined, [""]) === "function";
  } catch {
    frame.remove();
    return false;
  }
}
