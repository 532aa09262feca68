import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog, type FieldOverrides } from "react-elicitation";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, see, send } from "../support/steps.js";

/** Fields that depend on other answers, by conditions that a host adds with `fields`. Form definitions can have the same conditions. */
const meta = {
  title: "Dialog/Conditions",
  component: ElicitationDialog,
  args: {
    ...dialogArgs,
    request: askForAll(
      "How shall we send you alerts?",
      {
        channel: { type: "string", title: "Channel", enum: ["email", "phone", "none"] },
        phone: { type: "string", title: "Phone number", minLength: 5 },
        from: { type: "integer", title: "From hour", minimum: 0, maximum: 23 },
        until: { type: "integer", title: "Until hour", minimum: 0, maximum: 23 },
      },
      [],
    ),
  },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

async function choose(channel: string): Promise<void> {
  await userEvent.click(await screen.findByRole("radio", { name: channel }));
}

const byPhone = { field: "channel", operator: "equals", value: "phone" } as const;

/** A hidden field is neither checked nor sent. Its answer is still there when the field is shown again. */
export const ShowOrHide: Story = {
  args: { fields: { phone: { conditions: [{ action: "show", when: byPhone }] } } satisfies FieldOverrides },
  play: async ({ args }) => {
    await expect(screen.queryByRole("textbox", { name: "Phone number" })).not.toBeInTheDocument();
    await choose("phone");
    await enter("Phone number", "0");
    await choose("email");
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Phone number" })).not.toBeInTheDocument());
    await choose("phone");
    await expect(await screen.findByRole("textbox", { name: "Phone number" })).toHaveValue("0");
    await choose("email");
    await send();
    await expectAnswers(args.onResult, { channel: "email" });
  },
};

/** A disabled field can be read. Its answer is not sent. */
export const EnableOrDisable: Story = {
  args: { fields: { phone: { conditions: [{ action: "enable", when: byPhone }] } } satisfies FieldOverrides },
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: "Phone number" })).toBeDisabled();
    await choose("phone");
    await enter("Phone number", "0123456");
  },
};

export const Require: Story = {
  args: { fields: { phone: { conditions: [{ action: "require", when: byPhone }] } } satisfies FieldOverrides },
  play: async () => {
    await choose("phone");
    await send();
    await expectFault(screen.getByRole("textbox", { name: "Phone number" }), "Enter an answer");
  },
};

/** The operator `in` with a list of values. */
export const OneOfSeveral: Story = {
  args: {
    fields: {
      phone: { conditions: [{ action: "hide", when: { field: "channel", operator: "in", value: ["email", "none"] } }] },
    } satisfies FieldOverrides,
  },
};

/** Numbers and days are compared by their size. */
export const MoreThan: Story = {
  args: {
    fields: {
      until: { conditions: [{ action: "disable", when: { field: "from", operator: "greaterThan", value: 22 } }] },
    } satisfies FieldOverrides,
  },
};

/** A condition that any answer meets. */
export const Answered: Story = {
  args: {
    fields: {
      until: { conditions: [{ action: "require", when: { field: "from", operator: "isSet" } }] },
    } satisfies FieldOverrides,
  },
  play: async () => {
    await enter("From hour", "20");
    await send();
    await expectFault(screen.getByRole("textbox", { name: "Until hour" }), "Enter an answer");
  },
};

/** Conditions of several parts: any of two channels, unless the hours are given. */
export const Combined: Story = {
  args: {
    fields: {
      phone: {
        conditions: [
          {
            action: "show",
            when: {
              all: [
                { any: [byPhone, { field: "channel", operator: "equals", value: "email" }] },
                { not: { field: "from", operator: "greaterThan", value: 12 } },
              ],
            },
          },
        ],
      },
    } satisfies FieldOverrides,
  },
  play: async () => {
    await choose("email");
    await expect(await screen.findByRole("textbox", { name: "Phone number" })).toBeInTheDocument();
    await enter("From hour", "13");
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "Phone number" })).not.toBeInTheDocument());
  },
};

/** The host's `validate` compares answers. Its error disappears when an answer that it depends on changes. */
export const AnswersThatDoNotFit: Story = {
  args: {
    validate: ({ from = 0, until = 23 }) => (from > until ? { until: "Must be after the first" } : undefined),
    fields: { until: { dependencies: ["from"] } } satisfies FieldOverrides,
  },
  play: async ({ args }) => {
    await enter("From hour", "20");
    await enter("Until hour", "8");
    await send();
    await expectFault(screen.getByRole("textbox", { name: "Until hour" }), "Must be after the first");
    await enter("From hour", "6");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Until hour" })).toBeValid());
    await send();
    await expectAnswers(args.onResult, { from: 6, until: 8 });
  },
};

/** The same check as a condition with the action `validate`, which form definitions also have. */
export const CheckedAgain: Story = {
  ...AnswersThatDoNotFit,
  args: {
    ...AnswersThatDoNotFit.args,
    fields: {
      until: { conditions: [{ action: "validate", when: { field: "from", operator: "isSet" } }] },
    } satisfies FieldOverrides,
  },
};

/** A `validate` that calls a server. The person can leave meanwhile, which aborts its `signal`. */
export const CheckedElsewhere: Story = {
  args: {
    validate: ({ phone }) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(phone === "01234" ? { phone: "Nobody answers there" } : undefined), 500);
      }),
  },
  play: async ({ args }) => {
    await enter("Phone number", "01234");
    await send();
    await expectFault(screen.getByRole("textbox", { name: "Phone number" }), "Nobody answers there");
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** An asynchronous `validate` that returns an error for the form as a whole. */
export const AnswersThatAreRefusedTogether: Story = {
  args: { validate: () => Promise.resolve("Choose at least one way to reach you.") },
  play: async ({ args }) => {
    await send();
    await see("Choose at least one way to reach you.");
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};
