import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ServerIdentity } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({ name: { type: "string", title: "Name" } });

/** What is written above a form: the title, and the line under it. */
async function header(server: ServerIdentity): Promise<{ title: string; line: string }> {
  renderDialog(form, { server });
  await readyDialog();
  const title = screen.getByRole("heading", { level: 2 });
  return { title: title.textContent ?? "", line: title.nextElementSibling?.textContent ?? "" };
}

test("the host's name for the server and the connection's host come first, what the server says of itself second", async () => {
  const serverInfo = { name: "bank", title: "Your Bank", version: "1.0" };

  expect(await header({ name: "Weather", origin: "https://mcp.weather.example:8443/mcp", serverInfo })).toEqual({
    title: "Weather asks a question",
    line: "mcp.weather.example:8443calls itself “Your Bank” 1.0",
  });
});

test("what a server says of itself never stands in for a name the host did not give", async () => {
  const { title } = await header({
    name: " ",
    origin: "https://mcp.weather.example",
    serverInfo: { name: "Your Bank" },
  });

  expect(title).toBe("https://mcp.weather.example asks a question");
});

test("a server that nothing is known of is called so", async () => {
  expect(await header({ name: "", serverInfo: { title: "Your Bank" } })).toEqual({
    title: "Unnamed server asks a question",
    line: "calls itself “Your Bank”",
  });
});

test("a local process goes by its command", async () => {
  const { line } = await header({ name: "Files", origin: "npx files-server --root /home" });

  expect(line).toBe("npx files-server --root /home");
});

describe.each([null, 42, "Your Bank", [], {}, { name: 5 }, { title: "\u202E\u200B" }])(
  "serverInfo %j",
  (serverInfo) => {
    test("says nothing", async () => {
      expect(await header({ name: "Weather", serverInfo })).toEqual({
        title: "Weather asks a question",
        line: "",
      });
    });
  },
);

test("characters that turn or hide text are taken out of everything a server may name", async () => {
  const turned = (text: string): string => `\u202E\u2066${text}\u2069\u200B\u0007`;
  renderDialog(
    {
      message: turned("Please answer"),
      requestedSchema: {
        type: "object",
        properties: {
          [turned("town")]: { type: "string", enum: [turned("Bern")], description: turned("Where you live") },
        },
      },
    },
    { server: { name: turned("Weather"), serverInfo: { name: turned("Your Bank"), version: turned("1.0") } } },
  );

  const dialog = await readyDialog();
  expect(dialog.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u0007]/);
  expect(dialog).toHaveAccessibleName("Weather asks a question");
  expect(screen.getByRole("radiogroup", { name: "Town" })).toHaveAccessibleDescription("optional Where you live");
  expect(screen.getByRole("radio", { name: "Bern" })).toBeInTheDocument();
});

test("a server's words are kept from turning the kit's: each is isolated", async () => {
  const hebrew = "שרת מזג האוויר";
  renderDialog(form, { server: { name: hebrew, serverInfo: { name: hebrew } } });

  const dialog = await readyDialog();
  for (const words of screen.getAllByText(hebrew)) expect(words.tagName).toBe("BDI");
  expect(dialog).toHaveAccessibleName(`${hebrew} asks a question`);
});

test("a name without end is shortened", async () => {
  const { title, line } = await header({ name: "W".repeat(5000), serverInfo: { name: "B".repeat(5000) } });

  expect(title).toHaveLength("W".repeat(80).length + "… asks a question".length);
  expect(line.length).toBeLessThan(120);
});
