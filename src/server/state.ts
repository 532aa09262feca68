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

/** Signs states. Of a list, the first secret signs, and every secret opens. */
export type Secret = SingleSecret | readonly [current: SingleSecret, ...older: readonly SingleSecret[]];

type SingleSecret = string | Uint8Array;

export interface Seal {
  readonly secret: Secret;
  /** Associated data, as `canonical` writes it. It is signed with the state, but not part of it. */
  readonly bound: string;
}

const leastBytes = 32;

/** In characters. The state travels with every round, and servers and proxies bound the bodies that they take. */
const longestState = 1_000_000;

/**
 * Returns the id of the key, the HMAC-SHA256 in hexadecimal digits, and the state's JSON. The HMAC covers the JSON and the associated data.
 *
 * @throws {ElicitationError} `too-large`
 */
export async function sealState(state: ChainState, seal: Seal): Promise<string> {
  const [{ id, key }] = await keysOf(seal);
  const json = JSON.stringify(state);
  const text = id + toHex(await crypto.subtle.sign("HMAC", key, signed(json, seal))) + json;
  if (text.length > longestState) {
    throw new ElicitationError(
      "too-large",
      `The answers of the chain make a state of ${text.length} characters, and it may have ${longestState}. Give the fields a maxLength, or ask for long texts and files in the last form, whose answers are not in the state.`,
    );
  }
  return text;
}

/** @throws {ElicitationError} `invalid-state` */
export async function openState(given: unknown, seal: Seal): Promise<ChainState> {
  const keys = await keysOf(seal);
  const text = typeof given === "string" && given.length <= longestState ? given : "";
  const [, keyId = "", digits = "", json = ""] = /^([0-9a-f]{16})([0-9a-f]{64})(.*)$/s.exec(text) ?? [];
  const key = keys.find(({ id }) => id === keyId)?.key;
  const signature = Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const isOurs = key && (await crypto.subtle.verify("HMAC", key, signature, signed(json, seal)));
  const state: unknown = isOurs ? JSON.parse(json) : undefined;
  if (!isChainState(state)) {
    throw new ElicitationError(
      "invalid-state",
      "The requestState was not signed with a secret that is given, for this subject and input. Call the tool again without it. If the secret was changed, give the former one, too: secret: [current, former].",
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

interface Key {
  /** Says which secret has signed a state, and nothing about the secret. 16 hexadecimal digits. */
  readonly id: string;
  readonly key: CryptoKey;
}

/** All secrets are read at each call, so that a wrong one is noticed before it is needed. */
async function keysOf({ secret }: Seal): Promise<readonly [Key, ...Key[]]> {
  const [current, ...older] = requireSecret(secret);
  return [await keyOf(current), ...(await Promise.all(older.map(keyOf)))];
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * @throws {TypeError} if a secret is neither text nor bytes
 * @throws {RangeError} if it is too short
 */
export function requireSecret(secret: unknown): readonly [Bytes, ...Bytes[]] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  const [current, ...older] = secrets;
  return [bytesOf(current), ...older.map(bytesOf)];
}

function bytesOf(secret: unknown): Bytes {
  if (typeof secret !== "string" && !(secret instanceof Uint8Array)) {
    throw new TypeError(
      "The secret of stepForm has to be a string, a Uint8Array, or a list of them that is not empty. A number would become all zeros.",
    );
  }
  const bytes = typeof secret === "string" ? encode(secret) : new Uint8Array(secret);
  if (bytes.length < leastBytes) {
    throw new RangeError(
      `The secret of stepForm needs at least ${leastBytes} bytes, and has ${bytes.length}. Make one: openssl rand -hex 32`,
    );
  }
  return bytes;
}

async function keyOf(bytes: Bytes): Promise<Key> {
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
  const named = await crypto.subtle.sign("HMAC", key, encode("react-elicitation, key id"));
  return { id: toHex(named).slice(0, 16), key };
}

function signed(json: string, { bound }: Seal): Uint8Array<ArrayBuffer> {
  return encode(JSON.stringify(["react-elicitation, state 3", json, bound]));
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
