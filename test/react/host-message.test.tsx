import { act, screen } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { describe, expect, test, vi } from "vitest";
import type { MessageProps } from "../../src/index.js";
import { renderDialog } from "../support/render-dialog.js";

const ask = (message: string, component: ComponentType<MessageProps>) =>
  renderDialog(
    { message, requestedSchema: { type: "object", properties: {} } },
    { components: { message: component } },
  );

/** The component of a code block of the guide "Controls and looks". */
async function messageOf(file: string): Promise<ComponentType<MessageProps>> {
  const { Message } = await vi.importActual<{ Message: ComponentType<MessageProps> }>(`../server/guide/${file}.js`);
  return Message;
}

describe.each(["message", "message-streamdown"])("as the guide shows it in %s.tsx", (file) => {
  test("a host shows the message as Markdown, and it still describes the dialog", async () => {
    ask("Delete **all** files?", await messageOf(file));

    expect(screen.getByText("all")).toBeVisible();
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Delete all files?");
  });

  test("what the guide switches off stays off: links, images, HTML and buttons", async () => {
    const text =
      "[Sign in](https://evil.example) ![x](https://evil.example/x.png) <b>now</b> https://evil.example/auto";
    ask(`${text}\n\n\`\`\`sh\nrm -rf /\n\`\`\`\n\n<a href="https://evil.example">here</a>`, await messageOf(file));

    const message = screen.getByText(/Sign in/).closest(".elicit-message-text");
    expect(message).toHaveTextContent("Sign in <b>now</b>");
    expect(message).toHaveTextContent('<a href="https://evil.example">here</a>');
    expect(message?.querySelector("a, b, img, button")).toBeNull();
  });
});

test("a host may load its renderer late: until then the text is plain, and nothing is hidden", async () => {
  const Loaded = ({ text }: MessageProps) => <strong>{text}</strong>;
  let load: (loaded: { default: typeof Loaded }) => void = () => undefined;
  ask(
    "Delete **all** files?",
    lazy(() => new Promise<{ default: typeof Loaded }>((resolve) => (load = resolve))),
  );
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Delete **all** files?");

  await act(async () => load({ default: Loaded }));

  expect(screen.getByText("Delete **all** files?").localName).toBe("strong");
});

test("the text is cleaned before a host gets it", () => {
  ask("Send it to \u202Emoc.live\u202C now?", ({ text }) => <p>{text}</p>);

  expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Send it to moc.live now?");
});
