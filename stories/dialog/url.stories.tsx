import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, spyOn } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { interceptOpening } from "../support/intercept-opening.js";
import { expectResult, expectToFit, finishPage, press, see } from "../support/steps.js";

/** A page to be opened outside the chat. The whole address and the warnings about it are shown before anything happens. */
const meta = {
  title: "Dialog/Web page",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = (url: string) => ({
  mode: "url",
  elicitationId: "a404ded6",
  message: "Sign in with your station account to share its readings.",
  url,
});
const signIn =
  "https://accounts.weather.example/authorize?client=weather&state=9f2c81&return=https%3A%2F%2Fweather.example%2Fdone";

async function expectRefusal(words: string): Promise<void> {
  await see(words);
  await expect(screen.queryByRole("button", { name: /^Open page/ })).not.toBeInTheDocument();
  await expect(screen.getByRole("button", { name: "Decline" })).toBeEnabled();
  await expect(screen.getByRole("button", { name: "Close without answering" })).toBeEnabled();
}

export const Normal: Story = {
  args: { request: open(signIn) },
  play: async () => {
    const accept = await screen.findByRole("button", { name: /^Open page/ });
    await expect(accept).toHaveAccessibleName("Open page accounts.weather.example");
    await expect(screen.queryByRole("link")).not.toBeInTheDocument();
  },
};

/** Opened by the person's own press, without opener and referrer; the answer has no content. */
export const Opened: Story = {
  args: { request: open(signIn) },
  play: async ({ args }) => {
    const visit = interceptOpening();
    await press(/^Open page/);
    await finishPage(args.onResult);
    await expect(visit).toHaveBeenCalledTimes(1);
    await expect(visit).toHaveBeenCalledWith(signIn, "noreferrer");
  },
};

export const Declined: Story = {
  args: { request: open(signIn) },
  play: async ({ args }) => {
    const visit = interceptOpening();
    await press("Decline");
    await expectResult(args.onResult, { action: "decline" });
    await expect(visit).not.toHaveBeenCalled();
  },
};

/** The browser blocked the new window: the dialog stays, with an address to copy. */
export const PopupBlocked: Story = {
  args: { request: open(signIn) },
  beforeEach: () => {
    spyOn(window, "open").mockReturnValue(null);
  },
  play: async ({ args }) => {
    await press(/^Open page/);
    await expect(await screen.findByRole("alert")).toHaveTextContent(/^Your browser blocked the new window/);
    await expect(screen.getByRole("button", { name: "Copy address" })).toBeEnabled();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** Letters of another alphabet that look like familiar ones. */
export const Punycode: Story = {
  args: { request: open("https://xn--pple-43d.example/sign-in") },
  play: () => see(/Look-alike letters hide its real name/),
};

/** The part before the @ looks like the host, but is not. */
export const Userinfo: Story = {
  args: { request: open("https://weather.example@station-login.example/sign-in") },
  play: () => see(/The part before the @ isn’t where it leads/),
};

export const OtherHost: Story = {
  args: { request: open("https://station-login.example/sign-in") },
  play: () => see(/This page isn’t on/),
};

export const PrivateNetwork: Story = {
  args: { request: open("https://192.168.0.1:8443/admin") },
  play: () => see(/is on a private network/),
};

/** A local server's page on this computer may do without encryption. */
export const LoopbackHttp: Story = {
  args: { request: open("http://localhost:8080/callback") },
  play: async () => {
    await see(/is your own computer/);
    await expect(screen.getByRole("button", { name: /^Open page/ })).toBeVisible();
  },
};

export const PlainHttp: Story = {
  args: { request: open("http://weather.example/sign-in") },
  play: () => expectRefusal("This address isn’t encrypted (http), so it can’t be opened from here."),
};

export const RefusedScheme: Story = {
  args: { request: open("javascript:alert(document.domain)") },
  play: () => expectRefusal("Only web addresses that start with https:// can be opened from here."),
};

export const NoAddress: Story = {
  args: { request: open("weather.example/sign-in") },
  play: () => expectRefusal("This address can’t be opened."),
};

/** The address scrolls in its own box, also by keyboard, and the warnings stay in sight. */
export const LongAddress: Story = {
  args: {
    request: open(`https://${"login.".repeat(12)}weather.example/${"path/".repeat(60)}?token=${"x".repeat(900)}`),
  },
  play: async () => {
    const address = await screen.findByText(/x{900}/);
    await expect(address).toHaveAttribute("tabindex", "0");
    await expect(address.scrollHeight).toBeGreaterThan(address.clientHeight);
    await expectToFit();
  },
};
