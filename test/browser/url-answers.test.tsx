import "../../src/styles.css";
import { waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const form = formRequest({ site: { type: "string", format: "uri", title: "Site" } });

/** What stands under the control. */
const noteOf = (field: HTMLElement): HTMLElement | null => document.getElementById(`${field.id}-note`);

test("nothing is fetched from an address that is typed", async () => {
  renderDialog(form);

  await person.type("Site", "https://user@login.example.com:8443/oauth");

  const field = await control("Site");
  await waitFor(() => expect(descriptionOf(field)).toContain("unusual port"));
  const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
  expect(fetched.filter((name) => name.includes("login.example.com"))).toEqual([]);
});

test("where it leads and each warning have a line of their own, and none takes room while there is nothing to say", async () => {
  renderDialog(form);
  const field = await control("Site");
  expect(noteOf(field)?.innerText).toBe("");
  const { height } = field.parentElement?.getBoundingClientRect() ?? {};

  await person.type("Site", "https://user@login.example.com:8443/oauth");

  await waitFor(() =>
    expect(
      noteOf(field)
        ?.innerText.split("\n")
        .map((line) => line.trim()),
    ).toEqual([
      "Leads to login.example.com:8443",
      "The page is on login.example.com:8443. The part before the @ isn’t where it leads.",
      "login.example.com uses an unusual port (:8443). Open it only if you expected that.",
    ]),
  );
  await person.clear("Site");
  await waitFor(() => expect(noteOf(field)?.innerText).toBe(""));
  expect(field.parentElement?.getBoundingClientRect().height).toBe(height);
});

test("a host without end stays inside the dialog", async () => {
  renderDialog(
    formRequest({
      site: { type: "string", format: "uri", title: "Site", default: `https://${"a.".repeat(2000)}example/` },
    }),
  );
  const field = await control("Site");
  await waitFor(() => expect(descriptionOf(field)).toContain("too long to check by eye"));

  const note = noteOf(field);

  expect(note?.scrollWidth).toBeLessThanOrEqual(note?.clientWidth ?? 0);
});
