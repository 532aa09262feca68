import { type ServerIdentity, serverKey } from "./types.js";

/** Limits on the requests that a server may send. They apply where requests arrive: in the queue, or in the bridge before it. */
export interface AdmissionOptions {
  /**
   * The most requests of one server per minute; further ones are declined unseen. Accepted requests do not count, so forms may follow one
   * another as long as the person accepts them. @default 10
   */
  readonly requestsPerMinute?: number | undefined;
  /** The most requests that may be pending; further ones are declined unseen. @default 100 */
  readonly maxPending?: number | undefined;
  /** The most pending requests of one server, so that it cannot fill the queue; further ones are declined unseen. @default 25 */
  readonly maxPendingPerServer?: number | undefined;
  /** Called for each request that is declined unseen. */
  readonly onRefused?: ((refused: RefusedElicitation) => void) | undefined;
}

/** A request that was declined without being shown. */
export interface RefusedElicitation {
  readonly params: unknown;
  readonly server: ServerIdentity;
  /** `muted`: by the person. `rate`: over `requestsPerMinute`. `ceiling`: over `maxPending` or `maxPendingPerServer`. */
  readonly reason: "muted" | "rate" | "ceiling";
}

interface Pending {
  readonly server: ServerIdentity;
}

interface Admission {
  /** Why a request is declined unseen. Undefined if it is admitted; it then counts. */
  readonly admit: (server: ServerIdentity, pending: readonly Pending[]) => "rate" | "ceiling" | undefined;
  /** Stops counting a request that the person has accepted. */
  readonly discount: (server: ServerIdentity) => void;
}

const minute = 60_000;

export function createAdmission({
  requestsPerMinute = 10,
  maxPending = 100,
  maxPendingPerServer = 25,
}: Omit<AdmissionOptions, "onRefused">): Admission {
  /** When the requests that count were admitted, by server. */
  const timesByKey = new Map<string, number[]>();
  return {
    admit: (server, pending) => {
      const key = serverKey(server);
      const isOfServer = ({ server: { name, origin } }: Pending): boolean =>
        name === server.name && origin === server.origin;
      const isFull = pending.length >= maxPendingPerServer && pending.filter(isOfServer).length >= maxPendingPerServer;
      if (isFull || pending.length >= maxPending) {
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
    },
    discount: (server) => timesByKey.get(serverKey(server))?.shift(),
  };
}
