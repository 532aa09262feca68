import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { enter, enterDate, press } from "../support/steps.js";
import { FirstScreen } from "./first-screen.js";

/** What the start page shows. */
const meta = {
  title: "First screen",
  // The start page has it. The sidebar does not need it a second time.
  tags: ["!dev", "!autodocs"],
  parameters: { docs: { canvas: { sourceState: "none" }, story: { height: "520px" } } },
  component: FirstScreen,
} satisfies Meta<typeof FirstScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Buttons act at once. */
const acting = { activationDelay: 0 };

const expectResult = async (content: string): Promise<void> => {
  await expect(await screen.findByRole("figure")).toHaveTextContent(content);
};

/** Nothing is asked before the person presses a button. */
export const Chat: Story = {};

export const Dialog: Story = {
  args: acting,
  play: async () => {
    await press("Ask in a dialog");
    await enter("Email", "ada@example.org");
    await press("Send to weather");
    await expectResult('{ "email": "ada@example.org", "unit": "Celsius" }');
  },
};

export const Dock: Story = {
  args: acting,
  play: async () => {
    await press("Ask in the dock");
    await enter("Place", "Chur");
    await press("Send to weather");
    await expectResult('{ "place": "Chur" }');
  },
};

export const Card: Story = {
  args: acting,
  play: async () => {
    await press("Ask in a card");
    await within(screen.getByRole("log")).findByLabelText("Day");
    await enterDate("Day", "2026-12-01");
    await press("Send to weather");
    await expectResult('{ "day": "2026-12-01" }');
  },
};

export const Quick: Story = {
  args: acting,
  play: async () => {
    await press("Ask for one press");
    await press("The evening before");
    await expectResult('{ "when": "The evening before" }');
  },
};
