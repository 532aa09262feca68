import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type UserWorkspaceConfig, type ViteUserConfig } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { chromiumLaunchOptions, firefoxLaunchOptions } from "./test/setup/launch-options.js";
import { guideCode } from "./test/setup/guide-code.js";
import { tailwindSheets } from "./test/setup/host-sheets.js";
import { keyDown, keyUp, pressPoint } from "./test/setup/raw-input.js";
import { shadcnPage } from "./test/setup/shadcn.js";

// A zone behind UTC with daylight saving time, so that tests on every machine notice a date that is off by one day.
const timeZone = "America/New_York";
process.env.TZ = timeZone;

// Tests and stories that import the package by its name get src. Without this, they would get the last build.
const resolve = { tsconfigPaths: true };

// A new object for each project, because Vitest changes it.
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1024, height: 768 },
  provider: playwright({
    launchOptions: chromiumLaunchOptions,
    contextOptions: { locale: "en-US", timezoneId: timeZone },
  }),
  commands: { tailwindSheets, shadcnPage, keyDown, keyUp, pressPoint },
  instances: [{ browser: "chromium" }],
});

// Listed, because Vite reloads the page under a running test when it discovers one of these dependencies late.
const optimizeDeps = {
  include: [
    "@base-ui/react/dialog",
    "@guidepup/virtual-screen-reader",
    "@headlessui/react",
    "@hookform/resolvers",
    "@internationalized/date",
    "@modelcontextprotocol/client",
    "@mui/material/Autocomplete",
    "@mui/material/Button",
    "@mui/material/Dialog",
    "@mui/material/DialogActions",
    "@mui/material/DialogContent",
    "@mui/material/DialogTitle",
    "@mui/material/IconButton",
    "@mui/material/MenuItem",
    "@mui/material/Select",
    "@mui/material/TextField",
    "@mui/material/styles",
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

/** Settings of the projects that run in jsdom. */
const unit = {
  environment: "jsdom",
  setupFiles: "test/setup/unit.ts",
  restoreMocks: true,
  testTimeout: 40_000,
} as const;

/** The tests that also run with React 18: mounting, hydration, subscriptions and unmounting. The rest does not depend on the version. */
const react18Files = [
  "test/react-18/version.test.ts",
  "test/react/single-result.test.tsx",
  "test/react/card.test.tsx",
  "test/react/earlier-answers.test.tsx",
  "test/react/hydration.test.tsx",
  "test/queue/elicitation-cards.test.tsx",
  "test/queue/elicitation-host.test.tsx",
  "test/queue/every-end.property.test.tsx",
];

/** What also runs in Firefox with each `npm test`, because it has shown differences. The others are the project firefox-rest. */
const firefoxFiles = "test/browser/{dates,focus,leaving,other-modals,popups,pressing,resets,translated}.test.tsx";

/** Settings, which Playwright cannot emulate in Firefox, and counted presses, which take too long there. */
const chromiumFiles = "test/browser/{system-settings,presses}.test.tsx";

/** End-to-end tests that do not run in Firefox, each with the reason. */
const notInFirefox = [
  // Firefox never fetches a module again that it could not fetch: only reloading the page helps, as the dialog says.
  "test/e2e/dialog-there-again.test.ts",
  // Playwright loses a page of Firefox that comes back from the cache, and cannot make a tab crash.
  "test/e2e/left-and-back.test.ts",
  // Playwright cannot emulate the medium print in Firefox.
  "test/e2e/printing.test.ts",
];

const react18 = (name: string): string => fileURLToPath(new URL(`test/react-18/node_modules/${name}`, import.meta.url));

/** Behaviour that may differ in another engine: layout, and where focus, keys and presses go. */
function firefox(
  test: Pick<NonNullable<UserWorkspaceConfig["test"]>, "name" | "include" | "exclude" | "sequence">,
): UserWorkspaceConfig {
  return {
    plugins: [react()],
    resolve,
    optimizeDeps,
    test: {
      ...test,
      setupFiles: ["test/setup/browser.ts", "test/setup/firefox.ts"],
      restoreMocks: true,
      testTimeout: 30_000,
      fileParallelism: false,
      expect: { poll: { timeout: 5000 } },
      browser: {
        ...browser(),
        provider: playwright({
          launchOptions: firefoxLaunchOptions,
          contextOptions: { locale: "en-US", timezoneId: timeZone, viewport: { width: 1300, height: 3100 } },
        }),
        instances: [{ browser: "firefox" }],
      },
    },
  };
}

/** Each file serves the built demo itself, and all share one browser. They run one at a time, so that timings hold on two cores. */
function e2e(
  test: Pick<NonNullable<UserWorkspaceConfig["test"]>, "name" | "provide" | "exclude" | "sequence">,
): UserWorkspaceConfig {
  return {
    test: {
      ...test,
      environment: "node",
      include: ["test/e2e/**/*.test.ts"],
      globalSetup: "test/e2e/support/global-setup.ts",
      testTimeout: 60_000,
      hookTimeout: 120_000,
      fileParallelism: false,
    },
  };
}

const config: ViteUserConfig = defineConfig({
  test: {
    // At least two, because a single worker gets all files at once, and vmForks then runs them in one context (vitest-dev/vitest#10743).
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [react(), guideCode()],
        resolve,
        test: {
          ...unit,
          name: "unit",
          // A context for each file, in processes that are reused. New processes would spend half of the time loading jsdom and React.
          pool: "vmForks",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/{package,browser,apart,pictures,e2e,site,webkit,examples,react-18}/**"],
        },
      },
      {
        // Hosts may use this older React.
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
          // Packages that import React must go through Vite, because otherwise they would get the newer React.
          server: { deps: { inline: [/@testing-library/, /@radix-ui/, /@hookform/, /react-/] } },
        },
      },
      {
        // Checks dist as `npm run build` wrote it, and the imports between the folders of src.
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
      firefox({ name: "firefox", include: [firefoxFiles], sequence: { groupOrder: 2 } }),
      firefox({
        // Not a step of `npm test`, because of the time it takes. CI runs it beside.
        name: "firefox-rest",
        include: ["test/browser/**/*.test.{ts,tsx}"],
        exclude: [firefoxFiles, chromiumFiles],
        sequence: { groupOrder: 9 },
      }),
      {
        // Compares the appearance of every state with test/pictures. `npm run pictures` takes the pictures again.
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
              // Large enough for every test, because Vitest scales down a test frame that is larger than the window.
              contextOptions: { locale: "en-US", timezoneId: timeZone, viewport: { width: 1300, height: 2700 } },
            }),
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/test/pictures/${arg}${ext}`,
                comparatorName: "pixelmatch",
                // Fewer pixels than the strokes of a 16 by 16 icon have.
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
      e2e({ name: "e2e", provide: { engine: "chromium" }, sequence: { groupOrder: 5 } }),
      e2e({
        // Not a step of `npm test`, because of the time it takes. CI runs it beside.
        name: "e2e-firefox",
        provide: { engine: "firefox" },
        exclude: notInFirefox,
        sequence: { groupOrder: 9 },
      }),
      {
        // The guides as `npm run build:storybook` wrote them.
        test: {
          name: "site",
          environment: "node",
          include: ["test/site/*.test.ts"],
          testTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // The main paths of the built demo in WebKitGTK, through its WebDriver, because Playwright has no driver for Debian's.
        test: {
          name: "webkit",
          environment: "node",
          include: ["test/webkit/*.test.ts"],
          globalSetup: "test/webkit/support/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 6 },
        },
      },
      {
        // Tests the examples. Each is installed with the packed kit and built by its own framework.
        test: {
          name: "examples",
          environment: "node",
          include: ["test/examples/**/*.test.ts"],
          globalSetup: "test/examples/pack-kit.ts",
          testTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 7 },
        },
      },
      {
        // Not a step of `npm test`, because what these tests install is large. CI runs them beside.
        test: {
          name: "apart",
          environment: "node",
          include: ["test/apart/**/*.test.ts"],
          globalSetup: "test/examples/pack-kit.ts",
          testTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 8 },
        },
      },
    ],
  },
});
export default config;
