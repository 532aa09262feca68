// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createElicitationQueue, ElicitationDialog, ElicitationHost } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

const form = formRequest({ name: { type: "string", title: "Name" } });

test("a host renders to nothing where there is no browser, even with requests waiting", () => {
  const queue = createElicitationQueue();
  void queue.elicit(form, { server });

  expect(renderToString(<ElicitationHost queue={queue} />)).toBe("");
});

test("a dialog renders to nothing there, and answers nothing", () => {
  const onResult = vi.fn();

  expect(renderToString(<ElicitationDialog request={form} server={server} onResult={onResult} />)).toBe("");
  expect(onResult).not.toHaveBeenCalled();
});
