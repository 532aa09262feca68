import type { LaunchOptions } from "playwright";
import { chromiumLaunchOptions } from "../../setup/chromium.js";

const { args = [] } = chromiumLaunchOptions;

/** Chromium that finds no other machine: every name and address but loopback is unknown to it. */
export const offlineLaunchOptions: LaunchOptions = {
  ...chromiumLaunchOptions,
  args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
};
