import type { ServerIdentity } from "./server-identity.js";

/** Tells servers apart by what the host knows of them, never by what they say of themselves. */
export function serverKey({ name, origin }: ServerIdentity): string {
  return JSON.stringify([name, origin]);
}
