import { isRecord, readList, readNumber, readText } from "../../core/json.js";
import { ElicitationError } from "./error.js";

/** What a chain has come to, between two rounds of a call. */
export interface ChainState {
  readonly rounds: number;
  /** In order, also the wrong ones. Each with the digest of the params it answers. */
  readonly answers: readonly { readonly asked: string; readonly answer: unknown }[];
  /** The digest of the params that are to be answered. */
  readonly asked: string;
  /** When it expires, in milliseconds since the epoch. */
  readonly until: number;
}

export interface Seal {
  readonly secret: string | Uint8Array;
  /** What the state is good for, as JSON: it is signed, not sent. */
  readonly bound: unknown;
}

const leastBytes = 32;

/** `payload.signature`, each in base64url: HMAC-SHA256 over the payload and what it is bound to. */
export async function sealState(state: ChainState, seal: Seal): Promise<string> {
  const payload = toBase64Url(encode(JSON.stringify(state)));
  const signature = await crypto.subtle.sign("HMAC", await keyOf(seal), signed(payload, seal));
  return `${payload}.${toBase64Url(new Uint8Array(signature))}`;
}

/** @throws {ElicitationError} `invalid-state` */
export async function openState(text: string, seal: Seal): Promise<ChainState> {
  const [payload = "", signature = ""] = text.split(".");
  const key = await keyOf(seal);
  const bytes = fromBase64Url(signature);
  // The only spelling of these bytes, or one state would have several.
  const isOurs =
    bytes !== undefined &&
    text === `${payload}.${toBase64Url(bytes)}` &&
    (await crypto.subtle.verify("HMAC", key, bytes, signed(payload, seal)));
  const state = isOurs ? readState(fromBase64Url(payload)) : undefined;
  if (!state) {
    throw new ElicitationError("invalid-state", "The requestState was not signed for this call.");
  }
  if (state.until < Date.now()) {
    throw new ElicitationError("invalid-state", "The requestState has expired. Call again without it to start anew.");
  }
  return state;
}

function readState(bytes: Uint8Array | undefined): ChainState | undefined {
  const state: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
  if (!isRecord(state)) {
    return undefined;
  }
  const rounds = readNumber(state, "rounds");
  const until = readNumber(state, "until");
  const asked = readText(state, "asked");
  const answers = readList(state, "answers")?.flatMap((entry) => {
    const own = isRecord(entry) ? readText(entry, "asked") : undefined;
    return isRecord(entry) && own !== undefined ? [{ asked: own, answer: entry.answer }] : [];
  });
  return rounds === undefined || until === undefined || asked === undefined || !answers
    ? undefined
    : { rounds, until, asked, answers };
}

/** Of a JSON value, whatever the order of its keys. */
export async function digest(value: unknown): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", encode(canonical(value)))));
}

async function keyOf({ secret }: Seal): Promise<CryptoKey> {
  const bytes = typeof secret === "string" ? encode(secret) : new Uint8Array(secret);
  if (bytes.length < leastBytes) {
    throw new RangeError(`The secret of stepForm needs at least ${leastBytes} bytes, and has ${bytes.length}.`);
  }
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function signed(payload: string, { bound }: Seal): Uint8Array<ArrayBuffer> {
  return encode(canonical(["react-elicitation state 1", payload, bound]));
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}
