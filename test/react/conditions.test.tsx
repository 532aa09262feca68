import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import {
  createDraftMemory,
  type ControlProps,
  type ElicitContent,
  type FieldOverrides,
  type OnAccept,
  useElicitation,
  useFieldValue,
  type ValidateAnswers,
} from "../../src/index.js";
import type { Condition } from "../../src/core/index.js";
import { formDefinitions } from "../../src/definitions/index.js";
import { descriptionOf, isInvalid } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const address = formRequest({
  country: { type: "string", title: "Country" },
  state: { type: "string", title: "State", minLength: 2 },
  phone: { type: "string", title: "Phone" },
});

const inUsa = { field: "country", operator: "equals", value: "US" } as const;
const onlyInUsa: FieldOverrides = { state: { conditions: [{ action: "show", when: inUsa }] } };

const isThere = async (label: string): Promise<boolean> => within(await readyDialog()).queryByLabelText(label) !== null;

/** Waits until a field has come or gone: what is typed decides at a pause. */
const comes = (label: string): Promise<void> => waitFor(async () => expect(await isThere(label)).toBe(true));
const goes = (label: string): Promise<void> => waitFor(async () => expect(await isThere(label)).toBe(false));

describe("a field that is shown for some answers only", () => {
  test("is there for these, and what was typed is there when it comes back", async () => {
    renderDialog(address, { fields: onlyInUsa });
    expect(await isThere("State")).toBe(false);

    await person.type("Country", "US");
    await person.type("State", "Ohio");
    await person.type("Country", "FR");
    await goes("State");

    await person.type("Country", "US");
    expect(await control("State")).toHaveValue("Ohio");
  });

  test("is neither checked nor sent while it is hidden", async () => {
    const { onResult } = renderDialog(address, { fields: onlyInUsa });
    await person.type("Country", "US");
    await person.type("State", "O");
    await person.type("Country", "FR");

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { country: "FR" } });
  });

  test.each([5, "5"])("is sent where it is shown, however the answer that decides it is sent (%j)", async (value) => {
    const code = { title: "Code", anyOf: [{ type: "string", pattern: "^\\d+$" }, { type: "integer" }] };
    const { onResult } = renderDialog(formRequest({ code, state: { type: "string", title: "State" } }), {
      fields: { state: { conditions: [{ action: "show", when: { field: "code", operator: "equals", value } }] } },
    });
    await person.type("Code", "5");
    await person.type("State", "Ohio");

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { code: "5", state: "Ohio" } });
  });

  test("is announced when it comes and when it goes", async () => {
    renderDialog(address, { fields: onlyInUsa });

    await person.type("Country", "US");
    expect((await screen.findByText("You can now answer: State.")).closest("[role=status]")).not.toBeNull();

    await person.type("Country", "FR");
    expect(await screen.findByText("No longer needed: State.")).toBeInTheDocument();
  });

  test("comes back without an error for being empty, after a failed attempt, too", async () => {
    const fields = {
      ...onlyInUsa,
      state: { conditions: [...(onlyInUsa["state"]?.conditions ?? []), { action: "require", when: inUsa }] },
    } satisfies FieldOverrides;
    renderDialog(formRequest({ ...wrongPhone, ...stateAndCountry }), { fields });
    await person.press("accept");

    await person.type("Country", "US");

    expect(await control("State")).toBeValid();
    expect(await control("Phone")).toBeInvalid();
  });

  test("leaves the list of what is wrong when it goes", async () => {
    renderDialog(formRequest({ ...wrongPhone, ...stateAndCountry }), { fields: onlyInUsa });
    await person.type("Country", "US");
    await person.type("State", "O");
    await person.press("accept");
    expect(screen.getAllByRole("link")).toHaveLength(2);

    await person.type("Country", "FR");

    await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(1));
    expect(screen.getByRole("link")).toHaveTextContent("Phone");
  });

  test("is filled in with earlier answers", async () => {
    const drafts = createDraftMemory();
    const { unmount } = renderDialog(address, { fields: onlyInUsa, drafts });
    await person.type("Country", "US");
    await person.type("State", "Ohio");
    unmount();

    renderDialog(address, { fields: onlyInUsa, drafts });

    expect(await control("State")).toHaveValue("Ohio");
  });

  test("is hidden again by starting over", async () => {
    const drafts = createDraftMemory();
    const { unmount } = renderDialog(address, { fields: onlyInUsa, drafts });
    await person.type("Country", "US");
    unmount();
    renderDialog(address, { fields: onlyInUsa, drafts });
    await screen.findByRole("button", { name: "Start over" });

    await person.pressButton("Start over");

    expect(await isThere("State")).toBe(false);
  });

  test("stays where the server requires it, or where the form lacks what its condition names", async () => {
    renderDialog(formRequest({ ...stateAndCountry, phone: { type: "string", title: "Phone" } }, ["state"]), {
      fields: {
        ...onlyInUsa,
        phone: { conditions: [{ action: "show", when: { field: "carrier", operator: "isSet" } }] },
      },
    });
    expect(await isThere("State")).toBe(true);
    expect(await isThere("Phone")).toBe(true);
  });

  test("gives focus to the answer that closed it, if it had focus", async () => {
    // A host's control that changes another answer by itself.
    function Lookup({ field, inputProps }: ControlProps) {
      const [country] = useElicitation().fields;
      const [, setCountry] = useFieldValue(country ?? field);
      return <input {...inputProps} onChange={() => setCountry("FR")} />;
    }
    renderDialog(address, { fields: { state: { ...onlyInUsa["state"], component: Lookup } } });
    await person.type("Country", "US");
    await userEvent.click(await control("State"));

    await userEvent.keyboard("x");

    await goes("State");
    expect(await control("Country")).toHaveFocus();
  });
});

describe("what is typed", () => {
  const onlyForU: FieldOverrides = {
    state: { conditions: [{ action: "show", when: { field: "country", operator: "equals", value: "U" } }] },
  };

  test("decides nothing while it is half typed", async () => {
    renderDialog(address, { fields: { ...onlyForU, phone: onlyInUsa["state"] ?? {} } });
    const country = await control("Country");

    // Without time in between, however busy the machine is.
    fireEvent.change(country, { target: { value: "U" } });
    fireEvent.change(country, { target: { value: "US" } });

    await comes("Phone");
    expect(screen.getByText("You can now answer: Phone.")).toBeInTheDocument();
    expect(await isThere("State")).toBe(false);
  });

  test("decides nothing while it is half typed, also when the host renders with new words", async () => {
    const { rerender } = renderDialog(address, { fields: { ...onlyForU, phone: onlyInUsa["state"] ?? {} } });
    const country = await control("Country");

    fireEvent.change(country, { target: { value: "U" } });
    rerender({ messages: {} });
    const stateMeanwhile = screen.queryByLabelText("State");
    fireEvent.change(country, { target: { value: "US" } });

    await comes("Phone");
    expect(stateMeanwhile).toBeNull();
  });

  test("decides before Tab leaves it, so that Tab goes to the field that it shows", async () => {
    renderDialog(address, { fields: onlyInUsa });
    await person.type("Country", "US");

    await userEvent.tab();

    expect(await control("State")).toHaveFocus();
  });

  test("decides what is sent, though nobody paused", async () => {
    const required = [...(onlyInUsa["state"]?.conditions ?? []), { action: "require", when: inUsa } as const];
    const { onResult } = renderDialog(address, { fields: { state: { conditions: required } } });
    await person.type("Country", "US");

    await person.press("enter");

    await waitFor(async () => expect(await control("State")).toHaveFocus());
    expect(onResult).not.toHaveBeenCalled();
  });

  test("is not sent with the default of a field that it shows before that was seen", async () => {
    const state = { type: "string", title: "State", default: "Ohio" };
    const { onResult } = renderDialog(formRequest({ ...stateAndCountry, state }), { fields: onlyInUsa });
    await person.type("Country", "US");

    await person.press("enter");

    expect(await control("State")).toHaveValue("Ohio");
    expect(onResult).not.toHaveBeenCalled();
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { country: "US", state: "Ohio" } });
  });

  test("decides twice, if two answers are typed without a pause", async () => {
    const whenOhio = { field: "state", operator: "equals", value: "Ohio" } as const;
    renderDialog(address, {
      fields: { phone: { conditions: [{ action: "require", when: { all: [inUsa, whenOhio] } }] } },
    });
    await person.type("State", "Ohio");

    await person.type("Country", "US");

    await waitFor(async () => expect(await control("Phone")).toBeRequired());
  });
});

describe("a refusal of a field that is hidden", () => {
  const refused: OnAccept = () => ({ fields: { state: "Which state?" } });

  test("moves to the field when an answer shows it", async () => {
    renderDialog(address, { fields: onlyInUsa, onAccept: refused });
    await person.type("Country", "FR");
    await person.press("accept");
    expect(await screen.findByText("State: Which state?")).toBeVisible();

    await person.type("Country", "US");

    await waitFor(async () => expect(descriptionOf(await control("State"))).toContain("Which state?"));
    expect(screen.queryByText("State: Which state?")).not.toBeInTheDocument();
  });

  test("leaves what else is wrong where it is", async () => {
    const onAccept: OnAccept = () => ({ form: "No such place.", fields: { state: "Which state?", mail: "No mail." } });
    renderDialog(address, { fields: onlyInUsa, onAccept });
    await person.type("Country", "FR");
    await person.press("accept");
    await screen.findByText(/No such place/);

    await person.type("Country", "US");

    await waitFor(async () => expect(descriptionOf(await control("State"))).toContain("Which state?"));
    const status = screen.getByText(/No such place/);
    expect(status).toHaveTextContent("mail: No mail.");
    expect(status).not.toHaveTextContent("Which state?");
  });
});

test.each<[why: string, fields: FieldOverrides]>([
  ["compares what no answer can be", { phone: { conditions: [{ action: "show", when: isSize("XL") }] } }],
  ["depends on itself", { phone: { conditions: [{ action: "show", when: { field: "phone", operator: "isSet" } }] } }],
])("a developer is told of a host's condition that %s", async (_, fields) => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const size = { type: "string", title: "Size", enum: ["S", "M"] };
  renderDialog(formRequest({ size, phone: { type: "string", title: "Phone" } }), { fields });

  expect(await isThere("Phone")).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.any(String), [expect.objectContaining({ name: "phone" })]);
});

function isSize(value: string): Condition {
  return { field: "size", operator: "equals", value };
}

const stateAndCountry = {
  country: { type: "string", title: "Country" },
  state: { type: "string", title: "State", minLength: 2 },
};
const wrongPhone = { phone: { type: "string", title: "Phone", default: "1", minLength: 4 } };

test("an answer that looks like a credential counts only once its field was opened", async () => {
  const request = formRequest({
    password: { type: "string", title: "Password", default: "hunter2" },
    hint: { type: "string", title: "Hint" },
  });
  renderDialog(request, {
    fields: { hint: { conditions: [{ action: "show", when: { field: "password", operator: "isSet" } }] } },
  });
  expect(await isThere("Hint")).toBe(false);

  await person.pressButton("Enter Password anyway");

  await comes("Hint");
});

test("a field that is disabled stays to be read, takes no answer and is not sent", async () => {
  const { onResult } = renderDialog(address, {
    fields: { state: { conditions: [{ action: "enable", when: inUsa }] } },
  });
  await person.type("Country", "US");
  await waitFor(async () => expect(await control("State")).toBeEnabled());
  await person.type("State", "Ohio");

  await person.type("Country", "FR");
  await waitFor(async () => expect(await control("State")).toBeDisabled());
  expect(await control("State")).toHaveValue("Ohio");

  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { country: "FR" } });
});

describe("a field that is required for some answers only", () => {
  const fields: FieldOverrides = { state: { conditions: [{ action: "require", when: inUsa }] } };

  test("says so, and is asked for", async () => {
    const { onResult } = renderDialog(address, { fields });
    await person.type("Country", "US");
    expect(await screen.findByText("Now needed: State.")).toBeInTheDocument();
    expect(await control("State")).toBeRequired();

    await person.press("accept");
    expect(onResult).not.toHaveBeenCalled();
    expect(await control("State")).toBeInvalid();
  });

  test("is no longer called wrong once it is not required", async () => {
    const { onResult } = renderDialog(address, { fields });
    await person.type("Country", "US");
    await person.press("accept");

    await person.type("Country", "FR");
    await waitFor(async () => expect(await control("State")).toBeValid());

    await person.press("accept");
    expect(onResult).toHaveBeenCalledOnce();
  });
});

describe("a field without a control", () => {
  const signature = { id: "signature", type: "signature", label: "Signature" };
  const country = { id: "country", type: "text", label: "Country" };
  const formWith = (field: object) => ({
    message: "m",
    formDefinition: { id: "f", title: "t", fields: [country, field] },
  });

  test.each<[why: string, request: object]>([
    ["shown", formWith({ ...signature, required: true, rendering: { conditionalDisplay: inUsa } })],
    [
      "required",
      {
        message: "m",
        formDefinition: {
          id: "f",
          title: "t",
          fields: [country, signature],
          validation: { dependencies: { signature: { condition: inUsa, action: "require" } } },
        },
      },
    ],
  ])("keeps the form from being sent only while it is %s by the answers", async (_, request) => {
    const { onResult } = renderDialog(request, { definitions: formDefinitions });
    await person.type("Country", "US");
    await person.press("accept");
    expect(onResult).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/“Signature” .* can’t be sent/));

    await person.type("Country", "FR");
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { country: "FR" } });
  });

  test("because the host blocks credentials is under its conditions all the same", async () => {
    const key = { id: "key", type: "text", label: "API key", required: true };
    const request = formWith({ ...key, rendering: { conditionalDisplay: inUsa } });
    const { onResult } = renderDialog(request, { definitions: formDefinitions, policy: { sensitive: "block" } });
    await person.type("Country", "FR");

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { country: "FR" } });
  });
});

describe("the host's `validate`", () => {
  const trip = formRequest({
    from: { type: "string", format: "date", title: "From" },
    to: { type: "string", format: "date", title: "To" },
  });
  const inOrder = ({ from = "", to = "" }: ElicitContent) => {
    const messages: Record<string, string> = {};
    messages["to"] = from > to ? "Must not be before the first day" : "";
    return messages;
  };

  async function enterTrip(from: string, to: string): Promise<void> {
    await person.enterDate("From", from);
    await person.enterDate("To", to);
  }

  test("compares answers, and keeps them from being sent", async () => {
    const { onResult } = renderDialog(trip, { validate: inOrder });
    await enterTrip("2026-07-02", "2026-07-01");

    await person.press("accept");
    expect(descriptionOf(await control("To"))).toContain("Must not be before the first day");
    expect(await control("To")).toHaveFocus();
    expect(onResult).not.toHaveBeenCalled();

    await person.enterDate("To", "2026-07-03");
    await person.press("accept");
    expect(onResult).toHaveBeenCalledOnce();
  });

  test("says what is wrong at a field until one that it depends on changes", async () => {
    renderDialog(trip, { validate: inOrder, fields: { to: { dependencies: ["from"] } } });
    await enterTrip("2026-07-02", "2026-07-01");
    await person.press("accept");
    expect(isInvalid(await control("To"))).toBe(true);

    await person.enterDate("From", "2026-06-01");

    await waitFor(async () => expect(isInvalid(await control("To"))).toBe(false));
  });

  test("can speak of the form as a whole, and knows which it is", async () => {
    const validate = vi.fn<ValidateAnswers>().mockReturnValue("These days are taken.");
    renderDialog(trip, { validate });

    await person.press("accept");

    expect(await screen.findByText("These days are taken.")).toBeVisible();
    expect(validate).toHaveBeenCalledExactlyOnceWith({}, expect.objectContaining({ server, request: trip }));
  });

  test("comes after the fields' own checks and before `onAccept`, whose attempts it does not use up", async () => {
    const onAccept = vi.fn();
    const validate = vi.fn<ValidateAnswers>().mockReturnValueOnce("No.").mockReturnValue(undefined);
    renderDialog(address, { validate, onAccept, maxAttempts: 1 });
    await person.type("State", "O");
    await person.press("accept");
    expect(validate).not.toHaveBeenCalled();

    await person.type("State", "Ohio");
    await person.press("accept");
    expect(onAccept).not.toHaveBeenCalled();

    await person.press("accept");
    await waitFor(() => expect(onAccept).toHaveBeenCalledOnce());
  });

  test("is aborted when the request ends, and its answer no longer counts", async () => {
    let signal: AbortSignal | undefined;
    let pass = (): void => undefined;
    const validate: ValidateAnswers = (_, of) =>
      new Promise<undefined>((resolve) => {
        signal = of.signal;
        pass = () => resolve(undefined);
      });
    const { onResult } = renderDialog(trip, { validate });
    await userEvent.click(await screen.findByRole("button", { name: "Send to Weather" }));
    await waitFor(() => expect(signal?.aborted).toBe(false));

    await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
    await act(async () => pass());

    expect(signal?.aborted).toBe(true);
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });

  test.each<[string, () => unknown]>([
    ["throws", () => Promise.reject(new Error("Offline"))],
    ["returns what is meant for `onAccept`", () => ({ fields: { to: "Too late" } })],
    ["returns a list", () => ["Too late"]],
    ["returns a verdict", () => false],
    ["returns an error", () => new Error("Too late")],
    ["returns a map that has no properties", () => new Map([["to", "Too late"]])],
  ])("that %s is reported, and nothing is sent", async (_what, validate) => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { onResult } = renderDialog(trip, { validate: vi.fn().mockImplementation(validate) });

    await person.press("accept");

    expect(await screen.findByText(/^Nothing was sent/)).toBeVisible();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("validate"), expect.any(Error));
    expect(onResult).not.toHaveBeenCalled();
  });
});
