import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { findBrowser } from "./scripts/install-browser.mjs";
import { chromiumLaunchOptions } from "./test/setup/chromium.js";
import { tailwindSheets } from "./test/setup/host-sheets.js";

// A zone behind UTC and with summer time, so that a date which slips by a day is seen on every machine.
const timeZone = "America/New_York";
process.env.TZ = timeZone;

// Tests and stories import the package by its name too, and get src: without this they would get what was last built.
const resolve = { tsconfigPaths: true };

// Made anew for each project: Vitest writes into it.
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1024, height: 768 },
  provider: playwright({
    launchOptions: chromiumLaunchOptions,
    contextOptions: { locale: "en-US", timezoneId: timeZone },
  }),
  commands: { tailwindSheets },
  instances: [{ browser: "chromium" }],
});

// Named because Vite, on meeting one of these late, reloads the page under the running test.
const optimizeDeps = {
  include: [
    "@base-ui/react/dialog",
    "@headlessui/react",
    "@hookform/resolvers",
    "@internationalized/date",
    "@mui/material/Autocomplete",
    "@mui/material/Dialog",
    "@mui/material/MenuItem",
    "@mui/material/Select",
    "@mui/material/TextField",
    "@radix-ui/react-dialog",
    "@radix-ui/react-popover",
    "@testing-library/dom",
    "tldts",
    "@testing-library/react",
    "@testing-library/user-event",
    "ajv",
    "ajv/dist/2020.js",
    "axe-core",
    "fast-check",
    "punycode.js",
    "radix-dialog-1.1",
    "re2js",
    "react",
    "react-aria-components",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react-hook-form",
  ],
};

/** What the tests in jsdom share. */
const unit = {
  environment: "jsdom",
  setupFiles: "test/setup/unit.ts",
  restoreMocks: true,
  testTimeout: 40_000,
} as const;

/** What React 18 runs: what mounts, hydrates, subscribes and unmounts. The rest does not depend on the version. */
const react18Files = [
  "test/react-18/version.test.ts",
  "test/react/single-result.test.tsx",
  "test/react/card.test.tsx",
  "test/react/earlier-answers.test.tsx",
  "test/react/hydration.test.tsx",
  "test/queue/elicitation-host.test.tsx",
  "test/queue/every-end.property.test.tsx",
];

/** What Firefox runs. */
const firefoxFiles = ["test/browser/{resets,other-modals,translated}.test.tsx"];

const react18 = (name: string): string => fileURLToPath(new URL(`test/react-18/node_modules/${name}`, import.meta.url));

const config: ViteUserConfig = defineConfig({
  test: {
    // At least two: a single worker gets all files at once, and vmForks runs them in one context (vitest-dev/vitest#10743).
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [react()],
        resolve,
        test: {
          ...unit,
          name: "unit",
          // A context for each file, in processes that stay. Otherwise half of the time goes into loading jsdom and React for each file.
          pool: "vmForks",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/{package,browser,pictures,e2e,examples,react-18}/**"],
        },
      },
      {
        // The older React that hosts may bring.
        plugins: [react()],
        resolve: {
          ...resolve,
          alias: { react: react18("react"), "react-dom": react18("react-dom") },
          mainFields: ["module", "main"],
        },
        test: {
          ...unit,
          name: "react-18",
          include: react18Files,
          // What imports React itself has to go through Vite, or it would get the newer one.
          server: { deps: { inline: [/@testing-library/, /@radix-ui/, /@hookform/, /react-/] } },
        },
      },
      {
        // Checks what `npm run build` left in dist, and the imports between the folders of src.
        test: { name: "package", environment: "node", include: ["test/package/**/*.test.ts"], testTimeout: 30_000 },
      },
      {
        plugins: [react()],
        resolve,
        optimizeDeps,
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.{ts,tsx}"],
          setupFiles: ["test/setup/browser.ts"],
          restoreMocks: true,
          testTimeout: 30_000,
          expect: { poll: { timeout: 5000 } },
          browser: browser(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What another engine may do otherwise: layout, and where focus, keys and presses go.
        plugins: [react()],
        resolve,
        optimizeDeps,
        test: {
          name: "firefox",
          include: firefoxFiles,
          setupFiles: ["test/setup/browser.ts", "test/setup/firefox.ts"],
          restoreMocks: true,
          testTimeout: 30_000,
          fileParallelism: false,
          expect: { poll: { timeout: 5000 } },
          browser: {
            ...browser(),
            provider: playwright({
              launchOptions: {
                channel: "moz-firefox",
                executablePath: findBrowser("firefox") ?? "/usr/bin/firefox-esr",
                firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
              },
              contextOptions: { locale: "en-US", timezoneId: timeZone, viewport: { width: 1300, height: 3100 } },
            }),
            instances: [{ browser: "firefox" }],
          },
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Every state as it looks, compared with test/pictures. `npm run pictures` takes the pictures anew.
        plugins: [react()],
        resolve,
        optimizeDeps,
        test: {
          name: "pictures",
          include: ["test/pictures/*.test.tsx"],
          setupFiles: ["test/setup/browser.ts"],
          restoreMocks: true,
          testTimeout: 30_000,
          browser: {
            ...browser(),
            provider: playwright({
              launchOptions: chromiumLaunchOptions,
              // A frame of a test that is larger than the window is shown smaller.
              contextOptions: { locale: "en-US", timezoneId: timeZone, viewport: { width: 1300, height: 2700 } },
            }),
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/test/pictures/${arg}${ext}`,
                comparatorName: "pixelmatch",
                // Fewer than the strokes of a sign of 16 by 16 have.
                comparatorOptions: { allowedMismatchedPixels: 40 },
              },
            },
          },
          sequence: { groupOrder: 3 },
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        optimizeDeps,
        test: { name: "storybook", testTimeout: 30_000, browser: browser(), sequence: { groupOrder: 4 } },
      },
      {
        // Each file serves the built demo by itself; all share one Chromium. One at a time, for the timings of two cores.
        test: {
          name: "e2e",
          environment: "node",
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: "test/e2e/support/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // The examples, each installed with the packed kit and built by its own framework.
        test: {
          name: "examples",
          environment: "node",
          include: ["test/examples/**/*.test.ts"],
          testTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});
export default config;
