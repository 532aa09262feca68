import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import * as z from "zod";
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
