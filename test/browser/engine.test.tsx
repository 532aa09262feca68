import "../../src/styles.css";
import { beforeAll, expect, test, vi } from "vitest";
import { validatorEngine } from "../../src/form/validator-engine.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);
// A page under test has loaded more than the browser remembers by itself.
beforeAll(() => performance.setResourceTimingBufferSize(10_000));

const loaded = (): readonly string[] => performance.getEntriesByType("resource").map((entry) => entry.name);

test("where code may be made from text, ajv is what checks", async () => {
  renderDialog(formRequest({ name: { type: "string", title: "Name" } }));
  await readyDialog();

  await vi.waitFor(() => expect(loaded().some((name) => name.includes("compile-with-ajv"))).toBe(true));
  expect(loaded().filter((name) => name.includes("interpret-with-cfworker"))).toEqual([]);
  expect(validatorEngine()).toBe("ajv");
});
