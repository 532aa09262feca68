// @vitest-environment node
import { describe, expect, test } from "vitest";
import { recentRequest } from "../../src/elicitation/recent-request.js";

describe("the same asked again", () => {
  const asked = (title: string) => ({
    message: "Name?",
    requestedSchema: { type: "object", properties: { name: { type: "string", title } } },
  });

  test("in an equal copy is the same request, and what was made of its fields is good for both", () => {
    expect(recentRequest(asked("Name"))).toBe(recentRequest(asked("Name")));
  });

  test("in other words, or read within other bounds, is another", () => {
    expect(recentRequest(asked("Surname"))).toMatchObject({ fields: [{ label: "Surname" }] });
    expect(recentRequest(asked("Surname"), { label: 3 })).toMatchObject({ fields: [{ label: "Sur…" }] });
  });

  test("is read anew where it is large: little is kept of what servers send", () => {
    const large = (): object => ({
      message: "m",
      requestedSchema: { type: "object", properties: { ["x".repeat(50_000)]: {} } },
    });

    expect(recentRequest(large())).not.toBe(recentRequest(large()));
    expect(recentRequest(large())).toEqual(recentRequest(large()));
  });

  test("is understood where it is no JSON", () => {
    const circle: Record<string, unknown> = { ...asked("Name") };
    circle["_meta"] = circle;

    expect(recentRequest(circle)).toEqual(recentRequest(asked("Name")));
  });
});
