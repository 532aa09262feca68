import { type Era, isEra } from "./era.js";

export interface ConnectionSettings {
  readonly server: URL;
  readonly era: Era;
}

export const ownServer: URL = new URL("/mcp", location.origin);
export const formsServer: URL = new URL("/forms", location.origin);

/** Reads the settings from the page's URL (`?server=`, `?era=`), so that they can be bookmarked and shared. */
export function settingsFromAddress(address: string): ConnectionSettings {
  const query = new URL(address).searchParams;
  const era = query.get("era");
  return {
    server: readServerAddress(query.get("server") ?? "") ?? ownServer,
    era: isEra(era) ? era : "auto",
  };
}

export function addressOfSettings(settings: ConnectionSettings): string {
  const address = new URL(location.pathname, location.origin);
  if (settings.server.href !== ownServer.href) address.searchParams.set("server", settings.server.href);
  if (settings.era !== "auto") address.searchParams.set("era", settings.era);
  return address.href;
}

/** Reads an http(s) URL, or a path on this origin. Undefined for anything else. */
export function readServerAddress(text: string): URL | undefined {
  if (text.trim() === "" || !URL.canParse(text.trim(), location.origin)) return undefined;
  const url = new URL(text.trim(), location.origin);
  return url.protocol === "http:" || url.protocol === "https:" ? url : undefined;
}
