import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, press, see, send } from "../support/steps.js";

/** A host that delivers answers with `onAccept` and shows the server's response in the form. */
const meta = {
  title: "Life of a request/Sending",
  component: ElicitationDialog,
  args: {
    ...dialogArgs,
    request: askForAll(
      "Choose how your station appears on the map.",
      {
        name: { type: "string", title: "Station name" },
        place: { type: "string", title: "Place" },
      },
      [],
    ),
  },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The server takes its time. Declining and cancelling are possible meanwhile. */
export const OnItsWay: Story = {
  args: { onAccept: () => new Promise(() => undefined) },
  play: async ({ args }) => {
    await send();
    await see("Sending to weather");
    await press("Decline");
    await expect(args.onResult).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** The server refuses an answer. The person corrects it at its field and sends again. */
export const RefusedOnce: Story = {
  args: {
    onAccept: ({ name }) =>
      Promise.resolve(name === "North" ? { fields: { name: "There is a station of this name already" } } : undefined),
  },
  play: async ({ args }) => {
    await enter("Station name", "North");
    await send();
    await expectFault(await screen.findByRole("textbox", { name: "Station name" }), "There is a station of this name");
    await enter("Station name", "North Pier");
    await send();
    await expectAnswers(args.onResult, { name: "North Pier" });
  },
};

export const RefusedInSeveralPlaces: Story = {
  args: { onAccept: () => ({ fields: { name: "Too long for the map", place: "Not on the map" } }) },
  play: async () => {
    await send();
    const summary = await screen.findByRole("group", { name: "Check these answers" });
    await expect(summary).toHaveTextContent("Station name: Too long for the mapPlace: Not on the map");
  },
};

/** The server was not reached. Nothing is lost, and the same answers can be sent again. */
export const Unreachable: Story = {
  args: { onAccept: () => Promise.reject(new Error("Offline.")) },
  play: async () => {
    await enter("Station name", "North");
    await send();
    await see("Couldn’t reach weather. Your answers are still here. Try again.");
    await expect(screen.getByRole("textbox", { name: "Station name" })).toHaveValue("North");
  },
};

/** After as many refusals as the host allows, nothing can be sent any more. */
export const RefusedForGood: Story = {
  args: { maxAttempts: 1, onAccept: () => ({ form: "The map is full." }) },
  play: async ({ args }) => {
    await send();
    await see("The map is full.");
    await press("Decline");
    await expect(args.onResult).toHaveBeenCalledWith({ action: "decline" });
  },
};
