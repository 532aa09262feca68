import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { expectResult, expectToFit, press, see } from "../support/steps.js";

/** After a page has been opened, the dialog waits for the person to come back. */
const meta = {
  title: "Life of a request/Page that is open",
  component: ElicitationDialog,
  args: {
    ...dialogArgs,
    url: { open: () => true },
    request: {
      mode: "url",
      elicitationId: "a404ded6",
      message: "Sign in with your station account to share its readings.",
      url: "https://accounts.weather.example/authorize?client=weather&state=9f2c81",
    },
  },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opening it was the answer: nothing is left to decline. */
export const Accepted: Story = {
  play: async ({ args }) => {
    await press(/^Open page/);
    await see(/then come back here/);
    await expect(args.onResult).toHaveBeenCalledWith({ action: "accept" });
    await expect(screen.queryByRole("button", { name: "Decline" })).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await press(/^Open page/);
    await see(/then come back here/);
    await expectToFit();
  },
};

/** The host accepts only when the person has finished. Until then they can still decline. */
export const ToBeFinished: Story = {
  args: { url: { open: () => true, acceptOn: "finish" } },
  play: async ({ args }) => {
    await press(/^Open page/);
    await see(/then come back here/);
    await expect(args.onResult).not.toHaveBeenCalled();
    await press("Done");
    await expectResult(args.onResult, { action: "accept" });
  },
};
