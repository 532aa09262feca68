import { isRecord, read } from "../json.js";

/** Longer pointers lead nowhere a person's form needs, and take long to follow. */
const longest = 1000;

/**
 * What a local JSON pointer (`#`, `#/$defs/Color`) points to in the root. Undefined for anything else; network addresses
 * above all are never followed.
 */
export function pointTo(root: unknown, reference: string): unknown {
  if (reference.length > longest || (reference !== "#" && !reference.startsWith("#/"))) {
    return undefined;
  }
  let target = root;
  for (const token of reference.split("/").slice(1)) {
    target = step(target, decode(token));
  }
  return target;
}

function step(target: unknown, key: string | undefined): unknown {
  if (key === undefined) {
    return undefined;
  }
  if (Array.isArray(target)) {
    return /^\d+$/.test(key) ? target[Number(key)] : undefined;
  }
  return isRecord(target) ? read(target, key) : undefined;
}

function decode(token: string): string | undefined {
  try {
    return decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return undefined;
  }
}
