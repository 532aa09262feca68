import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationHost } from "react-elicitation";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { calendar, tickets, weather } from "../support/servers.js";
import { enter, expectToFit, press, see } from "../support/steps.js";
import { QueueStage } from "./queue-stage.js";

/** Several requests at once, as from several tool calls. One dialog shows them one after the other, with their position. */
const meta = {
  title: "Queue",
  component: QueueStage,
  subcomponents: { ElicitationHost },
  args: {
    activationDelay: 0,
    onResult: fn(),
    asked: [
      { server: weather, params: askForAll("Where are you?", { city: { type: "string", title: "City" } }) },
      { server: calendar, params: askForAll("Add the trip to your calendar?", {}) },
      {
        server: tickets,
        params: { mode: "url", message: "Pay for your ticket.", url: "https://tickets.example/pay" },
      },
    ],
  },
} satisfies Meta<typeof QueueStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstOfThree: Story = {
  play: async () => {
    await press("Let 3 servers ask");
    await screen.findByRole("dialog", { name: "weather asks a question" });
    await see("1 of 3");
  },
};

export const FirstOfThreeNarrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await press("Let 3 servers ask");
    await see("1 of 3");
    await expectToFit();
  },
};

/** The next request takes the place of the last one in the same dialog, and its title is read out. */
export const SecondOfThree: Story = {
  play: async ({ args }) => {
    await press("Let 3 servers ask");
    const dialog = await screen.findByRole("dialog");
    await enter("City", "Oslo");
    await press("Send to weather");
    await see("2 of 3");
    await expect(screen.getByRole("dialog", { name: "calendar asks you to confirm" })).toBe(dialog);
    await waitFor(() => expect(screen.getByRole("heading", { name: "calendar asks you to confirm" })).toHaveFocus());
    await waitFor(() =>
      expect(args.onResult).toHaveBeenCalledWith("weather", { action: "accept", content: { city: "Oslo" } }),
    );
  },
};

/** Each gets its own answer, once, and focus goes back to the page at the end. */
export const AllAnswered: Story = {
  play: async ({ args }) => {
    await press("Let 3 servers ask");
    await press("Decline");
    await press("Confirm");
    await screen.findByRole("dialog", { name: "tickets wants to open a page" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onResult).toHaveBeenCalledTimes(3));
    await expect(args.onResult).toHaveBeenNthCalledWith(1, "weather", { action: "decline" });
    await expect(args.onResult).toHaveBeenNthCalledWith(2, "calendar", { action: "accept", content: {} });
    await expect(args.onResult).toHaveBeenNthCalledWith(3, "tickets", { action: "cancel" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Let 3 servers ask" })).toHaveFocus());
  },
};

/** A request that its server withdraws while it waits is never shown. */
export const TakenBack: Story = {
  args: { withdrawSecond: true },
  play: async ({ args }) => {
    await press("Let 3 servers ask");
    await press("Decline");
    await screen.findByRole("dialog", { name: "tickets wants to open a page" });
    await expect(args.onResult).toHaveBeenCalledWith("calendar", { action: "cancel" });
  },
};

/** A malformed request does not hold up the others. */
export const MalformedAmongThem: Story = {
  args: {
    asked: [
      { server: tickets, params: "nonsense" },
      { server: weather, params: askForAll("Where are you?", { city: { type: "string", title: "City" } }) },
    ],
  },
  play: async () => {
    await press("Let 2 servers ask");
    await screen.findByRole("dialog", { name: "tickets sent a request that can’t be shown" });
    await press("Decline");
    await screen.findByRole("dialog", { name: "weather asks a question" });
    await see("2 of 2");
  },
};

const weatherAgain = [
  { server: weather, params: askForAll("Where are you?", { city: { type: "string", title: "City" } }) },
  { server: weather, params: askForAll("And your phone?", { phone: { type: "string", title: "Phone" } }) },
  { server: calendar, params: askForAll("Add the trip to your calendar?", {}) },
  { server: weather, params: askForAll("And your friends?", { friends: { type: "string", title: "Friends" } }) },
];

/** From the second request of a server on, the person can mute it. */
export const AskingAgain: Story = {
  args: { asked: weatherAgain },
  play: async () => {
    await press("Let 4 servers ask");
    await press("Decline");
    await screen.findByRole("button", { name: "Decline this and all later requests from weather" });
  },
};

export const AskingAgainNarrow: Story = {
  args: { asked: weatherAgain },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await press("Let 4 servers ask");
    await press("Decline");
    await screen.findByRole("button", { name: "Decline this and all later requests from weather" });
    await expectToFit();
  },
};

export const MutedServer: Story = {
  args: { asked: weatherAgain },
  play: async ({ args }) => {
    await press("Let 4 servers ask");
    await press("Decline");
    await press("Decline this and all later requests from weather");
    await screen.findByRole("dialog", { name: "calendar asks you to confirm" });
    await press("Confirm");
    await waitFor(() => expect(args.onResult).toHaveBeenCalledTimes(4));
    await expect(args.onResult).toHaveBeenCalledWith("calendar", { action: "accept", content: {} });
  },
};
