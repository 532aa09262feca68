import type { Preview } from "@storybook/react-vite";
import { StrictMode } from "react";
import { configure } from "storybook/test";
import "../src/styles.css";
import "../src/approval.css";

// `ElicitationHost` loads the dialog lazily, which can take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    // In frames, because open dialogs would cover the docs page. The height lets most dialogs fit without scrolling as a whole.
    docs: { story: { inline: false, iframeHeight: 640 } },
    options: {
      storySort: {
        order: [
          "Guides",
          [
            "Start",
            "What it understands",
            "AI SDK",
            "assistant-ui and CopilotKit",
            "Other clients",
            "Other agents",
            "Recipes for agents",
            "Queue and life of a request",
            "Controls and looks",
            "Words",
            "Policy and trust",
            "Testing",
          ],
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
  initialGlobals: { theme: "light", direction: "ltr", strict: "on" },
  globalTypes: {
    theme: {
      description: "Colour scheme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
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
      root.style.colorScheme = String(globals["theme"]);
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
