import { screen, within } from "@testing-library/react";
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

test("the dialog has no landmarks, and only its controls are tab stops", async () => {
  const name = { type: "string", title: "Name" };
  renderDialog({ message: "Hello", requestedSchema: { type: "object", properties: { name } } });
  const dialog = within(await readyDialog());

  const landmarks = ["banner", "contentinfo", "region", "form", "main", "navigation", "complementary"];
  expect(landmarks.flatMap((role) => dialog.queryAllByRole(role))).toEqual([]);
  // Firefox makes what scrolls a tab stop unless it says otherwise.
  expect(screen.getByText("Hello").closest("[tabindex]")).toHaveAttribute("tabindex", "-1");
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

test("a long text is shown whole where there is room", async () => {
  const message = Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`).join("\n");
  renderDialog(ask(message));

  expect(await readyDialog()).toHaveTextContent("Line 40");
  expect(screen.queryByRole("button", { name: /more lines?$/ })).not.toBeInTheDocument();
});

test("only what is read by its columns has a fixed-pitch face", async () => {
  const table = "NAME          AGE\nweb           4d";
  renderDialog(ask(`Delete these?\n\n${table}`));
  await readyDialog();

  expect(screen.getByRole("code").textContent).toBe(table);
  expect(screen.getByText("Delete these?").closest("code")).toBeNull();
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
