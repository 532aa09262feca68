import type { Page } from "playwright";
import { expect, test } from "vitest";
import { startViteExample } from "./start-vite-example.js";
import { useExample } from "./use-example.js";

const { open } = useExample(() => startViteExample("shadcn"));

async function askIn(page: Page, place: "Dialog" | "Dock" | "Card"): Promise<void> {
  await page.getByLabel("Asked in").selectOption(place);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
}

async function expectSent(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send to weather" }).click();
  await expect.poll(() => page.getByRole("log").innerText()).toContain("Alerts go to ada@example.com, in Celsius.");
}

test.each(["Dialog", "Dock", "Card"] as const)(
  "the registry's item for the %s asks, and is answered",
  async (place) => {
    const page = await open();
    await askIn(page, place);
    await expectSent(page);
  },
);

test("its buttons have the theme's height, radius and colour", async () => {
  const page = await open();
  await askIn(page, "Card");

  const looks = (element: Element) => {
    const { height, borderTopLeftRadius, backgroundColor } = getComputedStyle(element);
    return { height, borderTopLeftRadius, backgroundColor };
  };
  const own = await page.getByRole("button", { name: "Subscribe" }).evaluate(looks);
  const send = page.getByRole("button", { name: "Send to weather" });
  await expect.poll(() => send.evaluate(looks)).toEqual(own);
});
