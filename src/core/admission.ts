import { type ServerIdentity, serverKey, type UnseenReason } from "./types.js";

/** Limits on the requests that a server may send. They apply where requests arrive: in the queue, or in the bridge before it. */
export interface AdmissionOptions {
  /**
   * The most requests of one server per minute; further ones are cancelled unseen. Accepted requests do not count, so forms may follow one
   * another as long as the person accepts them. @default 10
   */
  readonly requestsPerMinute?: number | undefined;
  /** The most requests that may be pending; further ones are cancelled unseen. @default 100 */
  readonly maxPending?: number | undefined;
  /** The most pending requests of one server, so that it cannot fill the queue; further ones are cancelled unseen. @default 25 */
  readonly maxPendingPerServer?: number | undefined;
  /** The most bytes of a request as JSON, with what the server says about itself; a larger request is cancelled unseen. @default 1048576, one MiB */
  readonly maxBytes?: number | undefined;
  /** The most bytes of the pending requests of one server together; further ones are cancelled unseen. @default 8388608, eight MiB */
  readonly maxBytesPerServer?: number | undefined;
  /** Called for each request that is cancelled unseen. */
  readonly onRefused?: ((refused: RefusedElicitation) => void) | undefined;
}

/** A request that was cancelled without being shown. */
export interface RefusedElicitation {
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  readonly reason: UnseenReason;
}

/** How often one call, or one agent, may ask for input. More than any needs: the limit stops one that asks forever. */
export const maxRounds = 100;

interface Pending {
  readonly server: ServerIdentity;
  readonly params: unknown;
}

interface Arriving extends Pending {
  /** The params of all requests that are admitted or refused together. Without those of this one, it stands alone. */
  readonly batch?: readonly unknown[] | undefined;
}

type Excess = Exclude<UnseenReason, "muted">;

interface Admission {
  /** Why a request is cancelled unseen. Undefined if it is admitted; it then counts, and a batch counts as one. */
  readonly admit: (request: Arriving, pending: readonly Pending[]) => Excess | undefined;
  /** Stops counting a request, or a batch, that the person has accepted. Of a batch, the first request speaks for all. */
  readonly discount: (request: Arriving) => void;
  /** Whether a request exceeds `maxBytes`. */
  readonly isLarge: (request: Pending) => boolean;
}

const minute = 60_000;

export function createAdmission({
  requestsPerMinute = 10,
  maxPending = 100,
  maxPendingPerServer = 25,
  maxBytes = 2 ** 20,
  maxBytesPerServer = 2 ** 23,
}: Omit<AdmissionOptions, "onRefused">): Admission {
  /** When the requests that count were admitted, by server. */
  const timesByKey = new Map<string, number[]>();
  /** Of a batch that was admitted, the params of those that have not arrived yet. Each is admitted once, whatever becomes of the array. */
  const leftOf = new WeakMap<readonly unknown[], Set<unknown>>();
  const isLarge = (request: Pending): boolean => bytesOf(request) > maxBytes;
  return {
    admit: ({ server, params, batch }, pending) => {
      const together = batchOf(params, batch);
      if (leftOf.get(together)?.delete(params)) {
        return undefined;
      }
      if (pending.length + together.length > maxPending) {
        return "ceiling";
      }
      const key = serverKey(server);
      const ofServer = [
        ...pending.filter((one) => serverKey(one.server) === key),
        ...together.map((one) => ({ server, params: one })),
      ];
      if (
        ofServer.length > maxPendingPerServer ||
        ofServer.some(isLarge) ||
        ofServer.reduce((sum, one) => sum + bytesOf(one), 0) > maxBytesPerServer
      ) {
        return "ceiling";
      }
      // A monotonic clock, because the system time may be set back.
      const now = performance.now();
      const times = (timesByKey.get(key) ?? []).filter((time) => now - time < minute);
      timesByKey.set(key, times);
      if (times.length >= requestsPerMinute) {
        return "rate";
      }
      times.push(now);
      const left = new Set(together);
      left.delete(params);
      leftOf.set(together, left);
      return undefined;
    },
    discount: ({ server, params, batch }) => {
      if (batchOf(params, batch)[0] === params) {
        timesByKey.get(serverKey(server))?.shift();
      }
    },
    isLarge,
  };
}

/** The params of all requests that count as one. An array that has not those of this request is no batch of it. */
function batchOf(params: unknown, batch: Arriving["batch"]): readonly unknown[] {
  return batch?.includes(params) ? batch : [params];
}

/** Of pending requests, which are measured again with each further one. */
const sizes = new WeakMap<object, number>();

function bytesOf({ params, server: { serverInfo } }: Pending): number {
  return sizeOf(params) + sizeOf(serverInfo);
}

/** In bytes of JSON. 0 for a value that JSON cannot represent, because no connection carries it. */
function sizeOf(value: unknown): number {
  const isObject = typeof value === "object" && value !== null;
  let size = isObject ? sizes.get(value) : undefined;
  if (size === undefined) {
    try {
      size = new TextEncoder().encode(JSON.stringify(value)).length;
    } catch {
      // For example a cycle, which parsing reports to the person.
      size = 0;
    }
    if (isObject) {
      sizes.set(value, size);
    }
  }
  return size;
}
