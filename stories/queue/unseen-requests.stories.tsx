import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { createElicitationQueue } from "react-elicitation";
import { expect, screen } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { calendar, weather } from "../support/servers.js";
import { press, see } from "../support/steps.js";
import { UnseenRequests } from "./unseen-requests.js";
import "../support/stage.css";

/** One server is muted, and the other one asks more often than the queue lets it. */
function Settings(): ReactNode {
  const [queue] = useState(() => {
    const made = createElicitationQueue({ requestsPerMinute: 1 });
    made.mute(weather);
    for (const server of [weather, calendar, calendar, calendar]) {
      void made.elicit(askForAll("Where are you?", { city: { type: "string", title: "City" } }), { server });
    }
    return made;
  });
  return (
    <main className="stage">
      <h1 className="stage-title">Settings</h1>
      <UnseenRequests queue={queue} />
    </main>
  );
}

/** A section of a host's settings, made of `useElicitations`: what was cancelled unseen, why, and the way out. */
const meta = { title: "Queue/Unseen requests", component: Settings } satisfies Meta<typeof Settings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async () => {
    await see(/You muted it/);
    await see(/It asked too often/);
  },
};

/** Unmuting a server also takes it off the list. */
export const Unmuted: Story = {
  play: async () => {
    await press("Let it ask again");
    await expect(screen.queryByRole("listitem", { name: "weather" })).not.toBeInTheDocument();
    await expect(screen.getByRole("listitem", { name: "calendar" })).toBeVisible();
  },
};
