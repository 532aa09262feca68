import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connectToBrowser } from "./support/shared-browser.js";

const command = join(import.meta.dirname, "../../dist/command/main.js");

const asking = (title: string, rules: object = {}): string =>
  JSON.stringify({
    message: "Who are you?",
    requestedSchema: { type: "object", properties: { name: { type: "string", title, pattern: "^\\p{L}", ...rules } } },
  });

test("a form is shown with what is found in it and its result, and anew once its file is saved", async () => {
  const home = mkdtempSync(join(tmpdir(), "react-elicitation-"));
  const file = join(home, "form.json");
  writeFileSync(file, asking("Full name"));
  const child = spawn(process.execPath, [command, "preview", file]);
  const browser = await connectToBrowser();
  onTestFinished(async () => {
    child.kill();
    await browser.close();
    rmSync(home, { recursive: true });
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.once("data", (data: Buffer) => resolve(String(data).trim()));
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));

  await page.goto(url);
  await page.getByRole("textbox", { name: "Full name" }).fill("Ada");
  await page.getByRole("button", { name: "Send to your-server" }).click();
  await expect.poll(() => page.getByRole("figure").textContent()).toContain('"name": "Ada"');
  expect(await page.getByRole("list", { name: "Findings" }).textContent()).toContain("warning 1:");

  writeFileSync(file, asking("Nickname"));
  await page.getByRole("textbox", { name: "Nickname" }).waitFor();
  expect(await page.getByRole("figure").count()).toBe(0);

  // While the file is written, what was entered stays.
  await page.getByRole("textbox", { name: "Nickname" }).fill("Countess");
  writeFileSync(file, "{");
  await page.getByRole("status").getByText("form.json:1:2: Not JSON").waitFor();
  expect(await page.getByRole("textbox", { name: "Nickname" }).inputValue()).toBe("Countess");

  writeFileSync(file, `${asking("City")}\n${asking("Street")}`);
  await page.getByRole("heading", { name: "Request 2 of 2" }).waitFor();

  writeFileSync(file, asking("Photo", { format: "uri", "x-mcp-file": {} }));
  await page.getByLabel("Photo").setInputFiles({ name: "1.txt", mimeType: "text/plain", buffer: Buffer.from("hi") });
  await page.getByRole("button", { name: "Send to your-server" }).click();
  await expect.poll(() => page.getByRole("figure").textContent()).toContain("data:text/plain;name=1.txt;base64,aGk=");
  expect(errors).toEqual([]);
});
