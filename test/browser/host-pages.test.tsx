import "../../src/styles.css";
import { render, screen, waitFor, within } from "@testing-library/react";
import hands from "@testing-library/user-event";
import { type ReactNode, StrictMode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ElicitationCard, ElicitationDialog, type ElicitationProps } from "../../src/index.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { control, readyDialog } from "../support/person.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);

const name = { name: { type: "string", title: "Name" } };
const common = { server, activationDelay: 0, waitForTyping: 0 };

test("in StrictMode, and under a page that renders with every frame, a request is answered", async () => {
  const onResult = vi.fn();
  function Page(): ReactNode {
    const [frames, setFrames] = useState(0);
    const [isAsking, setIsAsking] = useState(true);
    useEffect(() => {
      const frame = requestAnimationFrame(() => setFrames(frames + 1));
      return () => cancelAnimationFrame(frame);
    }, [frames]);
    const props: ElicitationProps = {
      ...common,
      // As hosts write it: everything new at each render.
      request: formRequest(name),
      onResult: (result) => {
        onResult(result);
        setIsAsking(false);
      },
    };
    return (
      <>
        <p style={{ inlineSize: frames % 100 }}>{frames}</p>
        {isAsking && <ElicitationDialog {...props} />}
      </>
    );
  }
  render(<Page />, { wrapper: StrictMode });

  await readyDialog();
  await userEvent.click(await control("Name"));
  await userEvent.keyboard("Ada{Enter}");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }));
});

test("in a window that the page has opened, a request is answered, and leaving can be taken back", async () => {
  const opened = window.open("", "_blank", "popup,width=600,height=600");
  if (!opened) throw new Error("The browser has blocked the window.");
  onTestFinished(() => opened.close());
  const { body } = opened.document;
  const onResult = vi.fn();
  // The browser's own input goes to the page of the test only.
  const user = hands.setup({ document: opened.document });

  render(
    createPortal(
      <ElicitationDialog {...common} container={body} request={formRequest(name)} onResult={onResult} />,
      body,
    ),
  );
  const here = within(body);
  const title = await here.findByRole("heading", { level: 2 });
  await waitFor(() => expect(opened.document.activeElement).toBe(title));
  await waitFor(() => expect(here.getByRole("dialog")).toHaveAttribute("data-ready"));
  const field = here.getByRole("textbox", { name: "Name" });
  await user.type(field, "Ada");
  await user.keyboard("{Escape}");
  await user.click(await here.findByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(opened.document.activeElement).toBe(field));
  await user.keyboard("{Enter}");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }));
});

test("a card inside a form of the host is sent alone", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onResult = vi.fn();
  render(
    <form onSubmit={onSubmit} aria-label="Message">
      <ElicitationCard {...common} request={formRequest(name)} onResult={onResult} />
      <button type="submit">Send message</button>
    </form>,
  );
  await waitFor(() => expect(screen.getByRole("group", { name: /Weather/ })).toHaveAttribute("data-ready"));

  await userEvent.click(screen.getByRole("textbox", { name: "Name" }));
  await userEvent.keyboard("Ada{Enter}");
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }));
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
