import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ElicitationDialog } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { server } from "../support/server.js";

describe("a required field whose host control renders nothing", () => {
  // Not by renderDialog, which fails a test where a label names no control: here the host has left none.
  const show = (properties: Readonly<Record<string, object>>) => {
    const onResult = vi.fn();
    render(
      <ElicitationDialog
        activationDelay={0}
        waitForTyping={0}
        server={server}
        request={formRequest(properties, Object.keys(properties))}
        fields={{ nickname: { component: () => null } }}
        onResult={onResult}
      />,
    );
    return onResult;
  };

  test("is not accepted over: its error is shown", async () => {
    const onResult = show({ nickname: { type: "string", title: "Nickname" } });

    await person.press("accept");

    const { parentElement: error } = await screen.findByText("Error:");
    expect(error).toHaveTextContent("Error: Enter an answer");
    expect(onResult).not.toHaveBeenCalled();
  });

  test("is in the list of errors", async () => {
    const onResult = show({
      name: { type: "string", title: "Name" },
      nickname: { type: "string", title: "Nickname" },
    });

    await person.press("accept");

    expect(screen.getByRole("link", { name: "Nickname: Enter an answer" })).toBeVisible();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("keeps the others from being accepted once they are mended", async () => {
    const onResult = show({
      name: { type: "string", title: "Name" },
      nickname: { type: "string", title: "Nickname" },
    });
    await person.type("Name", "Ada");

    await person.press("accept");

    expect(onResult).not.toHaveBeenCalled();
  });
});
