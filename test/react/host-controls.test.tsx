import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type ControlProps, type FieldSpec, useElicitation, useFieldError, useFieldValue } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest(
  {
    mood: { type: "integer", title: "Mood", description: "Between bad and good", minimum: 1, maximum: 5 },
    guests: { type: "integer", title: "Guests" },
    "user.name": { type: "string", title: "Your name" },
  },
  ["mood"],
);

/** A control that is no native input, as a host might write one. */
function Slider({ field, inputProps }: ControlProps<"number">): ReactNode {
  const [value, setValue] = useFieldValue(field);
  const { autoComplete: _, ...named } = inputProps;
  return (
    <button type="button" role="slider" aria-valuenow={Number(value)} {...named} onClick={() => setValue("4")}>
      {value}
    </button>
  );
}

test("a host's control of a kind is named, described and answered like the kit's own", async () => {
  const { onResult } = renderDialog(form, { components: { number: Slider } });

  const mood = await screen.findByRole("slider", { name: "Mood" });
  expect(mood).toHaveAccessibleDescription("Between bad and good Whole number from 1 to 5");

  await person.press("accept");
  expect(mood).toHaveFocus();
  expect(mood).toHaveAccessibleDescription(/Error: ?Enter an answer$/);
  expect(mood).toHaveAttribute("aria-invalid", "true");

  await userEvent.click(await control("Mood"));
  expect(mood).not.toHaveAttribute("aria-invalid");
  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { mood: 4 } });
});

test("a host's control of one field leaves others of its kind alone", async () => {
  renderDialog(form, { fields: { mood: { component: Slider } } });

  expect(await screen.findByRole("slider", { name: "Mood" })).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Guests" })).toBeInTheDocument();
});

test("a host's control may answer a list with none of its options", async () => {
  function NoneOfThem({ field, inputProps }: ControlProps<"choices">): ReactNode {
    const [, setValue] = useFieldValue(field);
    return <button {...inputProps} type="button" onClick={() => setValue(["none"])} />;
  }
  const days = { type: "array", title: "Days", items: { type: "string", enum: ["Monday", "Tuesday"] } };
  const { onResult } = renderDialog(formRequest({ days }, ["days"]), { components: { choices: NoneOfThem } });
  await userEvent.click(await control("Days"));

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { days: [] } });
});

test("a host's control may show what is wrong in a way of its own", async () => {
  function Titled({ field, inputProps }: ControlProps<"number">): ReactNode {
    return <button {...inputProps} type="button" title={useFieldError(field)} />;
  }
  renderDialog(form, { components: { number: Titled } });

  await person.press("accept");

  expect(await control("Mood")).toHaveAttribute("title", "Enter an answer");
  expect(await control("Guests")).not.toHaveAttribute("title");
});

test("a host's control may answer another field, whose own control then shows it", async () => {
  function Alone({ field, inputProps }: ControlProps): ReactNode {
    const { fields } = useElicitation();
    const guests = fields.find(({ name }) => name === "guests");
    return <AnswerOf field={guests ?? field} inputProps={inputProps} />;
  }
  function AnswerOf({
    field,
    inputProps,
  }: { readonly field: FieldSpec } & Pick<ControlProps, "inputProps">): ReactNode {
    const [, setValue] = useFieldValue(field);
    return <button {...inputProps} type="button" onClick={() => setValue("0")} />;
  }
  renderDialog(form, { fields: { mood: { component: Alone } } });

  await userEvent.click(await control("Mood"));

  expect(await control("Guests")).toHaveValue("0");
});

test("what was answered in a host's control is something to lose", async () => {
  renderDialog(form, { components: { number: Slider } });
  await userEvent.click(await control("Mood"));

  await person.press("cancel");

  expect(screen.getByRole("alertdialog")).toBeInTheDocument();
});

test("a host may put a field in its own words, in errors too", async () => {
  renderDialog(form, { fields: { mood: { label: "How are you?", description: "Your mood" } } });

  const mood = await screen.findByRole("textbox", { name: "How are you?" });
  expect(mood).toHaveAccessibleDescription("Your mood Whole number from 1 to 5");

  await person.press("accept");
  expect(mood).toHaveAccessibleDescription(/Error: ?Enter an answer$/);
});

test("a host may say what a field is for, by the property's name whatever it is", async () => {
  renderDialog(form, { fields: { "user.name": { autoComplete: "name" } } });

  expect(await screen.findByRole("textbox", { name: "Your name" })).toHaveAttribute("autocomplete", "name");
});

test("what a field is for is not guessed from a server's words", async () => {
  renderDialog(formRequest({ name: { type: "string", title: "Name" }, tel: { type: "string", title: "Telephone" } }));

  expect(await screen.findByRole("textbox", { name: "Telephone" })).not.toHaveAttribute("autocomplete");
});

test("a host may say where the dialog is put", async () => {
  const place = document.createElement("section");
  document.body.append(place);
  renderDialog(form, { container: place });

  expect(place).toContainElement(await screen.findByRole("dialog"));
  place.remove();
});
