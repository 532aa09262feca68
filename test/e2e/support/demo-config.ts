import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

export const demoConfig: string = fileURLToPath(new URL("../../../demo/vite.config.ts", import.meta.url));

export function originOf(address: string | AddressInfo | null | undefined): string {
  if (!address || typeof address === "string") throw new Error("The demo's server listens on no port.");
  return `http://127.0.0.1:${address.port}`;
}
