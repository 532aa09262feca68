import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ElicitationDialog } from "react-elicitation";
import { acceptElicitation, cancelElicitation, fillElicitation } from "react-elicitation/testing";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

const fish = { type: "array", items: { type: "string", enum: ["Cod", "Tuna"] } };
const request = formRequest({
  name: { type: "string", title: "Name" },
  day: { type: "string", title: "Day", format: "date" },
  when: { type: "string", title: "When", format: "date-time" },
  size: { type: "string", title: "Size", enum: ["S", "M"] },
  sort: { type: "string", title: "Sort", enum: ["a", "b", "c", "d", "e", "f", "g", "h"] },
  fish: { ...fish, title: "Fish" },
  photo: { type: "string", title: "Photo", format: "uri", "x-mcp-file": {} },
});

// Without configureElicitationTesting: whoever has a real browser may have the guard on.
test("the testing kit fills in every control with Vitest's userEvent", async () => {
  const onResult = vi.fn();
  render(
    <ElicitationDialog
      request={request}
      server={server}
      onResult={onResult}
      policy={{ files: true }}
      timeZone="UTC"
      fields={{ fish: { rendering: { displayStyle: "dropdown" } } }}
    />,
  );

  await fillElicitation(userEvent, {
    Name: "{Ü} 😀",
    Day: "2026-11-28",
    When: "2026-11-28T10:30",
    Size: "M",
    Sort: "h",
    Fish: ["Tuna"],
    Photo: new File(["hi"], "hi.txt", { type: "text/plain" }),
  });
  await acceptElicitation(userEvent);

  expect(onResult).toHaveBeenCalledWith({
    action: "accept",
    content: {
      name: "{Ü} 😀",
      day: "2026-11-28",
      when: "2026-11-28T10:30:00Z",
      size: "M",
      sort: "h",
      fish: ["Tuna"],
      photo: "data:text/plain;name=hi.txt;base64,aGk=",
    },
  });
});

test("the testing kit discards what was entered with Vitest's userEvent", async () => {
  const onResult = vi.fn();
  render(<ElicitationDialog request={request} server={server} onResult={onResult} />);
  await fillElicitation(userEvent, { Name: "Ada" });

  await cancelElicitation(userEvent);

  expect(onResult).toHaveBeenCalledWith({ action: "cancel" });
});
