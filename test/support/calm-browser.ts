import { cdp, server } from "vitest/browser";

/** What is about to be pressed must not still be moving: the browser waits for that, and so would every test. */
export async function calmBrowser(): Promise<void> {
  // Firefox is started like this.
  if (server.browser === "chromium") await emulate({ "prefers-reduced-motion": "reduce" });
}

/** Shows the page as for a person with these settings, such as `{ "forced-colors": "active" }`. */
export async function emulate(settings: Readonly<Record<string, string>>): Promise<void> {
  const features = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { features });
}
