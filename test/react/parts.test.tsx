import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import {
  ElicitationContent,
  ElicitationHeader,
  ElicitationRoot,
  type FieldSpec,
  useElicitation,
  useElicitationSession,
  useFieldError,
  useFieldValue,
} from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { watchIds } from "../support/id-integrity.js";
import { hands } from "../support/jsdom-person.js";
import { server } from "../support/server.js";

const form = formRequest({ name: { type: "string", title: "Name" } });
const name: FieldSpec = { id: "f0", name: "name", label: "Name", required: false, kind: "boolean" };

/** A host's own frame around the parts, in the transcript of a chat. */
function renderInline() {
  watchIds();
  const onResult = vi.fn();
  render(
    <ElicitationRoot request={form} server={server} onResult={onResult}>
      <article aria-label="Request">
        <ElicitationHeader title="h3" />
        <ElicitationContent />
      </article>
    </ElicitationRoot>,
  );
  return onResult;
}

test("the parts make an elicitation in a host's own frame", async () => {
  const onResult = renderInline();
  expect(screen.getByRole("heading", { level: 3, name: "Weather asks a question" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await hands.click(screen.getByRole("textbox", { name: "Name" }));
  await hands.typeText("Ada");
  await hands.click(screen.getByRole("button", { name: "Send to Weather" }));

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }));
});

test("they ask before answers are discarded, as the dialog does", async () => {
  const onResult = renderInline();
  await hands.click(screen.getByRole("textbox", { name: "Name" }));
  await hands.typeText("Ada");

  await hands.click(screen.getByRole("button", { name: "Close without answering" }));
  await hands.click(screen.getByRole("button", { name: "Discard" }));

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test.each([
  ["a part", useElicitation],
  ["a session", useElicitationSession],
  ["a control", () => useFieldValue(name)],
  ["a control's error", () => useFieldError(name)],
])("%s outside an elicitation tells the developer what is wrong and what to do", (_what, use) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Lost = (): ReactNode => {
    use();
    return null;
  };

  expect(() => render(<Lost />)).toThrow(/^react-elicitation: .* outside .* so it has no .* (Render|Hand|Pass) it /);
});
