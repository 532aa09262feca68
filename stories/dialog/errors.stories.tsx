import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, enterDate, expectFault, expectToFit, send } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** Accepting is never disabled: it explains what is wrong, in words, at the field and in one list. */
const meta = {
  title: "Dialog/Errors",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

async function fillIn({ email, threshold }: { readonly email: string; readonly threshold: string }): Promise<void> {
  await enter("Full name", "Ada Example");
  await enter("Email", email);
  await enterDate("First day", "2026-12-01");
  await userEvent.click(screen.getByRole("radio", { name: "Celsius" }));
  await enter("Alert below", threshold);
}

/** Focus moves to the only field with an error. */
export const OneError: Story = {
  play: async ({ args }) => {
    await fillIn({ email: "ada@", threshold: "3" });
    await send();
    await expectFault(
      screen.getByRole("textbox", { name: "Email" }),
      "Must be an email address, like name@example.com",
    );
    await expect(screen.queryByText("Check these answers")).not.toBeInTheDocument();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** Focus moves to the error summary. */
export const TwoErrors: Story = {
  play: async ({ args }) => {
    await fillIn({ email: "ada@", threshold: "41" });
    await send();
    const summary = await screen.findByRole("group", { name: "Check these answers" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Email: Must be an email address, like name@example.com", "Alert below: Must be 40 or less"]);
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** Its links lead to the fields. */
export const FollowedToField: Story = {
  play: async () => {
    await fillIn({ email: "ada@", threshold: "41" });
    await send();
    await waitFor(() => expect(screen.getByRole("group", { name: "Check these answers" })).toHaveFocus());
    await userEvent.click(await screen.findByRole("link", { name: "Alert below: Must be 40 or less" }));
    await expectFault(screen.getByRole("textbox", { name: "Alert below" }), "Must be 40 or less");
  },
};

/** A corrected answer leaves the list. When all are corrected, the list disappears. */
export const Mended: Story = {
  play: async () => {
    await fillIn({ email: "ada@", threshold: "41" });
    await send();
    await screen.findByRole("group", { name: "Check these answers" });
    await enter("Email", "ada@example.org");
    await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(1));
    await enter("Alert below", "4");
    await waitFor(() => expect(screen.queryByText("Check these answers")).not.toBeInTheDocument());
  },
};

/** Everything at once. */
export const AllMissing: Story = {
  play: async () => {
    await enter(/Alert below/, "");
    await send();
    const summary = await screen.findByRole("group", { name: "Check these answers" });
    await expect(within(summary).getAllByRole("link")).toHaveLength(5);
    await expectToFit();
  },
};

export const AllMissingNarrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await send();
    await expect(await screen.findAllByRole("link")).toHaveLength(4);
    await expectToFit();
  },
};
