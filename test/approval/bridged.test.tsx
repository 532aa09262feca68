import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ElicitationHost, type ElicitResult } from "react-elicitation";
import { approvals } from "react-elicitation/approval";
import { createElicitationBridge } from "react-elicitation/mcp";
import { openPage } from "../mcp/bridged-page.js";
import { approvalRequest } from "../support/approval-request.js";
import { server } from "../support/server.js";

/** Asks on a server, and connects a page that shows it. */
async function askOverBridge() {
  const bridge = createElicitationBridge();
  const { queue } = openPage(bridge);
  render(<ElicitationHost queue={queue} approvals={approvals} activationDelay={0} waitForTyping={0} />);
  let result: Promise<ElicitResult> | undefined;
  act(() => {
    result = bridge.elicit(approvalRequest, { server, isApproval: true });
  });
  await screen.findByRole("dialog", { name: `${server.name} wants to run a tool` });
  await waitFor(() => expect(document.querySelector("[data-ready]")).not.toBeNull());
  return { result, queue };
}

test("an agent on a server asks in the page, and gets the option that was pressed", async () => {
  const { result } = await askOverBridge();

  await userEvent.click(screen.getByRole("button", { name: "Allow once" }));

  expect(await result).toEqual({ action: "accept", content: { option: "once" } });
});

test.each<[string, Record<string, string>]>([
  ["an option that was not offered", { option: "everything" }],
  ["no option", {}],
  ["a reason for allowing", { option: "once", reason: "why not" }],
  ["more than was asked", { option: "once", persist: "always" }],
])("what no dialog sends is cancelled, and the log says why: %s", async (_, content) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { result, queue } = await askOverBridge();

  act(() => queue.getSnapshot().current?.settle({ action: "accept", content }));

  expect(await result).toEqual({ action: "cancel" });
  expect(error.mock.calls.flat().join("\n")).toMatch(/names no option|more than the option/);
});
