import { once } from "node:events";
import { createServer } from "node:net";

/** A port nobody listens on right now, for a program that can only be told a number. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("The machine gave no port.");
  return address.port;
}
