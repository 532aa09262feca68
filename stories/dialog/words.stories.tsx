import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { de } from "react-elicitation/locales/de";
import { expect, screen, userEvent, within } from "storybook/test";
import { expectCardsToFit } from "../card/card-steps.js";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { calendar, weather } from "../support/servers.js";
import { LanguageStage } from "../support/language-stage.js";
import { pseudoLocale } from "../support/pseudo-locale.js";
import { enter, expectAnswers, expectFault, expectToFit, press, see } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** A host can replace every message, shown or announced. Numbers and dates follow `locale`. */
const meta = {
  title: "Dialog/Words",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const thresholdOnly = askForAll("Ab wann soll ich warnen?", {
  threshold: { type: "number", title: "Warnen unter", minimum: -40, maximum: 40, default: 3.5 },
});

export const German: Story = {
  args: { messages: de, locale: "de" },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "weather bittet um Angaben" });
    await see("1 bis 3 wählen");
    await expect(within(dialog).getByRole("textbox", { name: "Alert below" })).toHaveValue("3,5");
    await expect(
      within(dialog)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["Schließen, ohne zu antworten", "Ablehnen", "An weather senden"]);
  },
};

export const GermanError: Story = {
  args: { messages: de, locale: "de", request: thresholdOnly },
  play: async () => {
    await enter("Warnen unter", "-40,5");
    await press("An weather senden");
    await expectFault(screen.getByRole("textbox"), "Fehler: Muss mindestens −40 sein");
  },
};

export const GermanAnswer: Story = {
  args: { messages: de, locale: "de", request: thresholdOnly },
  play: async ({ args }) => {
    await enter("Warnen unter", "-2,5");
    await press("An weather senden");
    await expectAnswers(args.onResult, { threshold: -2.5 });
  },
};

export const GermanLeaving: Story = {
  args: { messages: de, locale: "de" },
  play: async () => {
    await enter("Full name", "Ada Example");
    await userEvent.keyboard("{Escape}");
    await screen.findByRole("alertdialog", { name: "Antworten verwerfen?" });
    await expect(screen.getByRole("button", { name: "Weiter bearbeiten" })).toHaveFocus();
  },
};

export const GermanPage: Story = {
  args: {
    messages: de,
    locale: "de",
    request: { mode: "url", message: "Bitte melden Sie sich an.", url: "https://xn--wetter-mnchen-llb.example/" },
  },
  play: async () => {
    await screen.findByRole("button", { name: /^Seite öffnen/ });
    await see("Öffnet sich in Ihrem Browser");
  },
};

const titles = {
  de: "weather bittet um Angaben",
  fr: "weather demande des informations",
  es: "weather solicita información",
  "pt-BR": "weather pede informações",
  it: "weather chiede informazioni",
  nl: "weather vraagt om gegevens",
  pl: "weather prosi o informacje",
  tr: "weather bilgi istiyor",
  ru: "weather запрашивает сведения",
  uk: "weather запитує відомості",
  ja: /^weather ?が情報を求めています$/,
  "zh-Hans": /^weather ?请您提供信息$/,
  "zh-Hant": /^weather ?請您提供資訊$/,
  ko: /^weather ?에서 정보를 요청합니다$/,
  ar: "يطلب weather معلومات",
  he: "weather מבקש מידע",
  hi: "weather जानकारी माँग रहा है",
};

/** The page chooses the language: `createMessages` picks the words, which bring their direction. */
export const Languages: Story = {
  render: (args) => <LanguageStage {...args} />,
  play: async () => {
    for (const [language, name] of Object.entries(titles)) {
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), language);
      const card = await screen.findByRole("group", { name });
      await expect(card).toHaveAttribute("lang", language);
      await expect(card).toHaveAttribute("dir", /^(?:ar|he)$/.test(language) ? "rtl" : "ltr");
      await expect(card.querySelectorAll("[lang=en]")).toHaveLength(0);
      await expectCardsToFit();
    }
  },
};

/** All words of the kit in brackets and longer by 40 %, to find text that is not in the catalogue, and layouts that break. */
export const PseudoLocale: Story = {
  args: { messages: pseudoLocale },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await press(/^\[Šéñđ ţó weather·+\]$/);
    await within(dialog).findByText(/^\[Çĥéçķ ţĥéšé áñšŵéŕš·+\]$/);

    await expect(textsOf(dialog).filter((text) => !isOfServer(text) && /[a-z]{2}/i.test(text))).toEqual([]);
    await expectToFit();
  },
};

/** Only some messages are replaced; the others stay English. */
export const OwnVerb: Story = {
  args: {
    server: calendar,
    request: askForAll("Delete the series “Team lunch”?", {}),
    messages: { acceptConfirm: () => "Delete it", decline: () => "Keep it" },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole("button", { name: "Keep it" })).toBeInTheDocument();
    await press("Delete it");
    await expectAnswers(args.onResult, {});
  },
};

/** All texts that an element shows, in pieces. */
function textsOf(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? "");
  return texts.filter((text) => text !== "");
}

function isOfServer(text: string): boolean {
  return JSON.stringify([weather, weatherAlerts]).includes(text);
}
