import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { createElicitationQueue } from "../../src/queue/create-elicitation-queue.js";
import { ElicitationHost } from "../../src/queue/elicitation-host.js";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

const asked = vi.hoisted(() => ({ files: new Array<string>(), letDialogCome: (): void => undefined }));

vi.mock(import("../../src/dialog/elicitation-dialog.js"), async (importOriginal) => {
  asked.files.push("dialog");
  await new Promise<void>((resolve) => {
    asked.letDialogCome = resolve;
  });
  return importOriginal();
});
vi.mock(import("../../src/secrets/scrutiny.js"), () => {
  asked.files.push("scrutiny");
  throw new Error("The network is down.");
});

// One test, for code that has been loaded stays.
test("what looks a form over is asked for together with the dialog; where it does not come, the dialog says so", async () => {
  const queue = createElicitationQueue();
  render(<ElicitationHost queue={queue} activationDelay={0} />);
  expect(asked.files).toEqual([]);

  const result = vi.fn();
  act(() => void queue.elicit(formRequest({ name: { type: "string", title: "Name" } }), { server }).then(result));
  await waitFor(() => expect(asked.files.toSorted()).toEqual(["dialog", "scrutiny"]));
  await act(async () => asked.letDialogCome());

  expect(await screen.findByRole("dialog", { name: "Weather asks for information" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(result).toHaveBeenCalledExactlyOnceWith({ action: "decline" }));
});
