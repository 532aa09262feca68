import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { formDefinitions } from "../../src/definitions/index.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const ask = (message: unknown): unknown => ({ message, requestedSchema: { type: "object", properties: {} } });

test("a short message is said to be the server's, and read out with the title", async () => {
  renderDialog(ask("Delete 3 files?"));

  const dialog = await readyDialog();
  expect(dialog).toHaveTextContent("Message from Weather");
  expect(dialog).toHaveAccessibleName("Weather asks you to confirm");
  expect(dialog).toHaveAccessibleDescription("Delete 3 files?");
});

test.each(["One line.\nAnother line.", "word ".repeat(100)])(
  "a longer text is left for the person to read: %j",
  async (message) => {
    renderDialog(ask(message));

    expect(await readyDialog()).not.toHaveAttribute("aria-describedby");
  },
);

test.each(["", undefined, 5])("without a message nobody is quoted: %j", async (message) => {
  renderDialog(ask(message));

  const dialog = await readyDialog();
  expect(dialog).not.toHaveTextContent("Message from");
  expect(dialog).not.toHaveAttribute("aria-describedby");
});

test("a long text is folded, and shown whole on demand", async () => {
  const end = "And that is all.";
  renderDialog(ask(`${"All of this must be read. ".repeat(100)}${end}`));
  await readyDialog();
  expect(screen.queryByText(end, { exact: false })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Show all", expanded: false }));
  expect(screen.getByText(end, { exact: false })).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Show less", expanded: true }));
  expect(screen.queryByText(end, { exact: false })).not.toBeInTheDocument();
});

test("a text of many short lines is folded, too", async () => {
  renderDialog(ask(Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`).join("\n")));
  await readyDialog();

  expect(screen.getByText(/Line 12/)).not.toHaveTextContent("Line 13");
  expect(screen.getByRole("button", { name: "Show all" })).toBeVisible();
});

test("what looks like markup or a link is text", async () => {
  const message = '<img src="x"> **bold** [link](https://evil.example) https://evil.example/ <script>1</script>';
  renderDialog(ask(message));

  expect(await readyDialog()).toHaveTextContent(message);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test.each([
  { message: undefined, description: undefined, shown: "Alerts" },
  { message: "Please answer", description: "Two questions", shown: "Please answer Alerts Two questions" },
])("a form definition's title is a heading of $shown", async ({ shown, message, description }) => {
  const formDefinition = { id: "alerts", title: "Alerts", description, fields: [] };
  renderDialog({ message, formDefinition }, { definitions: formDefinitions });

  expect(await readyDialog()).toHaveTextContent(`Message from Weather${shown}`);
  expect(screen.getByRole("heading", { name: "Alerts", level: 3 })).toBeVisible();
});

test("a host that takes no form definitions is told what to hand in", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  renderDialog({ message: "Please answer", formDefinition: { id: "alerts", fields: [] } });

  await readyDialog();

  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("definitions={formDefinitions}"));
});
