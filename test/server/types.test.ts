// @vitest-environment node
import { describe, expect, expectTypeOf, test } from "vitest";
import type { InputRequiredResult } from "@modelcontextprotocol/server";
import {
  type AnyForm,
  boolean,
  choice,
  choices,
  confirm,
  date,
  defineForm,
  type Form,
  type FormContext,
  fromResult,
  type InputRequired,
  integer,
  runForm,
  type Next,
  string,
  toRequest,
} from "react-elicitation/server";
import * as z from "zod";

interface Purchase {
  readonly shop: string;
}

type ContentOf<Of> = Of extends Form<infer Content, never> ? Content : never;
type InputOf<Of> = Of extends Form<unknown, infer Input> ? Input : never;
type EndOf<Of> = Of extends Form<unknown, never, infer End> ? End : never;

describe("the type of a content", () => {
  test("follows from the makers", () => {
    const form = defineForm({
      message: "Order",
      fields: {
        name: string(),
        note: string({ required: false }),
        count: integer({ minimum: 1 }),
        gift: boolean({ required: false }),
        size: choice(["S", "M"]),
        reply: choice({ YES: "Of course", NO: "Nope" }, { required: false }),
        extras: choices(["cheese", "olives"]),
        when: date({ required: true }),
      },
    });

    expectTypeOf<ContentOf<typeof form>>().toEqualTypeOf<{
      readonly name: string;
      readonly note: string | undefined;
      readonly count: number;
      readonly gift: boolean | undefined;
      readonly size: "S" | "M";
      readonly reply: "YES" | "NO" | undefined;
      readonly extras: readonly ("cheese" | "olives")[];
      readonly when: string;
    }>();
    const changed = form.with({ message: "Again" });
    expectTypeOf<ContentOf<typeof changed>>().toEqualTypeOf<ContentOf<typeof form>>();
    expectTypeOf<EndOf<typeof changed>>().toEqualTypeOf<EndOf<typeof form>>();
  });

  test("is the output of a library's schema", () => {
    const form = defineForm({
      message: "Order",
      fields: z.object({ size: z.enum(["S", "M"]).default("S"), count: z.int().optional() }),
      onAccepted: ({ size }) => size,
    });

    expectTypeOf<ContentOf<typeof form>>().toEqualTypeOf<{ size: "S" | "M"; count?: number | undefined }>();
    expectTypeOf<EndOf<typeof form>["value"]>().toEqualTypeOf<"S" | "M" | undefined>();
  });
});

describe("the types of a chain", () => {
  // Said, because the products read the answer of the category that leads to them.
  type End = string | number | { readonly call: string } | null | undefined;
  const contact = defineForm({
    message: "Shall we call you?",
    fields: { phone: string() },
    onAccepted: ({ phone }) => ({ call: phone }),
    onDeclined: () => null,
  });
  const products = defineForm({
    message: ({ input }: FormContext<Purchase>) => `What did you buy at ${input.shop}?`,
    fields: { product: choice(({ answers }) => (answers.of(category)?.category === "Food" ? ["Tea"] : ["Doll"])) },
    onAccepted: ({ product }) => product.length,
    onDeclined: () => contact,
  });
  const category = defineForm({
    message: "What kind?",
    fields: { category: choice(["Toys", "Food"]) },
    onAccepted: async ({ category: chosen }): Promise<Next<End, Purchase>> => {
      return chosen === "Food" ? "no recall of food" : products.with({ fields: { product: { title: chosen } } });
    },
  });

  test("give every end with the content and the value of its last form", () => {
    type Accepted = Extract<EndOf<typeof products>, { action: "accept" }>;

    expectTypeOf<Accepted["value"]>().toEqualTypeOf<number | { call: string }>();
    expectTypeOf<Extract<Accepted, { value: number }>["content"]>().toEqualTypeOf<{
      readonly product: "Tea" | "Doll";
    }>();
    expectTypeOf<Extract<EndOf<typeof products>, { action: "decline" }>["value"]>().toEqualTypeOf<null>();
    expectTypeOf<EndOf<typeof category>["value"]>().toEqualTypeOf<End>();
  });

  test("ask for the input of the forms that follow", () => {
    expectTypeOf<InputOf<typeof category>>().toEqualTypeOf<Purchase>();
    // @ts-expect-error without the shop that the products ask for
    toRequest(category, {}, { revision: "2025-11-25" });
  });

  test("let a form come back to itself", () => {
    const dish = defineForm({
      message: "Which dish?",
      fields: { dish: string() },
      onAccepted: (content): Next<number> => (content.dish === "" ? dish.with({ message: "Which?" }) : 1),
    });

    expectTypeOf<EndOf<typeof dish>["value"]>().toEqualTypeOf<number | undefined>();
  });

  test("of a confirmation are those of its handlers", () => {
    const sure = confirm("Sure?", { onAccepted: () => "deleted" as const });

    expectTypeOf<Extract<EndOf<typeof sure>, { action: "accept" }>["value"]>().toEqualTypeOf<"deleted">();
  });

  test("are those of either form where one of two is asked", () => {
    const ask = (isSmall: boolean) =>
      runForm(isSmall ? contact : products, { shop: "Corner" }, { elicit: async () => ({ action: "decline" }) });
    // @ts-expect-error one of them asks for the shop
    void (() => runForm(contact as typeof contact | typeof products, {}, { elicit: async () => ({}) }));

    expectTypeOf<Awaited<ReturnType<typeof ask>>["value"]>().toEqualTypeOf<
      number | { call: string } | null | undefined
    >();
  });

  test("refuse names and options that the form does not have", () => {
    expectTypeOf<FormContext<Purchase>["answers"]["of"]>().toBeCallableWith(category);
    // @ts-expect-error the form has no such field
    expect(() => category.with({ fields: { product: { title: "Product" } } })).toThrow('no field "product"');
    // @ts-expect-error no option
    expect(() => choice(["S", "M"], { default: "L" })).toThrow('default "L"');
    // @ts-expect-error MCP carries options as text
    expect(() => choice([1, 2])).toThrow('Write "1" in place of 1');
    // @ts-expect-error MCP carries options as text
    expect(() => choices([1, 2])).toThrow("Write the options as text");
    const fields = { note: string({ required: false }) };
    // @ts-expect-error the note may be left empty
    defineForm({ message: "Go", fields, onAccepted: ({ note }: { note: string }) => note.length });
    // @ts-expect-error a default of another type
    expect(() => boolean({ default: "yes" })).toThrow('default "yes"');
  });
});

test("what a round asks is a result of the SDK's", () => {
  expectTypeOf<InputRequired>().toExtend<InputRequiredResult>();
});

test("a form whose input is needed is not checked without it", () => {
  const form = defineForm({ message: ({ input }: FormContext<Purchase>) => input.shop, fields: {} });

  expectTypeOf(fromResult<object, Purchase>).parameters.toEqualTypeOf<[Form<object, Purchase>, unknown, Purchase]>();
  expectTypeOf(form).toExtend<Form<object, Purchase>>();
});

describe("a form that is given its handlers later", () => {
  const ask = defineForm({ message: "Where?", fields: { city: string(), size: choice(["S", "M"]) } });

  test("has the ends of its handlers, if it is given all", () => {
    const form = ask.with({ onAccepted: ({ size }) => size, onDeclined: () => 1, onCancelled: () => null });

    expectTypeOf<EndOf<typeof form>["value"]>().toEqualTypeOf<"S" | "M" | number | null>();
    expectTypeOf<ContentOf<typeof form>>().toEqualTypeOf<ContentOf<typeof ask>>();
  });

  test("needs the input of its handlers", () => {
    const form = ask.with({ onAccepted: ({ city }, { input }: FormContext<Purchase>) => `${city}, ${input.shop}` });

    expectTypeOf<InputOf<typeof form>>().toEqualTypeOf<Purchase>();
    expectTypeOf<EndOf<typeof form>["value"]>().toEqualTypeOf<string | undefined>();
  });

  test("is any form", () => {
    const forms: readonly AnyForm[] = [ask, ask.with({ onAccepted: () => ask })];

    expect(forms).toHaveLength(2);
  });
});

describe("options", () => {
  enum Size {
    small = "S",
    medium = "M",
  }
  enum Level {
    guest = 1,
  }

  test("are the texts of an enum", () => {
    const form = defineForm({ message: "Which?", fields: { size: choice(Object.values(Size)) } });

    expectTypeOf<ContentOf<typeof form>["size"]>().toExtend<Size>();
  });

  test("are not an enum, and titles are not numbers", () => {
    // @ts-expect-error
    expect(() => choice(Level)).toThrow('{ "1": "guest" }');
    // @ts-expect-error
    expect(() => choices({ VIP: 1 })).toThrow('The title of the option "VIP" is 1');
    // @ts-expect-error
    choice(Size);
  });
});

test("known answers have the types of the fields", async () => {
  const ask = defineForm({ message: "Where?", fields: { size: choice(["S", "M"]) } });
  const elicit = async () => ({ action: "cancel" });

  expect(await runForm(ask, undefined, { elicit, initial: { size: "S" } })).toMatchObject({ action: "cancel" });
  // @ts-expect-error
  await runForm(ask, undefined, { elicit, initial: { size: "L" } });
});
