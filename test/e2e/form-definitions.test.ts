import { expect, test } from "vitest";
import type { Locator, Page } from "playwright";
import { lastReply } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { receivedAnswers } from "./support/received-answers.js";
import { useDemo } from "./support/use-demo.js";

const { origin, openChat } = useDemo({ expectedErrors: /net::ERR_CONNECTION_REFUSED/ });

const openForm = async (tool: string): Promise<{ page: Page; dialog: Locator }> => {
  const page = await openChat({ server: "/forms", era: "2025-11-25" });
  await page.getByRole("button", { name: tool }).click();
  return { page, dialog: await readyDialog(page) };
};
const email = (dialog: Locator): Locator => dialog.getByRole("textbox", { name: /^Email/ });
const send = (dialog: Locator): Promise<void> => dialog.getByRole("button", { name: /^Send/ }).click();
/** Resolves once the server responds to what the page sends next. */
const response = (page: Page) => page.waitForResponse("**/forms");
const lastReceived = async () => (await receivedAnswers(origin())).at(-1);

test("answers that are valid at once are taken, and the call goes on", async () => {
  const { page, dialog } = await openForm("Become an observer");
  expect(await dialog.innerText()).toContain("Observers report what they see from their window.");

  await email(dialog).fill("ada@ada.example");
  await dialog.getByRole("checkbox", { name: "The sea" }).check();
  await send(dialog);

  expect(await lastReply(page)).toContain("Thank you");
  const responses = { email: "ada@ada.example", sees: ["sea"] };
  expect(await lastReceived()).toStrictEqual({ tool: "observer", responses });
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("what the server finds wrong stands at its field, and is taken once it is corrected", async () => {
  const { page, dialog } = await openForm("Become an observer");
  await email(dialog).fill("taken@observers.example");
  await send(dialog);
  await dialog.getByText("This address reports already.").waitFor();
  expect(await email(dialog).getAttribute("aria-invalid")).toBe("true");

  await email(dialog).fill("ada@ada.example");
  await send(dialog);

  expect(await lastReply(page)).toContain("Thank you");
});

test("after three refusals nothing can be sent any more, and the server learns that the person gave up", async () => {
  const { page, dialog } = await openForm("Become an observer");
  await email(dialog).fill("taken@observers.example");
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await Promise.all([response(page), send(dialog)]);
    await dialog.getByText("This address reports already.").first().waitFor();
  }
  await dialog
    .getByText(/won’t accept answers to this any more/)
    .first()
    .waitFor();

  await dialog.getByRole("button", { name: "Decline", exact: true }).click();

  expect(await lastReply(page)).toContain("The form was declined");
});

test("an inline prompt is one text, which the server can refuse as well", async () => {
  const { page, dialog } = await openForm("Say it in a word");
  expect(await dialog.innerText()).toContain("What is the weather like, in one word?");
  const field = dialog.getByRole("textbox", { name: /^Response/ });
  await field.fill("Quite fine");
  await send(dialog);
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");

  await field.fill("Fine");
  await send(dialog);

  expect(await lastReply(page)).toContain("Thank you");
  expect(await lastReceived()).toStrictEqual({ tool: "word", responses: { response: "Fine" } });
});

test("time that runs out is warned of, can be extended twice, and then it ends", async () => {
  const { page, dialog } = await openForm("Say it quickly");
  const more = dialog.getByRole("button", { name: "Add 3 seconds" });
  await dialog.getByRole("textbox", { name: /^Weather/ }).fill("Sun");

  await dialog.getByText(/You can add time\.$/).waitFor({ state: "attached" });
  await Promise.all([response(page), more.click()]);
  await Promise.all([response(page), more.click()]);

  await page.getByRole("dialog", { name: /^Time to answer .* ran out$/ }).waitFor();
  expect(await more.count()).toBe(0);
  expect(await dialog.innerText()).toContain("Sun");
  expect(await lastReply(page)).toContain("There was no answer in time");
});

test("while the connection is lost answers stay, and reach the server once it is back", async () => {
  const { page, dialog } = await openForm("Become an observer");
  await email(dialog).fill("ada@ada.example");
  await page.route("**/forms", (route) => route.abort("connectionrefused"));
  await send(dialog);
  await dialog
    .getByText(/^Couldn’t reach/)
    .first()
    .waitFor();

  await page.unroute("**/forms");
  await send(dialog);

  expect(await lastReply(page)).toContain("Thank you");
});
