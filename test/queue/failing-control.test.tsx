import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import {
  type ControlProps,
  createElicitationQueue,
  ElicitationHost,
  type ElicitationHostProps,
  TextControl,
} from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { watchIds } from "../support/id-integrity.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { server } from "../support/server.js";

/** A host's control that has a fault in it, for one question. */
function Fragile({ field, inputProps }: ControlProps<"text">): ReactNode {
  if (field.label === "First") throw new Error("The control is broken.");
  return <TextControl field={field} inputProps={inputProps} />;
}

function renderHost(props: Partial<ElicitationHostProps> = {}) {
  watchIds();
  watchIds();
  // React tells of what was thrown.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const queue = createElicitationQueue();
  render(
    <main>
      <p>The page</p>
      <ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} components={{ text: Fragile }} {...props} />
    </main>,
  );
  const results: unknown[] = [];
  const ask = (title: string, more: object = {}): void =>
    act(() => {
      const params = { ...formRequest({ answer: { type: "string", title } }), ...more };
      void queue.elicit(params, { server }).then((result) => results.push([title, result]));
    });
  return { ask, results };
}

test("a request with a control that throws is cancelled", async () => {
  const { ask, results } = renderHost();

  ask("First");

  await vi.waitFor(() => expect(results).toEqual([["First", { action: "cancel" }]]));
});

test("a request that the host's reader of definitions throws at is cancelled", async () => {
  const parse = (): never => {
    throw new Error("The reader is broken.");
  };
  const { ask, results } = renderHost({ definitions: { parse } });

  ask("First", { formDefinition: { fields: [] } });

  await vi.waitFor(() => expect(results).toEqual([["First", { action: "cancel" }]]));
});

test("the page stays when a control throws", async () => {
  const { ask, results } = renderHost();

  ask("First");
  await vi.waitFor(() => expect(results).toHaveLength(1));

  expect(screen.getByText("The page")).toBeVisible();
});

test("the next request is shown after one with a control that throws, and can be answered", async () => {
  const { ask, results } = renderHost();
  ask("First");
  ask("Second");
  await control("Second");

  await person.type("Second", "a");
  await person.press("accept");

  await vi.waitFor(() =>
    expect(results).toEqual([
      ["First", { action: "cancel" }],
      ["Second", { action: "accept", content: { answer: "a" } }],
    ]),
  );
});
