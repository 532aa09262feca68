// @vitest-environment node
import { describe, expect, test } from "vitest";
import { choice, date, defineForm, string, toRequest, fromResult } from "react-elicitation/forms";

describe("a form", () => {
  test("is asked", async () => {
    const form = defineForm({
      message: "Order",
      fields: {
        name: string({ minLength: 3, title: "Name" }),
        size: choice({ S: "Small", M: "Middle" }, { default: "S" }),
        when: date({ required: false }),
      },
    });
    console.log(JSON.stringify(toRequest(form, {}, { revision: "2025-06-18" })));
    console.log(JSON.stringify(toRequest(form, {}, { revision: "2026-07-28" })));
    console.log(await fromResult(form, { action: "accept", content: { name: "Ada", size: "M", x: 1 } }));
    await expect(fromResult(form, { action: "accept", content: { name: "A", size: "L" } })).rejects.toThrow(
      "name: Must be 3 characters or more",
    );
  });
});
