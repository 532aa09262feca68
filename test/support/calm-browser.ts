import { cdp, server } from "vitest/browser";

/** Disables animations, because before a press the browser provider waits until the element stops moving. */
export async function calmBrowser(): Promise<void> {
  // Firefox is started with this setting.
  if (server.browser === "chromium") await emulate({ "prefers-reduced-motion": "reduce" });
}

/** Shows the page as for a person with these settings, such as `{ "forced-colors": "active" }`. */
export async function emulate(settings: Readonly<Record<string, string>>): Promise<void> {
  const features = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { features });
}
