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
  /** The params of all requests that are admitted or refused together. @default only those of this one */
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
  maxBytesPerServer = 8 * 2 ** 20,
}: Omit<AdmissionOptions, "onRefused">): Admission {
  /** When the requests that count were admitted, by server. */
  const timesByKey = new Map<string, number[]>();
  /** By batch, since its first request has arrived. */
  const decided = new WeakMap<readonly unknown[], Excess | undefined>();
  const isLarge = (request: Pending): boolean => bytesOf(request) > maxBytes;
  const excessOf = (server: ServerIdentity, batch: readonly unknown[], pending: readonly Pending[]) => {
    const key = serverKey(server);
    const arriving = batch.map((params) => ({ server, params }));
    const ofServer = [...pending.filter((one) => serverKey(one.server) === key), ...arriving];
    if (
      pending.length + batch.length > maxPending ||
      ofServer.length > maxPendingPerServer ||
      arriving.some(isLarge) ||
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
    return undefined;
  };
  return {
    admit: ({ server, params, batch = [params] }, pending) => {
      if (!decided.has(batch)) {
        decided.set(batch, excessOf(server, batch, pending));
      }
      return decided.get(batch);
    },
    discount: ({ server, params, batch = [params] }) => {
      if (batch[0] === params) {
        timesByKey.get(serverKey(server))?.shift();
      }
    },
    isLarge,
  };
}

/** Of pending requests, which are measured again with each further one. */
const sizes = new WeakMap<object, number>();

function bytesOf({ params, server: { serverInfo } }: Pending): number {
  return sizeOf(params) + sizeOf(serverInfo);
}

/** In bytes of JSON. 0 for a value that JSON cannot represent, because no connection carries it. */
function sizeOf(value: unknown): number {
  const isObject = typeof value === "object" && value !== null;
  const known = isObject ? sizes.get(value) : undefined;
  if (known !== undefined) {
    return known;
  }
  let size = 0;
  try {
    size = new TextEncoder().encode(JSON.stringify(value) ?? "").length;
  } catch {
    // For example a cycle, which parsing reports to the person.
  }
  if (isObject) {
    sizes.set(value, size);
  }
  return size;
}
