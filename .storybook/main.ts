import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";

const config: StorybookConfig = {
  stories: ["../stories/docs/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The alternative, react-docgen-typescript, needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen" },
  // Stories import the package by its name, as a host does. This resolves the name to src instead of the last build.
  viteFinal: (vite) => mergeConfig(vite, { resolve: { tsconfigPaths: true } }),
};
export default config;
