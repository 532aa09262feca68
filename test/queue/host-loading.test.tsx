import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ElicitResult } from "../../src/core/types.js";
// Not by the package's entry, which imports the dialog for its own sake.
import { ElicitationHost } from "../../src/queue/host.js";
import { createElicitationQueue } from "../../src/queue/queue.js";
import { server } from "../support/server.js";

const load = vi.hoisted(() => vi.fn());

vi.mock(import("../../src/surfaces/dialog.js"), async (importOriginal) => {
  await load();
  return importOriginal();
});

const confirmation = { message: "Delete 3 files?", requestedSchema: { type: "object" } };

// One test, for code that has been loaded stays.
test("the dialog is loaded with the first request; what cannot be shown meanwhile is cancelled, and the next one tries again", async () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error("The network is down."));
  const queue = createElicitationQueue();
  render(<ElicitationHost queue={queue} waitForTyping={0} />);
  expect(load).not.toHaveBeenCalled();

  const results: ElicitResult[] = [];
  const ask = (): void => void queue.elicit(confirmation, { server }).then((result) => results.push(result));

  act(ask);
  await waitFor(() => expect(results).toEqual([{ action: "cancel" }]));
  expect(load).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();

  act(ask);
  expect(await screen.findByRole("dialog", { name: "Weather asks you to confirm" })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
