import { type ServerIdentity, serverKey } from "./types.js";

/** Limits on the requests that a server may send. They hold where requests arrive: in the queue, or in the bridge ahead of it. */
export interface AdmissionOptions {
  /**
   * Requests of one server in any minute that the person does not accept; more are declined unseen. Those that are accepted do not count: a
   * form may follow on another for as long as the person goes along. @default 10
   */
  readonly requestsPerMinute?: number | undefined;
  /** Requests that may be pending; more are declined unseen. @default 100 */
  readonly maxPending?: number | undefined;
  /** Requests of one server that may be pending, so that it cannot fill the queue; more are declined unseen. @default 25 */
  readonly maxPendingPerServer?: number | undefined;
  /** Called for each request that is declined unseen. */
  readonly onRefused?: ((refused: RefusedElicitation) => void) | undefined;
}

/** A request that was declined without being shown. */
export interface RefusedElicitation {
  readonly params: unknown;
  readonly server: ServerIdentity;
  /** The person muted the server; it exceeded `requestsPerMinute`; it exceeded `maxPending` or `maxPendingPerServer`. */
  readonly reason: "muted" | "rate" | "ceiling";
}

interface Pending {
  readonly server: ServerIdentity;
}

interface Admission {
  /** Why a request is declined unseen; undefined for one that is let in, which counts. */
  readonly admit: (server: ServerIdentity, pending: readonly Pending[]) => "rate" | "ceiling" | undefined;
  /** Takes a request that the person has accepted out of the count. */
  readonly discount: (server: ServerIdentity) => void;
}

const minute = 60_000;

export function createAdmission({
  requestsPerMinute = 10,
  maxPending = 100,
  maxPendingPerServer = 25,
}: Omit<AdmissionOptions, "onRefused">): Admission {
  /** When those that count were let in, by server. */
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
      // The monotonic clock: the system's time may be set back.
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
