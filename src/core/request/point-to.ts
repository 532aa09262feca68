import { isRecord, read } from "../json.js";

/** Longer pointers lead nowhere a person's form needs, and take long to follow. */
const longest = 1000;

/**
 * The steps of a local JSON pointer: none for `#`, two for `#/$defs/Color`. Undefined for anything else; network addresses
 * above all are never followed.
 */
export function tokensOf(reference: string): readonly string[] | undefined {
  return reference.length <= longest && (reference === "#" || reference.startsWith("#/"))
    ? reference.split("/").slice(1)
    : undefined;
}

/** What stands at the end of these steps from the root. Undefined where they lead nowhere. */
export function pointTo(root: unknown, tokens: readonly string[]): unknown {
  let target = root;
  for (const token of tokens) {
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
