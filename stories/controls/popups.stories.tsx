import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ControlProps, ElicitationDialog } from "react-elicitation";
import type { FunctionComponent } from "react";
import { screen, userEvent } from "storybook/test";
import { askFor } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { Autocomplete, Plain, RadixPopover, ReactAriaSelect, Select } from "../support/popup-controls.js";
import { expectAnswers, send } from "../support/steps.js";

/**
 * A host's own controls with popups. They put the popup into `container`, because nothing outside of the dialog can be pressed. The first
 * Escape closes the popup, the second one is for the dialog.
 */
const meta = {
  title: "Controls/Popups",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: askFor({ type: "string", title: "Place" }) },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const story = (component: FunctionComponent<ControlProps<"text">>): Story => ({
  args: { fields: { answer: { component } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByLabelText(/Place/));
    await userEvent.click(await screen.findByText("Oslo", { ignore: "option" }));
    await send();
    await expectAnswers(args.onResult, { answer: "Oslo" });
  },
});

export const PopoverOfRadix: Story = story(RadixPopover);
export const SelectOfReactAria: Story = story(ReactAriaSelect);
export const SelectOfMui: Story = story(Select);
export const AutocompleteOfMui: Story = story(Autocomplete);
export const PopoverOfTheBrowser: Story = story(Plain);
