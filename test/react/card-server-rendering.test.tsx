// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ElicitationCard } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { server } from "../support/server.js";

const form = formRequest({ name: { type: "string", title: "Name" } });

test("a card is in the page as the server sends it, open or settled, and answers nothing there", () => {
  const onResult = vi.fn();
  const props = { request: form, server, onResult };

  expect(renderToString(<ElicitationCard {...props} />)).toContain("asks for information");
  const settled = renderToString(
    <ElicitationCard {...props} result={{ action: "accept", content: { name: "Ada" } }} />,
  );
  expect(settled).toContain("You answered");
  // Not before it is known that it is no credential.
  expect(settled).not.toContain("Ada");
  expect(onResult).not.toHaveBeenCalled();
});
