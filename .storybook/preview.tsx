import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import { configure } from "storybook/test";
import { themes } from "storybook/theming";
import "../src/styles.css";
import "../src/approval.css";
import "./docs.css";

// `ElicitationHost` loads the dialog lazily, which can take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    // In frames, because open dialogs would cover the docs page. The height lets most dialogs fit without scrolling as a whole.
    docs: {
      story: { inline: false, iframeHeight: 640 },
      // Of guides: a landmark, so that screen readers can go to the content.
      components: { wrapper: "main" },
      theme: matchMedia("(prefers-color-scheme: dark)").matches ? themes.dark : themes.light,
    },
    options: {
      storySort: {
        order: [
          "Start",
          "Add it to your app",
          [
            "Client in the page",
            "Client on my server",
            "AI SDK",
            "assistant-ui and CopilotKit",
            "Other MCP clients",
            "Get a server to ask",
            "Other agents",
            "Recipes for agents",
            "Set up bundlers and Jest",
          ],
          "Fit it to your app",
          [
            "Change looks and controls",
            "Change or translate words",
            "Arrange requests: queue, dock, cards, time limits",
            "Decide what servers may ask",
            "Test your app",
          ],
          "Ask from a server",
          ["Write a form", "Copy whole tools", "Check a form beforehand"],
          "Playground",
          "Dialog",
          ["Forms", "Errors"],
          "Card",
          "Approval",
          "Queue",
          "Life of a request",
          "Controls",
          ["Text"],
          "Wire variants",
        ],
      },
    },
  },
  initialGlobals: { theme: "system", direction: "ltr", strict: "on" },
  globalTypes: {
    theme: {
      description: "Colour scheme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "system", title: "System" },
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    direction: {
      description: "Writing direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    strict: {
      description: "React StrictMode",
      toolbar: {
        icon: "beaker",
        dynamicTitle: true,
        items: [
          { value: "on", title: "Strict mode" },
          { value: "off", title: "No strict mode" },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      // Set on the root element, because a dialog is in a portal, and before the story renders, so that the dialog opens with its final
      // look.
      const root = document.documentElement;
      root.style.colorScheme = globals["theme"] === "system" ? "light dark" : String(globals["theme"]);
      root.dir = String(globals["direction"]);
      return globals["strict"] === "on" ? (
        <StrictMode>
          <Story />
        </StrictMode>
      ) : (
        <Story />
      );
    },
  ],
};
export default preview;
