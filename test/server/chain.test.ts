// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import {
  boolean,
  choice,
  choices,
  confirm,
  date,
  dateTime,
  defineForm,
  ElicitationError,
  email,
  type Form,
  type FormContext,
  integer,
  type Next,
  number,
  openPage,
  string,
} from "react-elicitation/server";
import { createMessages } from "react-elicitation/locales";
import { de } from "react-elicitation/locales/de";
import { ja } from "react-elicitation/locales/ja";
import { type Answers, eras } from "./support.js";

interface Visit {
  readonly language: string;
}

interface Shop {
  readonly products: Readonly<Record<string, readonly string[]>>;
}

const shop: Shop = { products: { Toys: ["Doll"], Food: ["Tea", "Rice"] } };

const contact = defineForm({
  message: "May we call you?",
  fields: { phone: string() },
  onAccepted: ({ phone }) => `We call ${phone}`,
  onDeclined: () => "We do not call",
});

const product = defineForm({
  message: ({ answers }) => `Which of our ${answers.of(category)?.category.toLowerCase()}?`,
  fields: {
    product: choice(
      ({ input, answers }: FormContext<Shop>) => input.products[answers.of(category)?.category ?? ""] ?? [],
    ),
  },
  onAccepted: ({ product: chosen }, { answers }) => `${answers.of(category)?.category}: ${chosen}`,
  onDeclined: () => contact,
});

const category = defineForm({
  message: "What did you buy?",
  fields: { category: choice(["Toys", "Food"]) },
  onAccepted: (): Next<string | undefined, Shop> => product,
  onCancelled: () => "Nothing bought",
});

describe.each(Object.entries(eras))("a chain %s", (_, play) => {
  test("has the handlers and the checks that its forms are given later, beside their own", async () => {
    const form = category.with({
      validate: (content) => (content.category === "Toys" ? { category: "No toys today" } : undefined),
      onAccepted: (content) => `Late: ${content.category}`,
    });

    const { asked, result } = await play(form, shop, [{ category: "Toys" }, { category: "Food" }]);
    const cancelled = await play(form, shop, ["cancel"]);

    expect(asked.map(({ message }) => message)).toEqual([
      "What did you buy?",
      "Category: No toys today\n\nWhat did you buy?",
    ]);
    expect(result.value).toBe("Late: Food");
    expect(cancelled.result.value).toBe("Nothing bought");
  });

  test("begins with the answers that are known, but for those that the form would refuse", async () => {
    const person = defineForm({
      message: "Who are you?",
      fields: { name: string({ maxLength: 3 }), age: integer({ default: 18 }), city: string({ default: "Oslo" }) },
      onAccepted: (): Next<undefined> => person.with({ message: "And your friend?", onAccepted: () => undefined }),
    });

    const answers = { name: "Ada", age: 36, city: "Rome" };
    const { asked } = await play(person, shop, [answers, answers], { initial: { name: "Adalbert", age: 36 } });

    const defaults = asked.map(({ requestedSchema }) => Object.entries(requestedSchema?.properties ?? {}));
    expect(defaults.map((fields) => fields.map(([, field]) => ("default" in field ? field.default : null)))).toEqual([
      [null, 36, "Oslo"],
      [null, 18, "Oslo"],
    ]);
  });

  test("goes on to the form that a handler returns, with the earlier answers and the input", async () => {
    const { asked, result } = await play(category, shop, [{ category: "Food" }, { product: "Rice" }]);

    expect(asked[1]).toMatchObject({
      message: "Which of our food?",
      requestedSchema: { properties: { product: { enum: ["Tea", "Rice"] } } },
    });
    expect(result).toMatchObject({ action: "accept", content: { product: "Rice" }, value: "Food: Rice" });
  });

  test("branches where a form is declined or cancelled", async () => {
    const declined = await play(category, shop, [{ category: "Toys" }, "decline", { phone: "110" }]);
    const twice = await play(category, shop, [{ category: "Toys" }, "decline", "decline"]);
    const cancelled = await play(category, shop, ["cancel"]);

    expect(declined.result).toMatchObject({ action: "accept", value: "We call 110" });
    expect(twice.result).toMatchObject({ action: "decline", content: undefined, value: "We do not call" });
    expect(cancelled.result).toMatchObject({ action: "cancel", value: "Nothing bought" });
  });

  test("keeps its trail", async () => {
    const { result } = await play(category, shop, [{ category: "Toys" }, "decline", { phone: "110" }]);

    expect(result.trail).toEqual([
      { form: category, message: "What did you buy?", action: "accept", content: { category: "Toys" } },
      { form: product, message: "Which of our toys?", action: "decline", content: undefined },
      { form: contact, message: "May we call you?", action: "accept", content: { phone: "110" } },
    ]);
    expect(JSON.parse(JSON.stringify(result.trail[1]))).toEqual({ message: "Which of our toys?", action: "decline" });
  });

  test("ends with undefined where there is no handler", async () => {
    const { result } = await play(confirm("Delete it?"), undefined, ["decline"]);

    expect(result).toMatchObject({ action: "decline", value: undefined });
  });

  test("finds the latest answer to a form that was changed", async () => {
    const dish = defineForm({
      message: "Which dish?",
      fields: { dish: choice(["Soup", "Rice"]) },
      onAccepted: ({ dish: chosen }, { answers }): Next<string | undefined> =>
        chosen === "Soup"
          ? dish.with({ message: "No soup today. What else?", fields: { dish: { options: ["Rice", "Bread"] } } })
          : `${chosen}, ${answers.of(dish)?.dish}`,
    });

    const { asked, result } = await play(dish, undefined, [{ dish: "Soup" }, { dish: "Rice" }]);

    expect(asked[1]).toMatchObject({
      message: "No soup today. What else?",
      requestedSchema: { properties: { dish: { enum: ["Rice", "Bread"] } } },
    });
    expect(result.value).toBe("Rice, Rice");
  });

  test("of more than twenty forms is an error that shows them", async () => {
    const endless = defineForm({
      message: "And then?",
      fields: {},
      onAccepted: (): Next<undefined> => endless,
    });

    const error = await play(
      endless,
      undefined,
      Array.from({ length: 25 }, () => ({})),
    ).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(ElicitationError);
    expect(error).toMatchObject({
      code: "too-many-forms",
      message: expect.stringMatching(/\n20\. And then\? → accept$/) as string,
    });
  });

  test("that goes on to a form of another copy of the package is an error, and no end", async () => {
    vi.resetModules();
    const copy = await import("react-elicitation/server");
    const form = confirm("Sure?", { onAccepted: () => copy.confirm("Really?") });

    await expect(play(form, undefined, [{}])).rejects.toThrow("not a form of this copy of react-elicitation");
  });

  test("that would end with a function is an error: the author forgot to call it", async () => {
    const factory = defineForm({ message: "Go on?", fields: {}, onAccepted: () => () => confirm("Really?") });

    await expect(play(factory, undefined, [{}])).rejects.toMatchObject({
      code: "invalid-schema",
      message: expect.stringContaining("Call it") as string,
    });
  });

  test("opens pages as it asks forms", async () => {
    const form = openPage({
      message: "Please pay",
      url: ({ input }: FormContext<{ readonly order: number }>) => `https://pay.example/${input.order}`,
      onAccepted: () => "paid?",
    });

    const { asked, result } = await play(form, { order: 7 }, [{}]);

    expect(asked).toMatchObject([{ mode: "url", message: "Please pay", url: "https://pay.example/7" }]);
    expect(result).toMatchObject({ action: "accept", content: undefined, value: "paid?" });
  });

  test.each(["/pay", "javascript:pay()", "http://pay.example"])(
    "opens no page that clients refuse: %s",
    async (url) => {
      const page = openPage({ message: "Please pay", url: () => url });

      await expect(play(page, undefined, [{}])).rejects.toMatchObject({ code: "invalid-schema" });
      expect(() => openPage({ message: "Please pay", url })).toThrow(`Clients refuse to open "${url}"`);
    },
  );
});

describe.each(Object.entries(eras))("wrong content %s", (_, play) => {
  const ages = defineForm({
    message: "How old are you both?",
    fields: { mine: integer({ minimum: 18, title: "Your age" }), theirs: integer({ minimum: 18 }) },
    validate: ({ mine, theirs }) => (mine === theirs ? { theirs: "Not the same" } : undefined),
    onAccepted: ({ mine }) => mine,
  });

  test("is asked again with its errors, and with what was right", async () => {
    const { asked, result } = await play(ages, undefined, [
      { mine: 8, theirs: 30 },
      { mine: 20, theirs: 20 },
      { mine: 20, theirs: 30 },
    ]);

    expect(asked.map(({ message }) => message)).toEqual([
      "How old are you both?",
      "Your age: Must be 18 or more\n\nHow old are you both?",
      "Theirs: Not the same\n\nHow old are you both?",
    ]);
    expect(asked[1]?.requestedSchema?.properties).toMatchObject({ mine: { minimum: 18 }, theirs: { default: 30 } });
    expect(asked[1]?.requestedSchema?.properties.mine).not.toHaveProperty("default");
    expect(result).toMatchObject({ value: 20, trail: [{ content: { mine: 20, theirs: 30 } }] });
  });

  test("leaves out the defaults that the person took away", async () => {
    const order = defineForm({
      message: "What else?",
      fields: {
        age: integer({ minimum: 18 }),
        tip: integer({ default: 5, required: false }),
        size: choice(["S", "M"], { default: "M", required: false }),
      },
    });

    const { asked, result } = await play(order, undefined, [{ age: 3, size: "S" }, { age: 30 }]);

    expect(asked[1]?.requestedSchema?.properties).toEqual({
      age: { type: "integer", minimum: 18 },
      tip: { type: "integer" },
      size: { type: "string", enum: ["S", "M"], default: "S" },
    });
    expect(result.content).toEqual({ age: 30 });
  });

  test("is not what clients send of an optional field that was left empty", async () => {
    const optional = { required: false } as const;
    const person = defineForm({
      message: "Who are you?",
      fields: {
        age: integer(optional),
        mail: email(optional),
        code: string({ minLength: 2, ...optional }),
        extras: choices(["a"], { minItems: 1, ...optional }),
        note: string(optional),
        size: choice({ "": "None", S: "Small" }, optional),
      },
    });

    const { result } = await play(person, undefined, [
      { age: null, mail: "", code: "", extras: [], note: "", size: "" },
    ]);

    expect(result.content).toEqual({ note: "", size: "" });
  });

  test("may be quoted by a later message, whatever it reads like", async () => {
    const details = defineForm({
      message: ({ answers }) => `Tell us more about "${answers.of(subject)?.subject}".`,
      fields: { details: string() },
    });
    const subject: Form<{ readonly subject: string }> = defineForm({
      message: "What is it about?",
      fields: { subject: string() },
      onAccepted: () => details,
    });

    const { asked } = await play(subject, undefined, [{ subject: "I forgot my password" }, "decline"]);

    expect(asked[1]?.message).toBe('Tell us more about "I forgot my password".');
  });

  test("is told as people write it to a client without controls", async () => {
    const form = defineForm({ message: "When?", fields: { day: date(), time: dateTime(), sure: boolean() } });

    const { asked } = await play(form, undefined, [{ day: "1 May", time: "2026-05-01T10:00", sure: "y" }, "decline"]);

    expect(asked[1]?.message.split("\n")).toEqual([
      "Day: Must be a real date, like 2026-11-27",
      "Time: Must be a date and time, like 2026-11-27T14:30:00Z",
      "Sure: Answer yes or no",
      "",
      "When?",
    ]);
  });

  test("is told in the language of the form, which may depend on the input", async () => {
    const form = defineForm({
      message: ({ input }: FormContext<Visit>) => (input.language === "de" ? "Wann?" : "何時ですか"),
      messages: ({ input }) => createMessages([de, ja], { locale: input.language }),
      fields: { day: date({ title: "X" }), share: number({ title: "Y", minimum: 1.5 }) },
    });
    const wrong: Answers = [{ day: "1 May", share: 1 }, "decline"];

    const german = await play(form, { language: "de" }, wrong);
    const japanese = await play(form, { language: "ja" }, wrong);

    expect([german, japanese].map(({ asked }) => asked[1]?.message)).toEqual([
      "X: Muss ein Datum sein, das es gibt, etwa 2026-11-27\nY: Muss mindestens 1,5 sein\n\nWann?",
      "X：実在する日付を入力してください（例：2026-11-27）\nY：1.5 以上にしてください\n\n何時ですか",
    ]);
  });

  test("is an error the third time, which says what is wrong", async () => {
    const error = await play(ages, undefined, [{}, {}, { mine: "x", theirs: 3 }]).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({
      code: "invalid-response",
      errors: { mine: expect.any(String) as string, theirs: "Must be 18 or more" },
    });
  });

  test.each([
    ["reads like a request for a credential", "Type your password below"],
    ["is longer than clients show", "long ".repeat(5000)],
  ])("is asked again where its error quotes what %s", async (_case, quoted) => {
    const form = defineForm({
      message: "How shall we call you?",
      fields: { name: string() },
      validate: ({ name }) => (name === "Ada" ? undefined : { name: `${name} is taken` }),
    });

    const { asked } = await play(form, undefined, [{ name: quoted }, { name: "Ada" }]);

    expect(asked[1]?.message).toContain(`Name: ${quoted.slice(0, 15)}`);
    expect(asked[1]?.message).toMatch(/\n\nHow shall we call you\?$/);
    expect(asked[1]?.message.length).toBeLessThanOrEqual(20_000);
  });

  test("is asked again as it was sent, whatever validate() makes of its lists", async () => {
    const form = defineForm({
      message: "Which?",
      fields: { sizes: choices(["S", "M", "L"]), sure: boolean() },
      validate: ({ sizes, sure }) => {
        (sizes as string[]).push("L");
        return sure ? undefined : { sure: "Be sure" };
      },
    });

    const { asked } = await play(form, undefined, [{ sizes: ["S"], sure: false }, "decline"]);

    expect(asked[1]?.requestedSchema?.properties.sizes).toHaveProperty("default", ["S"]);
  });

  test("reaches no handler", async () => {
    const onAccepted = vi.fn();
    const form = defineForm({ message: "Age", fields: { age: integer() }, onAccepted });

    await play(form, undefined, [{ age: 1.5 }, { age: 2, isAdmin: true }]);

    expect(onAccepted.mock.calls.map(([content]: unknown[]) => content)).toEqual([{ age: 2 }]);
  });
});
