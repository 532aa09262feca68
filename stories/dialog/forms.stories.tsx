import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import everything from "../../test/requests/server-everything.json";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { calendar } from "../support/servers.js";
import { enter, enterDate, expectAnswers, expectResult, expectToFit, press, see, send } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** Whole forms, as servers send them. */
const meta = {
  title: "Dialog/Forms",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const [everythingRequest] = everything.requests;

/** The title and the origin come from the host. The server's own name comes second. */
export const Weather: Story = {
  args: { request: weatherAlerts },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "weather asks for information" });
    await expect(dialog).toHaveAccessibleDescription("To send you alerts I need to know where and how to reach you.");
    await expect(dialog).toHaveTextContent("weather.examplecalls itself “Weather Pro” 2.1");
    await expect(screen.getByRole("heading", { name: "weather asks for information" })).toHaveFocus();
  },
};

export const WeatherAnswered: Story = {
  args: { request: weatherAlerts },
  play: async ({ args }) => {
    await enter("Full name", "Ada Example");
    await enter("Email", "ada@example.org");
    await enterDate("First day", "2026-12-01");
    await userEvent.click(screen.getByRole("radio", { name: "Celsius" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Storm" }));
    await send();
    await expectAnswers(args.onResult, {
      name: "Ada Example",
      email: "ada@example.org",
      start: "2026-12-01",
      unit: "c",
      alerts: ["Frost", "Storm"],
      threshold: 3.5,
    });
  },
};

/** The 13 fields of `@modelcontextprotocol/server-everything`: every kind, and every spelling of an enum. */
export const Everything: Story = {
  args: { request: everythingRequest?.params },
  play: async () => {
    await expect(await screen.findAllByRole("textbox")).toHaveLength(6);
    await expect(screen.getAllByRole("radiogroup")).toHaveLength(3);
    await expect(screen.getByRole("textbox", { name: "Integer" })).toHaveValue("42");
  },
};

export const EverythingAnswered: Story = {
  args: { request: everythingRequest?.params },
  play: async ({ args }) => {
    await enter("String", "Ada");
    await send();
    await expectAnswers(args.onResult, {
      name: "Ada",
      firstLine: "It was a dark and stormy night.",
      integer: 42,
      number: 3.14,
      untitledSingleSelectEnum: "Monica",
      untitledMultipleSelectEnum: ["Guitar"],
      titledSingleSelectEnum: "hero-1",
      titledMultipleSelectEnum: ["fish-1"],
      legacyTitledEnum: "pet-1",
    });
  },
};

const confirmation = askForAll("Delete the series “Team lunch” with 12 entries? This cannot be undone.", {});

/** A question without fields. */
export const Confirmation: Story = {
  args: { request: confirmation, server: calendar },
  play: async () => {
    await screen.findByRole("dialog", { name: "calendar asks you to confirm" });
    await see("npx calendar-server");
    await expect(screen.getByRole("button", { name: "Confirm" })).toBeVisible();
  },
};

/** A form's accept always has content, at least an empty one. */
export const Confirmed: Story = {
  args: { request: confirmation, server: calendar },
  play: async ({ args }) => {
    await press("Confirm");
    await expectAnswers(args.onResult, {});
  },
};

export const Declined: Story = {
  args: { request: weatherAlerts },
  play: async ({ args }) => {
    await enter("Full name", "Ada Example");
    await press("Decline");
    await press("Decline anyway");
    await expectResult(args.onResult, { action: "decline" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Ask again" })).toHaveFocus());
  },
};

/** Fields scroll; header and actions stay. */
export const ManyFields: Story = {
  args: {
    request: askForAll(
      "Please list your team.",
      Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`member${index + 1}`, { type: "string" }])),
    ),
  },
  play: async () => {
    const last = await screen.findByRole("textbox", { name: "Member60" });
    last.focus();
    const { bottom } = last.getBoundingClientRect();
    const actions = screen.getByRole("button", { name: "Decline" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(actions.top);
    await expect(actions.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectToFit();
  },
};
