import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { ElicitationDialog } from "react-elicitation";
import { formDefinitions } from "react-elicitation/definitions";
import { steps } from "react-elicitation/steps";
import { acceptElicitation, answerElicitation, configureElicitationTesting } from "react-elicitation/testing";
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

test("a form that asks one question at a time is answered as one that asks all at once", async () => {
  const trip = formRequest({
    city: { type: "string", title: "City" },
    day: { type: "string", title: "Day", enum: ["1", "2"] },
  });
  const onResult = vi.fn();
  render(<ElicitationDialog server={server} layout={steps} request={trip} onResult={onResult} />);

  await answerElicitation(userEvent, trip, [{ city: "Chur", day: "2" }]);

  expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { city: "Chur", day: "2" } }]]);
});

describe("a lone question that one press answers", () => {
  const confirm = formRequest({ confirm: { type: "boolean", title: "Overwrite", default: false } });
  const props = { server, quickAnswers: true };

  test.each([{ confirm: true }, { confirm: false }, {}])("is answered: %j", async (content) => {
    const onResult = vi.fn();
    render(<ElicitationDialog {...props} request={confirm} onResult={onResult} />);

    await answerElicitation(userEvent, confirm, [content]);

    expect(onResult.mock.calls).toEqual([[{ action: "accept", content }]]);
  });

  test("has no button to accept, and the error says what to write instead", async () => {
    render(<ElicitationDialog {...props} request={confirm} onResult={vi.fn()} />);

    await expect(acceptElicitation(userEvent)).rejects.toThrow("fillElicitation() answers");
  });

  test("is answered again once it has been refused", async () => {
    const onResult = vi.fn();
    const onAccept = vi.fn().mockResolvedValueOnce({ form: "Not now." });
    render(<ElicitationDialog {...props} request={confirm} onResult={onResult} onAccept={onAccept} />);

    await answerElicitation(userEvent, confirm, [{ confirm: true }, { confirm: false }]);

    expect(onResult.mock.calls).toEqual([[{ action: "accept", content: { confirm: false } }]]);
  });
});

describe("fields that others show", () => {
  const when = (field: string, value: unknown) => ({ conditionalDisplay: { field, operator: "equals", value } });
  /** Each field is shown by the one after it, and the last one of them enables another. */
  const definition = {
    id: "trip",
    title: "Trip",
    fields: [
      { id: "seat", type: "text", label: "Seat", rendering: when("class", "first") },
      { id: "class", type: "select", label: "Class", options: ["first", "second"], rendering: when("train", true) },
      {
        id: "meal",
        type: "select",
        label: "Meal",
        options: ["soup", "rice"],
        default: "soup",
        rendering: when("class", "first"),
      },
      { id: "train", type: "boolean", label: "By train" },
    ],
  };
  const trip = { message: "Please answer", formDefinition: definition };

  test.each([
    { train: true, class: "first", seat: "7" },
    { train: true, class: "first", seat: "7", meal: "rice" },
    { train: true, class: "second" },
    { train: false },
  ])("are answered in rounds, and nothing else is: %j", async (content) => {
    const onResult = vi.fn();
    render(<ElicitationDialog request={trip} server={server} onResult={onResult} definitions={formDefinitions} />);

    await answerElicitation(userEvent, trip, [content]);

    expect(onResult.mock.calls).toEqual([[{ action: "accept", content }]]);
  });

  test("are an error if they stay hidden", async () => {
    render(<ElicitationDialog request={trip} server={server} onResult={vi.fn()} definitions={formDefinitions} />);

    await expect(answerElicitation(userEvent, trip, [{ train: false, seat: "7" }])).rejects.toThrow(
      "does not ask these fields with the other answers: \n- Seat",
    );
  });
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
