import "../../src/styles.css";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Activity, lazy, type ReactNode, Suspense, use } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import {
  type ControlProps,
  createElicitationQueue,
  ElicitationCard,
  ElicitationDialog,
  ElicitationHost,
  useFieldValue,
} from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);

const form = formRequest({ name: { type: "string", title: "Name" } });
const common = { server, request: form, activationDelay: 0, waitForTyping: 0 };
const accepted = { action: "accept", content: { name: "Ada" } };

const behind = (): HTMLElement => screen.getByRole("button", { name: "Behind" });

/** Whether the page can be used: nothing is modal, and it scrolls. */
function expectFreePage(): void {
  expect(document.querySelector("dialog:modal")).toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
  behind().focus();
  expect(behind()).toHaveFocus();
}

/** A page that can suspend or hide what is in it, as a list that is loaded again or a tab that is not in front. */
function renderHidden(children: ReactNode) {
  const loading = deferred<void>();
  function Loading(): ReactNode {
    use(loading.promise);
    return null;
  }
  const page = (state: "shown" | "hidden" | "suspended") => (
    <>
      <button type="button">Behind</button>
      <Activity mode={state === "hidden" ? "hidden" : "visible"}>
        <Suspense fallback={<p>Loading</p>}>
          {state === "suspended" && <Loading />}
          {children}
        </Suspense>
      </Activity>
    </>
  );
  const { rerender } = render(page("shown"));
  return {
    show: (state: Parameters<typeof page>[0]) => act(async () => rerender(page(state))),
    loaded: () => act(async () => loading.resolve()),
  };
}

test("a request in a boundary that suspends leaves the page free, and comes back with its answers and its focus", async () => {
  const onResult = vi.fn();
  const { show, loaded } = renderHidden(<ElicitationDialog {...common} onResult={onResult} />);
  behind().focus();
  await person.type("Name", "Ad");

  await show("suspended");
  expect(screen.getByText("Loading")).toBeVisible();
  expectFreePage();
  expect(onResult).not.toHaveBeenCalled();

  await loaded();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
  expect(document.querySelector("dialog:modal")).not.toBeNull();
  await readyDialog();
  await userEvent.keyboard("a{Enter}");
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted));
});

test("an abort in a boundary that is suspended is answered, and leaves nothing behind", async () => {
  const onResult = vi.fn();
  const { signal, abort } = withAbort();
  const { show, loaded } = renderHidden(<ElicitationDialog {...common} signal={signal} onResult={onResult} />);
  await readyDialog();
  await show("suspended");

  await act(async () => abort());

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
  await loaded();
  expect(screen.queryByRole("dialog")).toBeNull();
  expectFreePage();
});

test("a host's control that is still loading hides no other field", async () => {
  const loading = deferred<{ default: (props: ControlProps<"text">) => ReactNode }>();
  const component = lazy(() => loading.promise);
  const request = formRequest({ name: { type: "string", title: "Name" }, place: { type: "string", title: "Place" } });
  const { onResult } = renderDialog(request, { fields: { place: { component } } });

  await person.type("Name", "Ada");
  await act(async () => loading.resolve({ default: Place }));
  await userEvent.click(screen.getByRole("button", { name: "Place" }));
  await person.press("accept");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada", place: "Oslo" } }),
  );
});

function Place({ field, inputProps }: ControlProps<"text">): ReactNode {
  const [value, change] = useFieldValue(field);
  return (
    <button type="button" {...inputProps} onClick={() => change("Oslo")}>
      {value || "Choose"}
    </button>
  );
}

test("a dialog in a hidden page waits with its answers, and leaves the page free", async () => {
  const onResult = vi.fn();
  const { show } = renderHidden(<ElicitationDialog {...common} onResult={onResult} />);
  await person.type("Name", "Ad");

  await show("hidden");
  expectFreePage();
  expect(onResult).not.toHaveBeenCalled();

  await show("shown");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
  await readyDialog();
  await userEvent.keyboard("a{Enter}");
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted));
});

test("a queue whose host is hidden keeps its request, also one that is cancelled when the host is gone", async () => {
  const queue = createElicitationQueue({ whenUnmounted: "cancel" });
  const result = queue.elicit(form, { server });
  const { show } = renderHidden(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
  await person.type("Name", "Ada");

  await show("hidden");
  expectFreePage();
  await show("shown");

  expect(await control("Name")).toHaveValue("Ada");
  await person.press("accept");
  expect(await result).toEqual(accepted);
});

for (const state of ["hidden", "suspended"] as const) {
  test(`a request in the dock of a chat that is ${state} is still there afterwards, with half a date`, async () => {
    const queue = createElicitationQueue();
    const result = queue.elicit(formRequest({ day: { type: "string", title: "Day", format: "date" } }), { server });
    const { show } = renderHidden(
      <ElicitationHost queue={queue} placement="dock" activationDelay={0} waitForTyping={0} />,
    );
    const day = await control("Day");
    day.focus();
    await userEvent.keyboard("0701");

    await show(state);
    expectFreePage();
    await show("shown");

    expect(await control("Day")).toBe(day);
    day.focus();
    await userEvent.keyboard("07012026");
    await person.press("accept");
    expect(await result).toEqual({ action: "accept", content: { day: "2026-07-01" } });
  });
}

test("a card in a hidden chat waits with its answers, and takes no focus when it is back", async () => {
  const onResult = vi.fn();
  const { show } = renderHidden(<ElicitationCard {...common} onResult={onResult} />);
  await userEvent.fill(screen.getByRole("textbox", { name: "Name" }), "Ada");

  await show("hidden");
  behind().focus();
  await show("shown");

  expect(behind()).toHaveFocus();
  expect(screen.getByRole("group", { name: "Weather asks a question" })).toHaveAttribute("data-state", "open");
  await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted));
});

test("answers that are on their way when the chat is hidden arrive", async () => {
  const onResult = vi.fn();
  const sending = deferred<undefined>();
  const onAccept = vi.fn(() => sending.promise);
  const { show } = renderHidden(<ElicitationCard {...common} onAccept={onAccept} onResult={onResult} />);
  await userEvent.fill(screen.getByRole("textbox", { name: "Name" }), "Ada");
  await waitFor(() => expect(document.querySelector("[data-elicitation-card][data-ready]")).not.toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));
  await waitFor(() => expect(onAccept).toHaveBeenCalled());

  await show("hidden");
  await act(async () => sending.resolve(undefined));

  expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted);
});

test("a dialog whose container a script takes out of the page and puts back is modal again, with its focus", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  const onResult = vi.fn();
  render(<button type="button">Behind</button>);
  render(<ElicitationDialog {...common} container={container} onResult={onResult} />);
  await person.type("Name", "Ada");

  container.remove();
  await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe("visible"));
  document.body.append(container);

  await waitFor(() => expect(document.querySelector("dialog:modal")).not.toBeNull());
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(accepted));
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
