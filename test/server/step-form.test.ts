// @vitest-environment node
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  choice,
  choices,
  confirm,
  defineForm,
  type FormContext,
  type InputRequired,
  stepForm,
  type StepOptions,
  string,
} from "react-elicitation/server";
import { paramsIn, retry, secret } from "./support.js";

const note = defineForm({ message: "Any note?", fields: { note: string() } });
const meal = defineForm({ message: "Which meal?", fields: { meal: choice(["Soup", "Rice"]) }, onAccepted: () => note });

afterEach(() => {
  vi.useRealTimers();
});

async function ask<Input>(
  form: Parameters<typeof stepForm<Input, unknown>>[0],
  input: Input,
  options: Partial<StepOptions> = {},
): Promise<InputRequired> {
  const { inputRequired } = await stepForm(form, input, { secret, subject: "Ada", ...options });
  if (!inputRequired) {
    throw new Error("Nothing is asked.");
  }
  return inputRequired;
}

test("a handler may change the list that it gets", async () => {
  const size = defineForm({
    message: "Which sizes?",
    fields: { sizes: choices(["S", "M", "L"]) },
    onAccepted: ({ sizes }) => {
      (sizes as string[]).push("L");
      return confirm(`Order ${sizes.join(", ")}?`);
    },
  });
  const second = await ask(size, {}, retry(await ask(size, {}), { sizes: ["S"] }));

  const { result } = await stepForm(size, {}, { secret, subject: "Ada", ...retry(second, {}) });

  expect(paramsIn(second).message).toBe("Order S, L?");
  expect(result?.action).toBe("accept");
});

describe("the state between two rounds", () => {
  test.each<[string, (state: string) => string, Partial<StepOptions> & { readonly input?: string }]>([
    ["changed", (state) => state.replace(/^./, (sign) => (sign === "e" ? "f" : "e")), {}],
    ["with another count", (state) => state.replace('"rounds":1', '"rounds":0'), {}],
    ["cut short", (state) => state.slice(0, -2), {}],
    ["no state", () => "", {}],
    ["signed with another secret", (state) => state, { secret: "another secret of thirty-two bytes" }],
    ["of another subject", (state) => state, { subject: "Eve" }],
    ["of another input", (state) => state, { input: "other" }],
  ])("is refused: %s", async (_, change, { input = "this", ...options }) => {
    const round = retry(await ask(meal, "this", { subject: "Ada" }), { meal: "Soup" });

    const step = stepForm(meal, input, {
      secret,
      subject: "Ada",
      ...round,
      requestState: change(round.requestState),
      ...options,
    });

    await expect(step).rejects.toMatchObject({ code: "invalid-state" });
  });

  test.each([null, 1, {}])("is refused where a client sends %j in its place", async (requestState) => {
    const round: object = { requestState };

    await expect(ask(meal, {}, round)).rejects.toMatchObject({ code: "invalid-state" });
  });

  test("that an older secret has signed goes on, and is signed with the current one from then on", async () => {
    const current = "the current secret, 32 bytes long";
    const chain = defineForm({ message: "First?", fields: {}, onAccepted: () => meal });
    const round = retry(await ask(chain, {}), {});

    const next = await ask(chain, {}, { secret: [current, secret], ...round });

    expect(paramsIn(next).message).toBe("Which meal?");
    expect(paramsIn(await ask(chain, {}, { secret: [current], ...retry(next, { meal: "Soup" }) })).message).toBe(
      "Any note?",
    );
  });

  test("says to the author that it got too long, and does not travel", async () => {
    const diary = defineForm({ message: "What happened?", fields: { text: string() }, onAccepted: () => note });
    const round = retry(await ask(diary, {}), { text: "x".repeat(1_000_000) });

    await expect(ask(diary, {}, round)).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringContaining("maxLength") as unknown,
    });
  });

  test("expires", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const round = retry(await ask(meal, {}, { expiresIn: 1000 }), { meal: "Soup" });
    vi.advanceTimersByTime(1001);

    await expect(stepForm(meal, {}, { secret, subject: "Ada", ...round })).rejects.toMatchObject({
      code: "invalid-state",
    });
  });

  test("is the only source of what was answered: a response without it is not read", async () => {
    const { inputResponses } = retry(await ask(meal, {}), { meal: "Soup" });

    expect(paramsIn(await ask(meal, {}, { inputResponses })).message).toBe("Which meal?");
  });

  test("asks the same again, no longer than before, where the client sends it back without an answer", async () => {
    const first = await ask(meal, {});

    expect(await ask(meal, {}, { requestState: first.requestState })).toEqual(first);
  });

  test("keeps of an answer what was asked for", async () => {
    const round = retry(await ask(meal, {}), { meal: "Soup", junk: "x".repeat(1000) });

    expect((await ask(meal, {}, round)).requestState).not.toContain("junk");
  });

  test("does not take an answer to a question that has changed since", async () => {
    let price = 10;
    const pay = defineForm({ message: () => `Pay ${price}?`, fields: {}, onAccepted: () => price });
    const round = retry(await ask(pay, {}), {});
    price = 20;

    const again = await ask(pay, {}, round);

    expect(paramsIn(again).message).toBe("Pay 20?");
    expect(await stepForm(pay, {}, { secret, subject: "Ada", ...retry(again, {}) })).toMatchObject({
      result: { value: 20 },
    });
  });

  test.each(["decline", { slot: "10:00" }] as const)(
    "does not bring back an answer that was refused: %o",
    async (last) => {
      let taken = ["9:00"];
      const pay = defineForm({
        message: "Which slot?",
        fields: { slot: choice(["9:00", "10:00"]) },
        validate: ({ slot }) => (taken.includes(slot) ? { slot: `Taken: ${taken.join()}` } : undefined),
      });
      const refused = await ask(pay, {}, retry(await ask(pay, {}), { slot: "9:00" }));
      taken = [];

      const { result } = await stepForm(pay, {}, { secret, subject: "Ada", ...retry(refused, last) });

      expect(result).toMatchObject(last === "decline" ? { action: "decline" } : { content: last });
    },
  );

  test("holds nothing of an answer that is wrong", async () => {
    const short = defineForm({ message: "Code?", fields: { code: string({ maxLength: 3 }) } });

    const { requestState } = await ask(short, {}, retry(await ask(short, {}), { code: "x".repeat(1000) }));

    expect(requestState).not.toContain("xxx");
  });

  test("is good for the input as it came, also where a handler changes it", async () => {
    const add = defineForm({
      message: "Add one?",
      fields: {},
      onAccepted: (_, { input }: FormContext<{ readonly cart: string[] }>) => {
        input.cart.push("one");
        return confirm(`Buy ${input.cart.length}?`);
      },
    });
    const second = await ask(add, { cart: [] }, retry(await ask(add, { cart: [] }), {}));

    const { result } = await stepForm(add, { cart: [] }, { secret, subject: "Ada", ...retry(second, {}) });

    expect(result?.trail.map(({ message }) => message)).toEqual(["Add one?", "Buy 1?"]);
  });

  test("ends a call whose question changes in every round", async () => {
    let count = 0;
    const form = defineForm({ message: () => `Number ${(count += 1)}?`, fields: {} });
    const rounds = async (): Promise<never> => {
      for (let required = await ask(form, {}); ; required = await ask(form, {}, retry(required, {})));
    };

    await expect(rounds()).rejects.toMatchObject({
      code: "too-many-forms",
      message: expect.stringMatching(/asked 60 times.*"Number/) as string,
    });
  });

  test.each<[unknown]>([
    [new Map([["user", 1]])],
    [() => 1],
    [{ price: Number.NaN }],
    [{ users: [new Set(["Ada"])] }],
    [new URL("https://ada.example")],
    [{ toJSON: () => "Ada" }],
    [{ id: 1n }],
  ])("signs no input that JSON cannot distinguish: %o", async (input) => {
    await expect(ask(meal, input)).rejects.toThrow("plain JSON");
  });

  test("of no input is none of null", async () => {
    const round = retry(await ask(meal, undefined), { meal: "Soup" });

    await expect(ask(meal, null, round)).rejects.toMatchObject({ code: "invalid-state" });
  });

  test("does not depend on the order of the input's keys", async () => {
    const form = defineForm({
      message: ({ input }: FormContext<object>) => String(Object.keys(input).length),
      fields: {},
    });
    const round = retry(await ask(form, { a: 1, b: { c: 2, d: 3 } }), {});

    expect(await stepForm(form, { b: { d: 3, c: 2 }, a: 1 }, { secret, subject: "Ada", ...round })).toHaveProperty(
      "result",
    );
  });
});

test("the last handler runs in the last round, those before it in every round", async () => {
  const first = vi.fn(() => last);
  const done = vi.fn(() => "done");
  const last = defineForm({ message: "Last", fields: {}, onAccepted: done });
  const form = defineForm({ message: "First", fields: {}, onAccepted: first });

  const second = await ask(form, {}, retry(await ask(form, {}), {}));
  await stepForm(form, {}, { secret, subject: "Ada", ...retry(second, {}) });

  expect(first).toHaveBeenCalledTimes(2);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a state for nobody is not signed", async () => {
  await expect(stepForm(meal, {}, { secret, subject: "" })).rejects.toThrow("needs a subject");
});

test.each([[Infinity], [Number.NaN], [-1], ["3600000" as unknown as number]])(
  "a state that would expire in %o ms is not signed",
  async (expiresIn) => {
    await expect(ask(meal, {}, { expiresIn })).rejects.toThrow(RangeError);
  },
);

test("a secret that can be guessed is refused", async () => {
  await expect(stepForm(meal, {}, { secret: "short", subject: "Ada" })).rejects.toThrow("at least 32 bytes");
  await expect(stepForm(meal, {}, { secret: 64 as unknown as string, subject: "Ada" })).rejects.toThrow(TypeError);
});

test("a client without forms is not asked", async () => {
  const step = stepForm(meal, {}, { secret, subject: "Ada", capabilities: { elicitation: { url: {} } } });

  await expect(step).rejects.toMatchObject({ code: "unsupported" });
});
