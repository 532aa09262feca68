import { act, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { createElicitationQueue, ElicitationHost } from "../../src/index.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { sessions } from "./connections.js";
import { questions } from "./questions.js";

describe.each(Object.entries(sessions))("%s", (_name, connect) => {
  test("a person whose server goes away reads so, and finds what they entered when it asks again", async () => {
    const queue = createElicitationQueue();
    render(<ElicitationHost queue={queue} activationDelay={0} waitForTyping={0} />);
    const { ask, die } = await connect(queue);
    const outcome = ask([questions.form]).catch(() => "ended");
    await person.type("Name", "Ada");

    await act(() => die());

    expect(await outcome).toBe("ended");
    await screen.findByRole("dialog", { name: "Weather stopped waiting" });
    await person.pressButton("Close");
    const again = await connect(queue);
    const received = again.ask([questions.form]);
    await waitFor(async () => expect(await control("Name")).toHaveValue("Ada"));
    await person.press("accept");

    expect(await received).toEqual([{ action: "accept", content: { name: "Ada" } }]);
  });
});
