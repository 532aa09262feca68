import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { screen } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, see, send } from "../support/steps.js";

/** A host that fetches entered addresses can restrict them (`policy.urls`), so that nobody makes it fetch from its own network. */
const meta = {
  title: "Trust/Addresses",
  component: ElicitationDialog,
  args: {
    ...dialogArgs,
    policy: { urls: { allowedSchemes: ["https"], blockPrivateAddresses: true, blockLocalhost: true } },
    request: askForAll("Where should alerts be sent?", {
      hook: { type: "string", format: "uri", title: "Webhook" },
    }),
  },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const box = (): Promise<HTMLElement> => screen.findByRole("textbox", { name: "Webhook" });

async function expectRefusal(address: string, words: string): Promise<void> {
  await enter("Webhook", address);
  await send();
  await expectFault(await box(), words);
}

export const Taken: Story = {
  play: async ({ args }) => {
    await enter("Webhook", "https://hooks.example/alerts");
    await send();
    await expectAnswers(args.onResult, { hook: "https://hooks.example/alerts" });
  },
};

export const OtherScheme: Story = {
  play: () => expectRefusal("http://hooks.example/alerts", "Must start with https://"),
};

export const PrivateNetwork: Story = {
  play: () => expectRefusal("https://192.168.0.1/admin", "Leads into a private network, which isn’t allowed here"),
};

/** 127.0.0.1, written as one number. */
export const InDisguise: Story = {
  play: () => expectRefusal("https://2130706433/", "Leads to your own computer, which isn’t allowed here"),
};

/** A server's default is also checked before the person sends it. */
export const FilledIn: Story = {
  args: {
    request: askForAll("Where should alerts be sent?", {
      hook: { type: "string", format: "uri", title: "Webhook", default: "https://10.0.0.7/hook" },
    }),
  },
  play: () => see(/Leads into a private network/),
};
