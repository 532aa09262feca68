import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { acceptElicitation, declineElicitation } from "react-elicitation/testing";
import { approvals } from "react-elicitation/approval";
import { approvalRequest } from "../support/approval-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

test.each([
  ["accept", acceptElicitation, { action: "accept", content: { option: "once" } }],
  ["decline", declineElicitation, { action: "decline" }],
] as const)("a host's test can %s", async (_, act, result) => {
  const { onResult } = renderDialog(approvalRequest, { isApproval: true, approvals });
  await readyDialog();

  await act(userEvent);

  expect(onResult.mock.calls).toEqual([[result]]);
});
