import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ElicitationDialog } from "react-elicitation";
import { answerElicitation, configureElicitationTesting } from "react-elicitation/testing";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

configureElicitationTesting();

const request = formRequest({ name: { type: "string", title: "Name", minLength: 3 } }, ["name"]);

test("answers are corrected once they have been refused", async () => {
  const onResult = vi.fn();
  render(<ElicitationDialog request={request} server={server} onResult={onResult} />);

  await answerElicitation(userEvent, request, [{}, { name: "Al" }, { name: "Ada" }]);

  expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { name: "Ada" } }]]);
});

test("what a content does not have is taken back, entered before or by default", async () => {
  const onResult = vi.fn();
  const trip = formRequest({
    name: { type: "string", title: "Name", minLength: 3 },
    city: { type: "string", title: "City" },
    size: { type: "string", title: "Size", enum: ["S", "M"], default: "M" },
  });
  render(<ElicitationDialog request={trip} server={server} onResult={onResult} />);

  await answerElicitation(userEvent, trip, [{ name: "Al", city: "Oslo" }, { name: "Ada" }]);

  expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { name: "Ada" } }]]);
});

test("answers that should be refused and are not are an error", async () => {
  render(<ElicitationDialog request={request} server={server} onResult={vi.fn()} />);

  await expect(answerElicitation(userEvent, request, [{ name: "Ada" }, { name: "Bob" }])).rejects.toThrow(
    'were accepted, but should have been refused: {"name":"Ada"}',
  );
});

test("a person who answers nothing runs out of time", async () => {
  const onResult = vi.fn();
  render(<ElicitationDialog request={request} server={server} onResult={onResult} timeLimit={{ initial: 1000 }} />);

  await answerElicitation(userEvent, request, []);

  expect(onResult).toHaveBeenCalledWith({ action: "cancel" });
});

test("a property that the request does not have is an error", async () => {
  await expect(answerElicitation(userEvent, request, [{ nmae: "Ada" }])).rejects.toThrow('no property "nmae"');
});
