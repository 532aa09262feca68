import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard } from "react-elicitation";
import { de } from "react-elicitation/locales/de";
import { expect, screen, within } from "storybook/test";
import { askForAll, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { press } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";
import { card, expectCardsToFit } from "./card-steps.js";
import { ExpiringCard } from "./expiring-card.js";
import { Transcript } from "./transcript.js";

const answers = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  start: "2026-12-01",
  unit: "c",
  alerts: ["Frost", "Storm", "Heavy rain"],
  threshold: -3.5,
  weekly: true,
};

/** What a card becomes: a record in the transcript, drawn again from the host's history with `result`. */
const meta = {
  title: "Card/Settled",
  component: ElicitationCard,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => (
    <Transcript>
      <ElicitationCard {...args} />
    </Transcript>
  ),
} satisfies Meta<typeof ElicitationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: "mobile1", isRotated: false } };
const city = askForAll("Which city is the forecast for?", { city: { type: "string", title: "City" } });
const signIn = {
  mode: "url",
  elicitationId: "a404ded6",
  message: "Sign in with your station account to share its readings.",
  url: "https://accounts.weather.example/authorize?client=weather&state=9f2c81",
};

/** Answers as text: titles of options, and numbers and dates in the person's locale. */
export const Accepted: Story = {
  args: { result: { action: "accept", content: answers } },
  play: async ({ args, userEvent }) => {
    const shown = within(await card("Sent to weather"));
    await userEvent.click(shown.getByRole("button", { name: "Show answers" }));
    await userEvent.click(shown.getByRole("button", { name: "Show all" }));
    await expect(await shown.findByText("Celsius")).toBeVisible();
    await expect(shown.getByText("Frost, Storm, and Heavy rain")).toBeVisible();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  args: { request: askForAll("Delete all alerts?", {}), result: { action: "accept", content: {} } },
};

export const WebPageOpened: Story = { args: { request: signIn, result: { action: "accept" } } };

/** Only the name and size of a file are shown. */
export const WithAFile: Story = {
  args: {
    request: askForAll("Which way is up?", {
      photo: { type: "string", format: "uri", title: "Photo", "x-mcp-file": { accept: ["image/png"] } },
    }),
    policy: { files: true },
    result: { action: "accept", content: { photo: `data:image/png;name=sky.png;base64,${"iVBORw0K".repeat(6000)}` } },
  },
  play: async () => {
    const shown = await card("Sent to weather");
    await expect(shown).toHaveTextContent(/sky\.png.* \(35.2 kB\)/);
  },
};

export const Declined: Story = { args: { request: city, result: { action: "decline" } } };

export const Cancelled: Story = { args: { request: city, result: { action: "cancel" } } };

/** The server stops waiting while the person types: nothing is sent, and nothing is lost. */
export const Expired: Story = {
  args: { request: city },
  render: (args) => (
    <Transcript>
      <ExpiringCard {...args} />
    </Transcript>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "City" }), "Oslo");
    await press("Stop waiting");
    await card("weather stopped waiting");
    await expect(args.onResult).toHaveBeenCalledTimes(1);
    await expect(args.onResult).toHaveBeenCalledWith({ action: "cancel" });
    await expect(screen.getByRole("button", { name: "Stop waiting" })).toHaveFocus();
    await press("Show answers");
    await expect(await card("weather stopped waiting")).toHaveTextContent("Oslo");
  },
};

/** Several cards of one server in one transcript. One of them is still open. */
export const Several: Story = {
  render: (args) => (
    <Transcript>
      <ElicitationCard {...args} result={{ action: "accept", content: answers }} />
      <p>Now your station.</p>
      <ElicitationCard {...args} request={signIn} result={{ action: "decline" }} />
      <ElicitationCard {...args} request={signIn} result={{ action: "accept" }} />
      <p>One more thing.</p>
      <ElicitationCard {...args} request={city} />
    </Transcript>
  ),
  play: async () => {
    await expect(screen.getAllByRole("group")).toHaveLength(4);
    await expectCardsToFit();
  },
};

export const Dark: Story = { ...Several, globals: { theme: "dark" } };

export const Narrow: Story = { ...Several, globals: narrow };

export const RightToLeft: Story = { ...Several, globals: { direction: "rtl" } };

/** Words that go on for longer than any line, and a list that goes on for longer than a card should. */
export const Long: Story = {
  globals: narrow,
  args: {
    request: askForAll(
      longTexts.description,
      Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [
          `q${index}`,
          { type: "string", title: `${index}: ${longTexts.title}` },
        ]),
      ),
    ),
    result: {
      action: "accept",
      content: { q0: "w".repeat(300), q1: `${longTexts.description}\n`.repeat(20), q2: "2" },
    },
  },
  play: async () => {
    await press("Show answers");
    await expect(await screen.findAllByRole("button", { name: "Show all" })).toHaveLength(1);
    await expectCardsToFit();
  },
};

export const German: Story = {
  args: { result: { action: "accept", content: answers }, messages: de, locale: "de" },
  play: async ({ userEvent }) => {
    const shown = within(await card("An weather gesendet"));
    await userEvent.click(shown.getByRole("button", { name: "Antworten anzeigen" }));
    await expect(shown.getByText("1. Dezember 2026")).toBeVisible();
    await userEvent.click(shown.getByRole("button", { name: "Alle anzeigen" }));
    await expect(shown.getByText("−3,5")).toBeVisible();
  },
};
