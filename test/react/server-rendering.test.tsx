// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createElicitationQueue, ElicitationCard, ElicitationDialog, ElicitationHost } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

// That nothing is written to the console meanwhile is checked after every test.

const form = formRequest({ name: { type: "string", title: "Name" } });
const page = { mode: "url", message: "Sign in", url: "https://login.example.com/oauth", elicitationId: "e-1" };

test("a host renders to nothing where there is no browser, even with requests waiting", () => {
  const queue = createElicitationQueue();
  void queue.elicit(form, { server });

  expect(renderToString(<ElicitationHost queue={queue} />)).toBe("");
});

test.each([
  { kind: "a form", request: form },
  { kind: "a page", request: page },
  { kind: "nothing readable", request: null },
])("a dialog renders to nothing there, and answers nothing: $kind", ({ request }) => {
  const onResult = vi.fn();

  expect(renderToString(<ElicitationDialog request={request} server={server} onResult={onResult} />)).toBe("");
  expect(onResult).not.toHaveBeenCalled();
});

test.each([
  { kind: "a form, with its fields", request: form, says: [/Please answer/, /<label[^>]*>.*Name/, /<input /] },
  { kind: "a page, with its address", request: page, says: [/Sign in/, /login\.example\.com/] },
  { kind: "nothing readable", request: null, says: [/Weather/] },
])("a card renders to what is asked, and answers nothing: $kind", ({ request, says }) => {
  const onResult = vi.fn();

  const html = renderToString(<ElicitationCard request={request} server={server} onResult={onResult} />);

  expect(html).toContain("data-elicitation-card");
  expect(says.filter((expected) => !expected.test(html))).toEqual([]);
  expect(onResult).not.toHaveBeenCalled();
});

test("a form that a server has rendered cannot be used before it works", () => {
  const html = renderToString(<ElicitationCard request={form} server={server} onResult={() => undefined} />);

  expect(html).toMatch(/<form [^>]*inert/);
});

test("a card that has been answered renders to the answers, but for credentials", () => {
  const request = formRequest({
    name: { type: "string", title: "Name" },
    key: { type: "string", title: "API key" },
  });
  const result = { action: "accept", content: { name: "Ada", key: "sk-1" } } as const;

  const html = renderToString(
    <ElicitationCard request={request} server={server} onResult={() => undefined} result={result} />,
  );

  expect(html).toContain("Sent to");
  expect(html).toContain("Ada");
  expect(html).not.toContain("sk-1");
});
