import type { LaunchOptions } from "playwright";
import { findBrowser } from "../../scripts/install-browser.mjs";

/** How every test starts its browser: `chromium.launch(chromiumLaunchOptions)`. */
export const chromiumLaunchOptions: LaunchOptions = {
  executablePath: findBrowser() ?? "/usr/bin/chromium",
  // Chromium's own sandbox refuses to start as root, which CI and containers are.
  chromiumSandbox: false,
  args: [
    "--disable-gpu",
    // Without these Chromium keeps calling home, which stalls on a machine with no way out.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Playwright drives a Firefox that it has not patched through WebDriver BiDi: `firefox.launch(firefoxLaunchOptions)`. */
export const firefoxLaunchOptions: LaunchOptions = {
  channel: "moz-firefox",
  executablePath: findBrowser("firefox") ?? "/usr/bin/firefox-esr",
  firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
};
