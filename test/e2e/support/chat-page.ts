import type { BrowserContext, Locator, Page } from "playwright";

interface ChatAddress {
  readonly era?: string;
  readonly server?: string;
}

/** The demo's chat, opened and connected. */
export async function openChat(context: BrowserContext, origin: string, query: ChatAddress = {}): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/?${new URLSearchParams({ ...query })}`);
  await page.getByRole("status").filter({ hasText: "Connected to" }).waitFor();
  return page;
}

export function messageBox(page: Page): Locator {
  return page.getByRole("textbox", { name: "Message" });
}

/** Types a text in place of what a box has. React does not notice what Playwright fills into a controlled input of Firefox. */
export async function enter(box: Locator, text: string): Promise<void> {
  await box.clear();
  await box.pressSequentially(text);
}

/** Sends a message with Enter, which ends the typing that a dialog waits for. */
export async function say(page: Page, text: string): Promise<void> {
  await enter(messageBox(page), text);
  await messageBox(page).press("Enter");
}

/** The assistant's last bubble, once it is a reply. */
export async function lastReply(page: Page): Promise<string> {
  const bubble = page.getByRole("log").locator('[data-from="assistant"]').last();
  await bubble.and(page.locator(':not([data-state="waiting"])')).waitFor();
  return bubble.innerText();
}
