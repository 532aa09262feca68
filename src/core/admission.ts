import { type ServerIdentity, serverKey } from "./types.js";

/** Limits on the requests that a server may send. They hold where requests arrive: in the queue, or in the bridge ahead of it. */
export interface AdmissionOptions {
  /** Requests accepted of one server in any minute; more are declined unseen. @default 10 */
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

/** Why a request is declined unseen; undefined for one that is accepted, which counts. */
type Admit = (
  server: ServerIdentity,
  pending: readonly { readonly server: ServerIdentity }[],
) => "rate" | "ceiling" | undefined;

export function createAdmission({
  requestsPerMinute = 10,
  maxPending = 100,
  maxPendingPerServer = 25,
}: Omit<AdmissionOptions, "onRefused">): Admit {
  const isWithinRate = createRateLimit(requestsPerMinute);
  return (server, pending) => {
    const key = serverKey(server);
    const ofServer = pending.filter((request) => serverKey(request.server) === key);
    if (pending.length >= maxPending || ofServer.length >= maxPendingPerServer) {
      return "ceiling";
    }
    return isWithinRate(key) ? undefined : "rate";
  };
}

const minute = 60_000;

/** Counts calls per key in a sliding window of one minute; calls over the limit are not counted. */
function createRateLimit(perMinute: number): (key: string) => boolean {
  const timesByKey = new Map<string, number[]>();
  return (key) => {
    if (!Number.isFinite(perMinute)) {
      return true;
    }
    // The monotonic clock: the system's time may be set back.
    const now = performance.now();
    const times = (timesByKey.get(key) ?? []).filter((time) => now - time < minute);
    const isWithin = times.length < perMinute;
    timesByKey.set(key, isWithin ? [...times, now] : times);
    return isWithin;
  };
}
