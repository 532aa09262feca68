import "../../src/styles.css";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const email = formRequest({ email: { type: "string", format: "email", title: "Email" } });

test("an email address with letters of its own language is called wrong, and never rewritten", async () => {
  const { onResult } = renderDialog(email);
  await person.type("Email", "a@müller.de");

  await person.press("accept");

  expect(await control("Email")).toHaveValue("a@müller.de");
  expect(descriptionOf(await control("Email"))).toContain("Must be an email address");
  expect(onResult).not.toHaveBeenCalled();
});

test("an email address is sent as it was typed", async () => {
  const { onResult } = renderDialog(email);
  await person.type("Email", "Ada.Lovelace+news@EXAMPLE.org");

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({
    action: "accept",
    content: { email: "Ada.Lovelace+news@EXAMPLE.org" },
  });
});

test("a number keeps its sign in front of it in a page from right to left", async () => {
  document.documentElement.dir = "rtl";
  renderDialog(formRequest({ change: { type: "integer", title: "Change" } }));

  await person.type("Change", "-4");

  expect(getComputedStyle(await control("Change")).direction).toBe("ltr");
  document.documentElement.removeAttribute("dir");
});

test("a year typed with two digits is an error, not a day of the first century", async () => {
  const { onResult } = renderDialog(formRequest({ day: { type: "string", format: "date", title: "Day" } }));
  const day = await control("Day");
  day.focus();
  await userEvent.keyboard("112726");

  await person.press("accept");

  expect(descriptionOf(day)).toContain("Must be a real date");
  expect(onResult).not.toHaveBeenCalled();
});
