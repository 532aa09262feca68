import { type Browser, chromium } from "playwright";
import { chromiumLaunchOptions } from "../../setup/chromium.js";

/** The machine's own Chromium; nothing is downloaded. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunchOptions);
}
