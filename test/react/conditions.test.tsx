import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import {
  createDraftMemory,
  type ControlProps,
  type ElicitContent,
  type FieldOverrides,
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

describe("a field that is shown for some answers only", () => {
  test("is there for these, and what was typed is there when it comes back", async () => {
    renderDialog(address, { fields: onlyInUsa });
    expect(await isThere("State")).toBe(false);

    await person.type("Country", "US");
    await person.type("State", "Ohio");
    await person.type("Country", "FR");
    expect(await isThere("State")).toBe(false);

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
    expect(screen.getByText("You can now answer: State.").closest("[role=status]")).not.toBeNull();

    await person.type("Country", "FR");
    expect(screen.getByText("No longer needed: State.")).toBeInTheDocument();
  });

  test("comes back without an error for being empty, after a failed attempt, too", async () => {
    const fields = {
      ...onlyInUsa,
      state: { conditions: [...(onlyInUsa["state"]?.conditions ?? []), { action: "require", when: inUsa }] },
    } satisfies FieldOverrides;
    renderDialog(formRequest({ ...wrongPhone, ...stateAndCountry }), { fields });
    await person.press("accept");

    await person.type("Country", "US");

    expect(await control("Phone")).toBeInvalid();
    expect(await control("State")).toBeValid();
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

    expect(await isThere("State")).toBe(false);
    expect(await control("Country")).toHaveFocus();
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

  expect(await isThere("Hint")).toBe(true);
});

test("a field that is disabled stays to be read, takes no answer and is not sent", async () => {
  const { onResult } = renderDialog(address, {
    fields: { state: { conditions: [{ action: "enable", when: inUsa }] } },
  });
  await person.type("Country", "US");
  await person.type("State", "Ohio");

  await person.type("Country", "FR");
  expect(await control("State")).toBeDisabled();
  expect(await control("State")).toHaveValue("Ohio");

  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { country: "FR" } });
});

describe("a field that is required for some answers only", () => {
  const fields: FieldOverrides = { state: { conditions: [{ action: "require", when: inUsa }] } };

  test("says so, and is asked for", async () => {
    const { onResult } = renderDialog(address, { fields });
    await person.type("Country", "US");
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
