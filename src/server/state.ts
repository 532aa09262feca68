import { isElicitValue, isPlain, isRecord } from "../core/json.js";
import { ElicitationError } from "./error.js";
import type { Correction } from "./response.js";

/** The state of a chain between two rounds of a call. */
export interface ChainState {
  readonly rounds: number;
  readonly answers: readonly GivenAnswer[];
  /** The digest of the params that wait for an answer. */
  readonly question: string;
  /** When it expires, in milliseconds since the epoch. */
  readonly until: number;
}

export interface GivenAnswer {
  readonly question: string;
  readonly answer?: unknown;
  /** Replaces a refused answer. It is stored so that the answer stays refused, even if the check would now accept it. */
  readonly correction?: Correction;
}

export interface Seal {
  readonly secret: string | Uint8Array;
  /** Associated data, as `canonical` writes it. It is signed with the state, but not part of it. */
  readonly bound: string;
}

const leastBytes = 32;

/** Returns the HMAC-SHA256 in hexadecimal digits, followed by the state's JSON. The HMAC covers the JSON and the associated data. */
export async function sealState(state: ChainState, seal: Seal): Promise<string> {
  const json = JSON.stringify(state);
  return toHex(await crypto.subtle.sign("HMAC", await keyOf(seal), signed(json, seal))) + json;
}

/** @throws {ElicitationError} `invalid-state` */
export async function openState(text: string, seal: Seal): Promise<ChainState> {
  const [, digits = "", json = ""] = /^([0-9a-f]{64})(.*)$/s.exec(text) ?? [];
  const signature = Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const isOurs = await crypto.subtle.verify("HMAC", await keyOf(seal), signature, signed(json, seal));
  const state: unknown = isOurs ? JSON.parse(json) : undefined;
  if (!isChainState(state)) {
    throw new ElicitationError(
      "invalid-state",
      "The requestState was not signed with this secret for this subject and input. Call the tool again without it.",
    );
  }
  if (state.until < Date.now()) {
    throw new ElicitationError("invalid-state", "The requestState has expired. Call the tool again without it.");
  }
  return state;
}

/** Checks no more, because the signature covers the version of the format and proves that this module wrote the state. */
function isChainState(state: unknown): state is ChainState {
  return isRecord(state);
}

/** The SHA-256 digest of a JSON value, independent of the order of its keys. */
export async function digest(value: unknown): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", encode(canonical(value))));
}

async function keyOf({ secret }: Seal): Promise<CryptoKey> {
  if (typeof secret !== "string" && !(secret instanceof Uint8Array)) {
    throw new TypeError("The secret of stepForm has to be a string or a Uint8Array. A number would become all zeros.");
  }
  const bytes = typeof secret === "string" ? encode(secret) : new Uint8Array(secret);
  if (bytes.length < leastBytes) {
    throw new RangeError(
      `The secret of stepForm needs at least ${leastBytes} bytes, and has ${bytes.length}. Make one: openssl rand -hex 32`,
    );
  }
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function signed(json: string, { bound }: Seal): Uint8Array<ArrayBuffer> {
  return encode(JSON.stringify(["react-elicitation, state 2", json, bound]));
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** Refuses values that JSON cannot distinguish, such as every `Map` as `{}`. Otherwise a state would be valid for a different input. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (isPlain(value)) {
    const entries = Object.entries(value).map(([key, part]): [string, unknown] => [key, sorted(part)]);
    return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
  if (value !== undefined && value !== null && !isElicitValue(value)) {
    throw new TypeError(
      "The input of stepForm has to be plain JSON: no Map, no instance of a class, no function, no NaN.",
    );
  }
  return value;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
