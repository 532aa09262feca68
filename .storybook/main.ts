import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { linkGuides } from "./link-guides.js";
import { staticDirs } from "./static-dirs.js";

const config: StorybookConfig = {
  stories: ["../stories/docs/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    {
      name: "@storybook/addon-docs",
      // MDX by itself knows no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, linkGuides] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  staticDirs: (ofAddons = [], { configType }) => [...ofAddons, ...staticDirs(configType === "PRODUCTION")],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The alternative, react-docgen-typescript, needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen" },
  // Stories import the package by its name, as a host does. This resolves the name to src instead of the last build.
  viteFinal: (vite) => mergeConfig(vite, { resolve: { tsconfigPaths: true } }),
};
export default config;
