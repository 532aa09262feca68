import { act, screen } from "@testing-library/react";
import { lazy } from "react";
import Markdown from "react-markdown";
import { expect, test } from "vitest";
import { renderDialog } from "../support/render-dialog.js";

/** As in the guide "Controls and looks". */
const Message = ({ text }: { readonly text: string }) => (
  <Markdown disallowedElements={["a", "img"]} unwrapDisallowed>
    {text}
  </Markdown>
);

const ask = (message: string) =>
  renderDialog({ message, requestedSchema: { type: "object", properties: {} } }, { components: { message: Message } });

test("a host shows the message as Markdown, and it still describes the dialog", () => {
  ask("Delete **all** files?");

  expect(screen.getByText("all").localName).toBe("strong");
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Delete all files?");
});

test("what the guide switches off stays off: links, images and HTML", () => {
  ask("[Sign in](https://evil.example) ![x](https://evil.example/x.png) <b>now</b>");

  expect(screen.getByRole("dialog")).toHaveTextContent("Sign in <b>now</b>");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("a host may load its renderer late: until then the text is plain, and nothing is hidden", async () => {
  let load: (loaded: { default: typeof Message }) => void = () => undefined;
  const message = lazy(() => new Promise<{ default: typeof Message }>((resolve) => (load = resolve)));
  renderDialog(
    { message: "Delete **all** files?", requestedSchema: { type: "object", properties: {} } },
    { components: { message } },
  );
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Delete **all** files?");

  await act(async () => load({ default: Message }));

  expect(screen.getByText("all").localName).toBe("strong");
});

test("the text is cleaned before a host gets it", () => {
  ask("Send it to \u202Emoc.live\u202C now?");

  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Send it to moc.live now?");
});
