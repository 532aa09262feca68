import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const news = { type: "boolean", title: "Newsletter", description: "Once a month" };
const note = { type: "string", title: "Note" };

test("an optional boolean beside other fields is a checkbox that nobody has ticked or answered", async () => {
  const { onResult } = renderDialog(formRequest({ news, note }));

  const box = await screen.findByRole("checkbox", { name: "Newsletter" });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription("optional Once a month");

  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("an answer to an optional boolean can be taken back", async () => {
  const { onResult } = renderDialog(formRequest({ news, note }));
  await person.answer("Newsletter", true);

  await person.clear("Newsletter");
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("taking an answer back keeps focus where the person was", async () => {
  renderDialog(formRequest({ news, note }));
  await person.answer("Newsletter", true);

  // HTML lets a label have no other control inside than the one it names.
  expect(screen.getByRole("button", { name: "Clear answer Newsletter" }).closest("label")).toBeNull();
  await person.clear("Newsletter");

  expect(screen.getByRole("checkbox", { name: "Newsletter" })).toHaveFocus();
});

test("a required boolean with a default is a checkbox beside other required fields, ticked as the default has it", async () => {
  renderDialog(formRequest({ news: { ...news, default: true }, note }, ["news", "note"]));

  const box = await screen.findByRole("checkbox", { name: "Newsletter" });
  expect(box).toBeChecked();
  expect(box).toBeRequired();
});

test.each([
  ["false by default", { ...news, default: false }, ["news"]],
  ["optional", news, []],
  ["optional, and false by default", { ...news, default: false }, []],
])(
  "a form of nothing but a boolean asks for a confirmation, and Send alone gives none: %s",
  async (_, boolean, required) => {
    const { onResult } = renderDialog(formRequest({ news: boolean }, required));

    await person.press("accept");

    expect(await screen.findByRole("radiogroup", { name: "Newsletter" })).toBeInvalid();
    expect(onResult).not.toHaveBeenCalled();
  },
);

test("a confirmation that is true by default is sent as it stands", async () => {
  const { onResult } = renderDialog(formRequest({ news: { ...news, default: true } }));
  expect(await screen.findByRole("radio", { name: "Yes" })).toBeChecked();

  await person.press("accept");

  // Nobody can leave it: a server would put true in the place of no answer.
  expect(screen.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { news: true } });
});

test("an optional question is left by a press of its own, whatever was chosen", async () => {
  const { onResult } = renderDialog(formRequest({ news: { ...news, default: false } }));
  await person.answer("Newsletter", false);

  await person.pressButton("Skip");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} }));
});

test("a skip that is refused does not answer a later press of Send", async () => {
  const { onResult } = renderDialog(formRequest({ news }), { onAccept: () => Promise.resolve({ form: "No." }) });
  await person.pressButton("Skip");
  await screen.findByText("No.");

  await person.press("accept");

  expect(await screen.findByRole("radiogroup", { name: "Newsletter" })).toBeInvalid();
  expect(onResult).not.toHaveBeenCalled();
});

test("the one required boolean beside an optional note is a question", async () => {
  renderDialog(formRequest({ news: { ...news, default: false }, note }, ["news"]));

  expect(await screen.findByRole("radiogroup", { name: "Newsletter" })).toBeRequired();
  expect(screen.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument();
});

test("several booleans are settings with their defaults", async () => {
  const off = { type: "boolean", default: false };
  const { onResult } = renderDialog(formRequest({ a: { ...off, title: "A" }, b: { ...off, title: "B" } }, ["a", "b"]));
  expect(await screen.findAllByRole("checkbox")).toHaveLength(2);

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { a: false, b: false } });
});

test("what may only be true is a box to tick, with its own words", async () => {
  const terms = { type: "boolean", title: "Terms", oneOf: [{ const: true, title: "I accept the terms" }] };
  const { onResult } = renderDialog(formRequest({ terms }, ["terms"]));
  const box = await screen.findByRole("checkbox", { name: "I accept the terms" });

  await person.press("accept");
  expect(box).toHaveAccessibleDescription(/Terms.*Tick this to agree, or decline$/);

  await person.answer("I accept the terms", true);
  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { terms: true } });
});

test("an optional box to tick whose tick is taken back is no answer", async () => {
  const { onResult } = renderDialog(formRequest({ ok: { const: true, title: "I agree" } }));
  await person.answer("I agree", true);

  await person.answer("I agree", false);
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("a message that is the label of the only field is read out with it, and shown once", async () => {
  const request = { message: "What is your name?", requestedSchema: { properties: { value: { title: "Value" } } } };
  renderDialog(request);

  expect(await screen.findByRole("textbox", { name: "What is your name?" })).toBeVisible();
  expect(screen.getAllByText("What is your name?").filter((one) => !one.matches("[hidden]"))).toHaveLength(1);
});

test("a pattern that nothing can match is said to be the request's own fault", async () => {
  const zip = { type: "string", title: "Zip", pattern: "/^[0-9]{5}$/" };
  renderDialog(formRequest({ zip }));
  await person.type("Zip", "12345");

  await person.press("accept");

  expect(await control("Zip")).toHaveAccessibleDescription(
    /The request’s own rule cannot be met; leave it out or decline$/,
  );
});

test("and so does one whose other property has no control", async () => {
  const { onResult } = renderDialog(
    formRequest({ news: { ...news, default: false }, address: { type: "object", title: "Address" } }, ["news"]),
  );

  await person.press("accept");

  expect(await screen.findByRole("radiogroup", { name: "Newsletter" })).toBeInvalid();
  expect(onResult).not.toHaveBeenCalled();
});

test("a required boolean without a default is a question with two answers, neither given", async () => {
  renderDialog(formRequest({ news }, ["news"]));

  const question = await screen.findByRole("radiogroup", { name: "Newsletter" });
  expect(question).toBeRequired();
  expect(question).toHaveAccessibleDescription("Once a month");
  expect(screen.getByRole("radio", { name: "Yes" })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "No" })).not.toBeChecked();

  await person.press("accept");
  expect(question).toBeInvalid();
  expect(question).toHaveAccessibleDescription(/Error: ?Answer yes or no$/);
});

test("an address says where it leads while it is typed, and is no link", async () => {
  renderDialog(formRequest({ site: { type: "string", format: "uri", title: "Website" } }));

  await person.type("Website", "https://good.example@evil.example/login");

  expect(await readyDialog()).toHaveTextContent("Leads to evil.example");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("an optional choice begins without one, and what was chosen can be taken back", async () => {
  const { onResult } = renderDialog(formRequest({ size: { type: "string", title: "Size", enum: ["S", "M"] } }));
  await readyDialog();
  const clear = (): HTMLElement | null => screen.queryByRole("button", { name: "Clear answer Size" });
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, false]);
  expect(clear()).toBeNull();

  await person.choose("Size", "M");
  await person.clear("Size");

  expect(screen.getByRole("radio", { name: "M" })).toHaveFocus();
  expect(clear()).toBeNull();
  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("a date that WebKit shows as today while it is empty says that none is chosen", async () => {
  vi.stubGlobal("CSS", { supports: (property: string) => property === "-webkit-hyphens" });
  try {
    renderDialog(formRequest({ day: { type: "string", format: "date", title: "Day" } }));
    const day = await screen.findByLabelText("Day");
    expect(day).toHaveAccessibleDescription("optional No date chosen");

    await person.enterDate("Day", "2026-11-28");

    expect(day).toHaveAccessibleDescription("optional");
  } finally {
    vi.unstubAllGlobals();
  }
});

test("more than seven options are a list that starts with none of them", async () => {
  const pets = Array.from({ length: 8 }, (_, index) => `Pet ${index + 1}`);
  renderDialog(
    formRequest(
      { first: { type: "string", title: "First", enum: pets }, other: { type: "string", title: "Other", enum: pets } },
      ["first"],
    ),
  );

  expect(await screen.findByRole("combobox", { name: "First" })).toHaveDisplayValue("Choose one");
  expect(screen.getByRole("combobox", { name: "Other" })).toHaveDisplayValue("No answer");
});

test("what has no control is named, said to be left out, and not counted as a question", async () => {
  const address = { type: "object", title: "Address", properties: {} };
  renderDialog(formRequest({ name: { type: "string", title: "Name" }, address }));

  await waitFor(async () =>
    expect(await readyDialog()).toHaveTextContent("“Address” can’t be answered here, so it’s left out."),
  );
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});

test("a form that cannot be sent says why, lists what it asks for, and takes no answers", async () => {
  const address = { type: "object", title: "Address", properties: {} };
  renderDialog(formRequest({ name: { type: "string", title: "Name" }, address }, ["address"]));

  const dialog = await readyDialog();
  expect(dialog).toHaveTextContent("but it’s required, so this form can’t be sent.");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Name", "Address"]);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test.each([
  ["choice", { type: "string", enum: ["S", "M"], title: "Size" }, "M"],
  ["yes or no", { type: "boolean", title: "Size" }, "Yes"],
])("an answer that is taken back after a failed press stays taken back: %s", async (_kind, size, option) => {
  const hinted = { size: { rendering: { displayStyle: "radio" } } } as const;
  const { onResult } = renderDialog(formRequest({ size, name: { type: "string", title: "Name" } }, ["name"]), {
    fields: hinted,
  });
  await person.choose("Size", option);
  await person.press("accept");
  await waitFor(() => expect(screen.getByLabelText(/Name/)).toHaveAttribute("aria-invalid", "true"));

  await person.clear("Size");
  await person.type("Name", "Ada");
  await person.press("accept");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }));
});
