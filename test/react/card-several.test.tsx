import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ElicitationCard } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { watchIds } from "../support/id-integrity.js";
import { cards } from "../support/render-card.js";
import { server } from "../support/server.js";

const form = formRequest({ name: { type: "string", title: "Name" } }, ["name"]);

/** A transcript in which one server has asked the same three times, and has had one answer. */
async function renderThree() {
  watchIds();
  const onResults = [vi.fn(), vi.fn()];
  render(
    <div role="log" aria-label="Conversation">
      <ElicitationCard
        request={form}
        server={server}
        onResult={vi.fn()}
        result={{ action: "accept", content: { name: "Eve" } }}
      />
      {onResults.map((onResult, index) => (
        <ElicitationCard key={index} request={form} server={server} activationDelay={0} onResult={onResult} />
      ))}
    </div>,
  );
  await waitFor(() => expect(screen.getAllByRole("textbox")).toHaveLength(2));
  const [settled, first, second] = cards();
  if (!settled || !first || !second) throw new Error("There are fewer than three cards.");
  return { settled, first, second, onResults };
}

test("cards of one server that asks the same share no ids: each names its own questions", async () => {
  const { first, second } = await renderThree();

  expect(first).toHaveAccessibleName("Weather asks a question");
  expect(second).toHaveAccessibleName("Weather asks a question");
  const boxes = screen.getAllByRole("textbox", { name: "Name" });
  expect(first).toContainElement(boxes[0] ?? null);
  expect(second).toContainElement(boxes[1] ?? null);
});

test("each is answered by itself", async () => {
  const { settled, first, second, onResults } = await renderThree();
  await userEvent.type(within(second).getByRole("textbox", { name: "Name" }), "Ada");

  await userEvent.click(within(second).getByRole("button", { name: "Send to Weather" }));

  await within(second).findByRole("heading", { name: "Sent to Weather" });
  expect(onResults[1]).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } });
  expect(onResults[0]).not.toHaveBeenCalled();
  expect(within(first).getByRole("textbox", { name: "Name" })).toHaveValue("");
  expect(settled).toHaveTextContent("Eve");
});

test("an error in one is said in that one only", async () => {
  const { first, second } = await renderThree();

  await userEvent.click(within(first).getByRole("button", { name: "Send to Weather" }));

  await waitFor(() => expect(within(first).getByRole("textbox", { name: "Name" })).toBeInvalid());
  expect(within(second).getByRole("textbox", { name: "Name" })).toBeValid();
});
