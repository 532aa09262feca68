import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type Entered, entered, libraries, shapesOf } from "../support/converters.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const Booking = z.object({
  email: z.email().or(z.literal("")).meta({ title: "Email" }),
  site: z.url().meta({ title: "Site" }),
  start: z.iso.datetime().meta({ title: "Start" }),
  seats: z.int().positive().meta({ title: "Seats" }),
  ratio: z.union([z.number(), z.literal("auto")]).meta({ title: "Ratio" }),
});

const request = { message: "Please book", requestedSchema: z.toJSONSchema(Booking) };

test("what is sent for a form of zod is what zod takes", async () => {
  const { onResult } = renderDialog(request, { timeZone: "Europe/Berlin" });
  await person.type("Site", "https://münchen.de/Köln");
  await person.enterDate("Start", "2026-07-01T10:30");
  await person.type("Seats", "٢");
  await person.type("Ratio", "auto");

  await person.press("accept");

  await waitFor(() => expect(onResult).toHaveBeenCalled());
  expect(onResult).toHaveBeenCalledExactlyOnceWith({
    action: "accept",
    content: {
      email: "",
      site: "https://xn--mnchen-3ya.de/K%C3%B6ln",
      start: "2026-07-01T08:30:00Z",
      seats: 2,
      ratio: "auto",
    },
  });
  const [result] = onResult.mock.lastCall ?? [];
  expect(Booking.safeParse(result && "content" in result ? result.content : undefined).success).toBe(true);
});

test("what zod would refuse is an error at its field", async () => {
  const { onResult } = renderDialog(request, { timeZone: "Europe/Berlin" });
  await person.type("Email", "ada");
  await person.type("Site", "münchen.de");
  await person.enterDate("Start", "2026-07-01T10:30");
  await person.type("Seats", "0");
  await person.type("Ratio", "Infinity");

  await person.press("accept");

  for (const label of ["Email", "Site", "Seats", "Ratio"]) {
    await waitFor(async () => expect(await control(label)).toBeInvalid());
  }
  expect(onResult).not.toHaveBeenCalled();
});

test("an address is shown as it is sent", async () => {
  renderDialog(request);

  await person.type("Site", "https://example.com/?tags[]=1");

  expect(await screen.findByText("https://example.com/?tags%5B%5D=1")).toBeVisible();
});

test("an option is described by what the server says of it", async () => {
  const plan = z.union([
    z.literal("basic").meta({ title: "Basic", description: "One seat" }),
    z.literal("pro").meta({ title: "Pro" }),
  ]);
  renderDialog({ message: "Choose", requestedSchema: z.toJSONSchema(z.object({ plan })) });

  expect(await screen.findByRole("radio", { name: "Basic" })).toHaveAccessibleDescription("One seat");
  expect(screen.getByRole("radio", { name: "Pro" })).not.toHaveAccessibleDescription();
});

describe.each(Object.entries(libraries))("a form of every shape that %s describes", (_, asked) => {
  const { answerable } = shapesOf(asked);
  const form = { message: "Please answer", requestedSchema: together(answerable) };

  test("is answered as the library wants it", async () => {
    const { onResult } = renderDialog(form, { timeZone: "Asia/Tokyo" });
    for (const [shape, { right = entered[shape][0] }] of answerable) {
      await enter(shape, right);
    }

    await person.press("accept");

    await waitFor(() => expect(onResult).toHaveBeenCalled());
    const [result] = onResult.mock.lastCall ?? [];
    const content = result && "content" in result ? (result.content ?? {}) : {};
    const refused = answerable.filter(
      ([shape, { takes }]) => !takes(Object.hasOwn(content, shape) ? { answer: content[shape] } : {}),
    );
    expect(refused.map(([shape]) => [shape, content[shape]])).toEqual([]);
  });

  test("says at each wrong answer that it is one", async () => {
    const { onResult } = renderDialog(form, { timeZone: "Asia/Tokyo" });
    for (const [shape] of answerable) {
      await enter(shape, entered[shape][1]);
    }

    await person.press("accept");

    const summary = await screen.findByRole("group", { name: "Check these answers" });
    const links = within(summary).getAllByRole("link");
    const wrong = answerable.filter(([shape]) => entered[shape][1] !== undefined);
    expect(links.map(({ textContent }) => textContent?.replace(/:.*/, ""))).toEqual(wrong.map(([shape]) => shape));
    expect(onResult).not.toHaveBeenCalled();
  });
});

/** One schema of all properties, each under the name of its shape. */
function together(answerable: ReturnType<typeof shapesOf>["answerable"]): object {
  const schemas = answerable.map(([shape, { schema }]) => {
    const { properties, required, $defs } = z
      .object({
        properties: z.object({ answer: z.looseObject({}) }),
        required: z.array(z.string()).default([]),
        $defs: z.looseObject({}).default({}),
      })
      .parse(schema);
    return { shape, property: { ...properties.answer, title: shape }, isRequired: required.length > 0, $defs };
  });
  return {
    type: "object",
    properties: Object.fromEntries(schemas.map(({ shape, property }) => [shape, property])),
    required: schemas.filter(({ isRequired }) => isRequired).map(({ shape }) => shape),
    $defs: Object.fromEntries(schemas.flatMap(({ $defs }) => Object.entries($defs))),
  };
}

async function enter(label: string, answer: Entered): Promise<void> {
  if (answer === undefined || answer === "") {
    return;
  }
  const found = await control(label);
  if (typeof answer !== "string") {
    for (const option of answer) {
      await person.check(label, option);
    }
  } else if (found.matches("[role=radiogroup]")) {
    await person.choose(label, answer);
  } else if (found.matches("[type=date], [type=datetime-local]")) {
    await person.enterDate(label, answer);
  } else {
    await person.type(label, answer);
  }
}
