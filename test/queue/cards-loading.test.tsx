import { act, render, screen, within } from "@testing-library/react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createElicitationQueue, type SettledElicitation } from "../../src/index.js";
import { server } from "../support/server.js";

const load = vi.fn();

beforeEach(() => {
  // Code that has been loaded stays.
  vi.resetModules();
  load.mockReset();
  vi.doMock(import("../../src/queue/settled-request.js"), async (importOriginal) => {
    await load();
    return importOriginal();
  });
});

afterAll(() => {
  vi.doUnmock("../../src/queue/settled-request.js");
  vi.resetModules();
});

const answered: SettledElicitation = {
  id: "1-1",
  params: { message: "Delete 3 files?", requestedSchema: { type: "object", properties: {} } },
  server,
  tool: undefined,
  callId: "a",
  arrivedAt: 1,
  ending: { state: "declined" },
};

/** A chat that was loaded anew, with one call that has been answered and one that has not asked. */
async function renderReloadedChat(): Promise<void> {
  const { ElicitationCards } = await import("../../src/queue/cards.js");
  const queue = createElicitationQueue();
  queue.restore([answered]);
  render(
    <>
      {["a", "b"].map((call) => (
        <section key={call} aria-label={`Call ${call}`}>
          <ElicitationCards queue={queue} call={call} activationDelay={0} />
        </section>
      ))}
    </>,
  );
}

const row = (call: string): HTMLElement => screen.getByRole("region", { name: `Call ${call}` });

test("if the code of answered cards does not load, their rows say so", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error("The file is missing."));
  await renderReloadedChat();

  expect(await within(row("a")).findByRole("status")).toHaveTextContent(
    "A request from Weather couldn’t be shown. Reload the page.",
  );
  expect(row("b")).toBeEmptyDOMElement();
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("did not load"), expect.anything());
});

test("while it loads, nothing is said of what has long been answered", async () => {
  let arrive = (): void => undefined;
  load.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await renderReloadedChat();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(row("a")).toHaveTextContent(/^$/);

  await act(async () => arrive());

  expect(await within(row("a")).findByRole("group", { name: "You declined Weather’s request" })).toBeVisible();
});
