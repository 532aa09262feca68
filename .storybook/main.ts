import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import { linkGuides } from "./link-guides.js";

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
  // For readers that are programs: the site's index, the README, and what they name, at the paths that these files have in the package.
  staticDirs: [
    "llms.txt",
    "README.md",
    "ACCESSIBILITY.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "LICENSE",
    "SECURITY.md",
    "demo/pictures",
    "skills",
    "stories/docs",
  ].map((path) => ({ from: `../${path}`, to: `/${path}` })),
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The alternative, react-docgen-typescript, needs TypeScript's JavaScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen" },
  // Stories import the package by its name, as a host does. This resolves the name to src instead of the last build.
  viteFinal: (vite) => mergeConfig(vite, { resolve: { tsconfigPaths: true } }),
};
export default config;
