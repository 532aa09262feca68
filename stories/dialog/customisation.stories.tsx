import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ControlProps, ElicitationDialog, useFieldValue } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { ClassButton, classButtonStyles, MaterialButton } from "../support/host-buttons.js";
import { StarRating } from "../support/star-rating.js";
import { enter, expectAnswers, press, see, send } from "../support/steps.js";

/** A host's own controls, by kind of field or for one property, and its own words for a property it knows. */
const meta = {
  title: "Dialog/Customisation",
  component: ElicitationDialog,
  args: {
    ...dialogArgs,
    request: askForAll("How was it?", {
      city: { type: "string", title: "city_name" },
      stars: { type: "integer", title: "Forecast", description: "How well it met the day", minimum: 1, maximum: 5 },
      fine: { type: "integer", title: "Fine print", minimum: 1, maximum: 9 },
    }),
  },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const components = { number: StarRating };

/** For every number. */
export const ControlByKind: Story = {
  args: { components },
  play: async () => {
    const group = await screen.findByRole("group", { name: "Forecast" });
    await expect(group).toHaveAccessibleDescription("How well it met the day Whole number from 1 to 5");
    await expect(screen.getByRole("group", { name: "Fine print" })).toBeInTheDocument();
  },
};

export const ControlAnswered: Story = {
  args: { components },
  play: async ({ args }) => {
    await enter("city_name", "Oslo");
    for (const star of screen.getAllByRole("button", { name: "4 stars" })) {
      star.click();
    }
    await send();
    await expectAnswers(args.onResult, { city: "Oslo", stars: 4, fine: 4 });
  },
};

/** Errors and the links of the error summary work for a host's control as for the kit's own. */
export const ControlMissing: Story = {
  args: { components },
  play: async () => {
    await send();
    const summary = await screen.findByRole("group", { name: "Check these answers" });
    await waitFor(() => expect(summary).toHaveFocus());
    screen.getByRole("link", { name: "Forecast: Enter an answer" }).click();
    await expect(screen.getAllByRole("button", { name: "1 star" })[0]).toHaveFocus();
  },
};

function Shout({ field, inputProps }: ControlProps) {
  const [value, setValue] = useFieldValue(field);
  return (
    <input
      {...inputProps}
      className="elicit-input"
      value={typeof value === "string" ? value : ""}
      onChange={(event) => setValue(event.target.value.toUpperCase())}
    />
  );
}

/** For one property: words, the autofill token, a control. */
export const OneField: Story = {
  args: {
    fields: {
      city: { label: "City", description: "As on a map", autoComplete: "address-level2", component: Shout },
    },
  },
  play: async ({ args }) => {
    const box = await screen.findByRole("textbox", { name: "City" });
    await expect(box).toHaveAttribute("autocomplete", "address-level2");
    await expect(box).toHaveAccessibleDescription("As on a map");
    await enter("City", "Oslo");
    await enter("Forecast", "5");
    await enter("Fine print", "9");
    await send();
    await expectAnswers(args.onResult, { city: "OSLO", stars: 5, fine: 9 });
  },
};

/** Custom properties on `:root`, or on any element around the dialog. */
export const OwnColours: Story = {
  render: (args) => (
    <>
      <style>{`:root {
        --elicit-accent: #6b21a8;
        --elicit-control-radius: 2px;
        --elicit-radius: 4px;
      }`}</style>
      <DialogStage {...args} />
    </>
  ),
  play: async () => {
    await see("city_name");
    const accept = screen.getByRole("button", { name: "Send to weather" });
    await expect(getComputedStyle(accept).backgroundColor).toBe("rgb(107, 33, 168)");
  },
};

/** Material UI's button in place of the kit's: the guard, busy state and keys are the same. */
export const MaterialButtons: Story = {
  args: { components: { button: MaterialButton }, onMute: () => undefined },
  play: async ({ args }) => {
    await enter("city_name", "Oslo");
    await enter("Forecast", "4");
    await enter("Fine print", "4");
    await send();
    await expectAnswers(args.onResult, { city: "Oslo", stars: 4, fine: 4 });
  },
};

/** A button that is made of classes, and classes on parts of the kit. */
export const OwnClasses: Story = {
  args: {
    components: { button: ClassButton },
    classNames: { title: "app-title" },
  },
  render: (args) => (
    <>
      <style>{classButtonStyles}</style>
      <DialogStage {...args} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 2 })).toHaveClass("elicit-title", "app-title");
    await press("Decline");
    await waitFor(() => expect(screen.queryByRole("heading", { level: 2 })).toBeNull());
  },
};
