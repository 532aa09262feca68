import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler, type ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { english, type FieldOverrides } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

const isolated = vi.hoisted((): { texts: string[] } => ({ texts: [] }));

// Counted where words with a server's text in them are rendered: in the list of what is wrong.
vi.mock(import("../../src/elicitation/body.js"), async (importOriginal) => {
  const original = await importOriginal();
  const IsolatedText: typeof original.IsolatedText = (props) => {
    isolated.texts.push(props.text);
    return original.IsolatedText(props);
  };
  return { ...original, IsolatedText };
});

const questions = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`p${index}`, { type: "string", title: `Question ${index}`, minLength: 3 }]),
);
const manyQuestions = formRequest(questions);

/** As many, in words that have not been asked before: what was compiled for others is not known for them. */
function newQuestions(message: string) {
  return { ...manyQuestions, message };
}

/** Shows the request, and counts what React does about it. */
function renderCounted(request: unknown) {
  const counts = { commits: 0, fields: 0 };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Profiler id="dialog" onRender={() => (counts.commits += 1)}>
      {children}
    </Profiler>
  );
  // Every field that is optional says so each time it renders.
  const optional = (): string => {
    counts.fields += 1;
    return english.optional();
  };
  const rendered = renderDialog(request, { messages: { optional } }, { wrapper });
  const reset = (): void => void Object.assign(counts, { commits: 0, fields: 0 });
  return { ...rendered, counts, reset };
}

beforeEach(() => {
  isolated.texts = [];
});

test("opening renders every field once", async () => {
  const { counts } = renderCounted(manyQuestions);
  await readyDialog();

  expect(counts.fields).toBe(20);
});

test("a keystroke renders nothing while nothing is called wrong", async () => {
  const { counts, reset } = renderCounted(manyQuestions);
  await person.type("Question 7", "a");
  reset();

  await userEvent.keyboard("b");

  expect(counts).toEqual({ commits: 0, fields: 0 });
});

test("a keystroke that mends an error renders its field and no other", async () => {
  const { counts, reset } = renderCounted(manyQuestions);
  await person.type("Question 7", "ab");
  await person.type("Question 8", "ab");
  await person.press("accept");
  await person.type("Question 7", "ab");
  reset();

  await userEvent.keyboard("c");

  await waitFor(async () => expect(await control("Question 7")).toBeValid());
  expect(await control("Question 8")).toBeInvalid();
  expect(counts.fields).toBe(1);
});

test("a keystroke that mends nothing renders no field", async () => {
  const { counts, reset } = renderCounted(manyQuestions);
  await person.type("Question 7", "ab");
  await person.type("Question 8", "ab");
  await person.press("accept");
  await person.type("Question 7", "a");
  reset();

  await userEvent.keyboard("b");

  expect(await control("Question 7")).toBeInvalid();
  expect(counts.fields).toBe(0);
});

test("a keystroke that mends one of many errors renders nothing of the others, in the list of them neither", async () => {
  renderCounted(formRequest(questions, Object.keys(questions)));
  await person.press("accept");
  await person.type("Question 7", "ab");
  expect(isolated.texts.filter((text) => text.includes("Question 8"))).toHaveLength(1);
  isolated.texts = [];

  await userEvent.keyboard("c");

  await waitFor(async () => expect(await control("Question 7")).toBeValid());
  expect(screen.getAllByRole("link")).toHaveLength(19);
  expect(isolated.texts.filter((text) => text.includes("Question"))).toEqual([]);
});

test("a parent that renders again with nothing new renders no field", async () => {
  const { counts, reset, rerender } = renderCounted(manyQuestions);
  await readyDialog();
  reset();

  rerender({ request: structuredClone(manyQuestions) });

  expect(counts.fields).toBe(0);
});

test("a host that writes its overrides while it renders gets the answers once", async () => {
  const { onResult, rerender } = renderCounted(newQuestions("Once all the same?"));
  await readyDialog();

  for (let renders = 0; renders < 5; renders += 1) rerender({ fields: { p7: { label: "Your question" } } });
  await person.type("Your question", "abc");
  rerender({ fields: { p7: { label: "Your question" } } });
  await person.press("accept");

  expect(onResult).toHaveBeenCalledOnce();
});

test("a host that names the server while it renders does not have every field rendered anew", async () => {
  const { counts, reset, rerender } = renderCounted(manyQuestions);
  await readyDialog();
  reset();

  for (let renders = 0; renders < 5; renders += 1) rerender({ server: { ...server } });

  expect(counts.fields).toBe(0);
});

describe("in a form with conditions, a keystroke", () => {
  const fields: FieldOverrides = {
    p7: { conditions: [{ action: "show", when: { field: "p6", operator: "equals", value: "yes" } }] },
    p8: { conditions: [{ action: "require", when: { field: "p6", operator: "equals", value: "yes" } }] },
  };

  test.each(["Question 6", "Question 9"])("that decides nothing renders nothing (%s)", async (question) => {
    const { counts, reset, rerender } = renderCounted(manyQuestions);
    rerender({ fields });
    await person.type(question, "y");
    reset();

    await userEvent.keyboard("e");

    expect(counts).toEqual({ commits: 0, fields: 0 });
  });

  test("that shows a field and requires another renders these two", async () => {
    const { counts, reset, rerender } = renderCounted(manyQuestions);
    rerender({ fields });
    await person.type("Question 6", "ye");
    reset();

    await userEvent.keyboard("s");

    expect(await control("Question 7")).toBeVisible();
    // The required one no longer says that it is optional.
    expect(await control("Question 8")).toBeRequired();
    expect(counts.fields).toBe(1);
  });
});
