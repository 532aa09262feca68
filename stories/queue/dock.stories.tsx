import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationHost } from "react-elicitation";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { calendar, weather } from "../support/servers.js";
import { enter, expectToFit, press } from "../support/steps.js";
import { QueueStage } from "./queue-stage.js";

/**
 * With `placement="dock"`, requests are shown where the `ElicitationHost` is rendered: above the composer of a chat. The chat can be read and
 * written meanwhile. A request can be folded to one line, which answers nothing, and can be opened as a dialog.
 */
const meta = {
  title: "Queue/Dock",
  component: QueueStage,
  subcomponents: { ElicitationHost },
  args: {
    activationDelay: 0,
    placement: "dock",
    onResult: fn(),
    asked: [
      {
        server: weather,
        params: askForAll(
          "Where and when should frost alerts reach you?",
          {
            place: { type: "string", title: "Place" },
            warn: { type: "string", title: "Warn me", enum: ["The evening before", "At 5 in the morning"] },
            low: { type: "number", title: "Lowest temperature", description: "In °C" },
          },
          ["place"],
        ),
      },
      { server: calendar, params: askForAll("Add the trip to your calendar?", {}) },
    ],
  },
} satisfies Meta<typeof QueueStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const openFirst = async (): Promise<void> => {
  await press("Let 2 servers ask");
  await screen.findByRole("dialog", { name: "weather asks for information" });
};

const seeAnswer = (): Promise<void> =>
  waitFor(() => expect(screen.getByRole("button", { name: "Answer" })).toBeVisible());

/** A request comes unfolded if the person is not writing. It takes no focus. */
export const Unfolded: Story = {
  play: async () => {
    await openFirst();
    const place = await screen.findByRole("textbox", { name: "Place" });
    await waitFor(() => expect(place).toBeVisible());
    await expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-modal");
  },
};

export const Folded: Story = {
  play: async () => {
    await openFirst();
    await enter("Place", "Chur");
    await userEvent.keyboard("{Escape}");
    await seeAnswer();
    await expect(screen.queryByRole("textbox", { name: "Place" })).not.toBeInTheDocument();
  },
};

export const FoldedNarrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await openFirst();
    await press("Collapse");
    await seeAnswer();
    await expectToFit();
  },
};

/** After an answer from the open dock, the next request is open, too. */
export const Next: Story = {
  play: async ({ args }) => {
    await openFirst();
    await enter("Place", "Chur");
    await press("Send to weather");
    const title = await screen.findByRole("heading", { name: "calendar asks you to confirm" });
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() =>
      expect(args.onResult).toHaveBeenCalledWith("weather", { action: "accept", content: { place: "Chur" } }),
    );
  },
};

/** The first place is the dialog. "Answer later" moves the request to the dock, with its answers. */
export const AnsweredLater: Story = {
  args: { placement: "dialog" },
  play: async () => {
    await openFirst();
    await enter("Place", "Chur");
    await press("Answer later");
    await press("Answer");
    await expect(await screen.findByRole("textbox", { name: "Place" })).toHaveValue("Chur");
  },
};
