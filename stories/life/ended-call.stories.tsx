import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectResult, press } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

const title = { name: "weather stopped waiting" };

/** A call that times out, or whose server dies, while its request is open. Press the button, and nobody waits any more. */
const meta = {
  title: "Life of a request/Ended call",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: function EndingCall(args) {
    const [call] = useState(() => new AbortController());
    return (
      <>
        <DialogStage {...args} signal={call.signal} />
        <button id="end-call" type="button" onClick={() => call.abort("ended")}>
          End the call
        </button>
      </>
    );
  },
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ends the call as a server's timeout would. By script, because the button is behind the dialog. */
const endCall = (): void => document.querySelector<HTMLElement>("#end-call")?.click();

/** The result is `cancel`. The entered answers can be read and copied, and are filled in when the request is repeated. */
export const WithAnswers: Story = {
  play: async () => {
    await enter("Full name", "Ada Example");
    endCall();
    await expect(await screen.findByRole("dialog", title)).toHaveTextContent("Ada Example");
  },
};

export const NothingEntered: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    endCall();
    await screen.findByRole("dialog", title);
    await press("Close");
    await expectResult(args.onResult, { action: "cancel" });
  },
};
