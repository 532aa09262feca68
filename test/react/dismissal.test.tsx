import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({
  name: { type: "string", title: "Name" },
  town: { type: "string", title: "Town", default: "Bern" },
});

const question = () => screen.queryByRole("alertdialog", { name: "Discard your answers?" });

describe.each(["cancel", "escape"] as const)("%s", (way) => {
  test("leaves at once when nothing was entered", async () => {
    const { onResult } = renderDialog(form);

    await person.press(way);

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  });

  test("asks first when there is something to lose, with focus on the harmless answer", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");

    await person.press(way);

    expect(question()).toHaveAccessibleDescription("What you entered will be lost.");
    expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("keeps editing when pressed once more: the safe side of a double press", async () => {
    const { onResult } = renderDialog(form);
    await person.type("Name", "Ada");
    await person.press(way);

    await person.press(way);

    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
    expect(onResult).not.toHaveBeenCalled();
  });
});

test("keeping on brings the person back to the field, with all answers", async () => {
  const { onResult } = renderDialog(form);
  await person.type("Name", "Ada");
  await person.press("escape");

  await person.keepEditing();

  const name = screen.getByRole("textbox", { name: "Name" });
  expect(question()).not.toBeInTheDocument();
  expect(name).toHaveFocus();
  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada", town: "Bern" } });
});

test("keeping on after a press on × gives focus back to it", async () => {
  renderDialog(form);
  await person.type("Name", "Ada");
  await person.press("cancel");

  await person.keepEditing();

  expect(screen.getByRole("button", { name: "Close without answering" })).toHaveFocus();
});

test("discarding cancels", async () => {
  const { onResult } = renderDialog(form);
  await person.type("Name", "Ada");
  await person.press("cancel");

  await person.discard();

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("while it asks there is nothing else to choose", async () => {
  renderDialog(form);
  await person.type("Name", "Ada");

  await person.press("escape");

  const buttons = within(screen.getByRole("dialog")).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent)).toEqual([
    "Close without answering",
    "Discard",
    "Keep editing",
  ]);
});

test("answers that are back where they began are nothing to lose", async () => {
  const { onResult } = renderDialog(form);
  await person.type("Town", "Basel");
  await person.type("Town", "Bern");

  await person.press("cancel");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("a changed default is something to lose", async () => {
  renderDialog(form);
  await person.clear("Town");

  await person.press("cancel");

  expect(question()).toBeInTheDocument();
});

const mute = "Decline this and all later requests from Weather";

describe.each(["Decline", mute])("“%s”", (name) => {
  test("asks first where text would be lost, with focus on the harmless answer", async () => {
    const { onResult } = renderDialog(form, { onMute: () => undefined });
    await person.type("Name", "Ada");

    await person.pressButton(name);

    expect(question()).toHaveAccessibleDescription("What you entered will be lost.");
    expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("declines after “Decline anyway”", async () => {
    const onMute = vi.fn();
    const { onResult } = renderDialog(form, { onMute });
    await person.type("Name", "Ada");
    await person.pressButton(name);

    await person.pressButton("Decline anyway");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
    expect(onMute).toHaveBeenCalledTimes(name === mute ? 1 : 0);
  });

  test("gets the focus back with “Keep editing”", async () => {
    renderDialog(form, { onMute: () => undefined });
    await person.type("Name", "Ada");
    await person.pressButton(name);

    await person.keepEditing();

    expect(screen.getByRole("button", { name })).toHaveFocus();
  });
});

test("Escape takes back that the person declines", async () => {
  const { onResult } = renderDialog(form);
  await person.type("Name", "Ada");
  await person.press("decline");

  await person.press("escape");

  expect(question()).not.toBeInTheDocument();
  expect(onResult).not.toHaveBeenCalled();
});

test("leaving asks whether to leave, after the person has thought better of declining", async () => {
  const { onResult } = renderDialog(form);
  await person.type("Name", "Ada");
  await person.press("decline");
  await person.keepEditing();
  await person.press("escape");

  await person.discard();

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("declining does not ask where options were chosen only", async () => {
  const { onResult } = renderDialog(formRequest({ size: { title: "Size", enum: ["S", "M"] } }));
  await person.choose("Size", "M");

  await person.press("decline");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
});

test("declining asks where a file would be lost", async () => {
  const picture = { type: "string", format: "uri", title: "Picture", "x-mcp-file": {} };
  const { onResult } = renderDialog(formRequest({ picture }), { policy: { files: true } });
  await userEvent.upload(await control("Picture"), new File(["a"], "a.txt", { type: "text/plain" }));

  await person.press("decline");

  expect(question()).toBeInTheDocument();
  expect(onResult).not.toHaveBeenCalled();
});

test("a request taken back while it asks is cancelled without an answer", async () => {
  const controller = new AbortController();
  const { onResult } = renderDialog(form, { signal: controller.signal });
  await person.type("Name", "Ada");
  await person.press("escape");

  act(() => controller.abort());

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});
