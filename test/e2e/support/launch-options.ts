import type { LaunchOptions } from "playwright";
import { chromiumLaunchOptions, firefoxLaunchOptions } from "../../setup/launch-options.js";

const { args = [] } = chromiumLaunchOptions;

/** Chromium that finds no other machine: every name and address but loopback is unknown to it. */
export const offlineLaunchOptions: LaunchOptions = {
  ...chromiumLaunchOptions,
  args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
};

/** Firefox that finds no other machine: it asks a proxy that is not there for all but loopback. */
export const offlineFirefoxLaunchOptions: LaunchOptions = {
  ...firefoxLaunchOptions,
  firefoxUserPrefs: {
    ...firefoxLaunchOptions.firefoxUserPrefs,
    "network.proxy.type": 1,
    "network.proxy.socks": "127.0.0.1",
    "network.proxy.socks_port": 9,
    "network.proxy.socks_remote_dns": true,
  },
};
