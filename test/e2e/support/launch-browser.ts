import { type Browser, chromium } from "playwright";
import { chromiumLaunchOptions } from "../../setup/chromium.js";

/** The machine's own Chromium, which finds no other machine: every name and address but loopback is unknown to it. */
export function launchBrowser(): Promise<Browser> {
  const { args = [] } = chromiumLaunchOptions;
  return chromium.launch({
    ...chromiumLaunchOptions,
    args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
}
