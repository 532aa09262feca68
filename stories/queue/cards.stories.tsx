import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCards } from "react-elicitation";
import { expect, screen, within } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { expectToFit } from "../support/steps.js";
import { CardsStage } from "./cards-stage.js";

/**
 * `ElicitationCards` shows the requests of each tool call beside that call, in the transcript. Several can be open at once. What became of them
 * stays in one line.
 */
const meta = {
  title: "Queue/Cards",
  component: CardsStage,
  subcomponents: { ElicitationCards },
  args: {
    params: askForAll(
      "Where should frost alerts reach you?",
      {
        place: { type: "string", title: "Place" },
        warn: { type: "string", title: "Warn me", enum: ["The evening before", "At 5 in the morning"] },
      },
      ["place"],
    ),
  },
} satisfies Meta<typeof CardsStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const rowOf = (call: string) => within(screen.getByRole("region", { name: call }));

/** Each call has its own card, and the person answers in any order. */
export const Waiting: Story = {
  play: async () => {
    // The first request of a page loads the code.
    await expect(
      await rowOf("subscribe_alerts").findByLabelText("Place", undefined, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await rowOf("plan_trip").findByLabelText("Place")).toBeVisible();
    await expectToFit();
  },
};

export const Sending: Story = {
  args: { onAccept: () => new Promise(() => undefined) },
  play: async ({ userEvent }) => {
    const row = rowOf("subscribe_alerts");
    await userEvent.type(await row.findByLabelText("Place"), "Chur");
    await userEvent.click(row.getByRole("button", { name: "Send to weather" }));
    await expect(await row.findByText("Sending to weather")).toBeVisible();
  },
};

export const Settled: Story = {
  play: async ({ userEvent }) => {
    const row = rowOf("subscribe_alerts");
    await userEvent.type(await row.findByLabelText("Place"), "Chur");
    await userEvent.click(row.getByRole("radio", { name: "The evening before" }));
    await userEvent.click(row.getByRole("button", { name: "Send to weather" }));
    await expect(await row.findByRole("group", { name: "Sent to weather" })).toHaveTextContent(
      "Chur · The evening before",
    );
    await expect(rowOf("plan_trip").getByLabelText("Place")).toBeVisible();
  },
};

/** What was entered is behind "Show answers". */
export const Stopped: Story = {
  play: async ({ userEvent }) => {
    const row = rowOf("subscribe_alerts");
    await userEvent.type(await row.findByLabelText("Place"), "Chur");
    await userEvent.click(row.getByRole("button", { name: "Stop" }));
    await expect(await row.findByRole("group", { name: "You stopped subscribe_alerts" })).toHaveTextContent(
      "Nothing was sent",
    );
    await userEvent.click(row.getByRole("button", { name: "Show answers" }));
    await expect(row.getByRole("definition")).toHaveTextContent("Chur");
  },
};

export const Narrow: Story = { ...Settled, globals: { viewport: { value: "mobile1", isRotated: false } } };

export const Dark: Story = { ...Settled, globals: { theme: "dark" } };
