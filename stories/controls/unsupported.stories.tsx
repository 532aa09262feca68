import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen } from "storybook/test";
import { askFor, askForAll, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectResult, expectToFit, press, see, send } from "../support/steps.js";

/** A property that no control fits is named, and blocks sending only where it is required. */
const meta = {
  title: "Controls/Unsupported",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const city = { type: "string", title: "City" };
const address = { type: "object", title: "Address", properties: { street: { type: "string" } } };

/** The other fields can be answered. */
export const Optional: Story = {
  args: { request: askForAll("Where do you live?", { city, address }, ["city"]) },
  play: () => see(/can’t be answered here/),
};

export const LeftOut: Story = {
  args: { request: askForAll("Where do you live?", { city, address }, ["city"]) },
  play: async ({ args }) => {
    await enter("City", "Oslo");
    await send();
    await expectAnswers(args.onResult, { city: "Oslo" });
  },
};

/** Nothing could be sent, so there are no controls. The dialog says why, and lists the labels. */
export const Required: Story = {
  args: { request: askForAll("Where do you live?", { city, address }) },
  play: async () => {
    await see(/so this form can’t be sent/);
    await expect(screen.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
    await expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["City", "Address"]);
  },
};

export const RequiredDeclined: Story = {
  args: { request: askFor(address) },
  play: async ({ args }) => {
    await press("Decline");
    await expectResult(args.onResult, { action: "decline" });
  },
};

export const NoOptions: Story = {
  args: { request: askOptionally({ type: "string", title: "Station", enum: [] }) },
  play: () => see(/has no options to choose from/),
};

export const Contradiction: Story = {
  args: { request: askOptionally({ type: "number", title: "Alert below", minimum: 5, maximum: 3 }) },
  play: () => see(/so it’s left out/),
};

export const LongTexts: Story = {
  args: { request: askOptionally({ ...address, ...longTexts }) },
  play: async () => {
    await see(/^The name of the place, region, mountain/);
    await expectToFit();
  },
};
