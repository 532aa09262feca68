import { cleanup, render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { ElicitationDialog, type ElicitContent } from "react-elicitation";
import { formDefinitions } from "react-elicitation/definitions";
import { answerElicitation, configureElicitationTesting } from "react-elicitation/testing";
import { arbitraryDefinition, arbitraryRequest, validContent } from "react-elicitation/testing/generators";
import { server } from "../support/server.js";

configureElicitationTesting();

// Without layout nothing lies in the way, and to look for it takes long.
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Forms with valid content; those that cannot be answered are left out. */
const withContent = <Form,>(forms: fc.Arbitrary<Form>, formOf: (form: Form) => unknown) =>
  forms
    .filter((form) => {
      try {
        validContent(formOf(form));
        return true;
      } catch {
        return false;
      }
    })
    .chain((form) => validContent(formOf(form)).map((content) => ({ form, content })));

async function roundTrip(request: object, content: ElicitContent): Promise<void> {
  const onResult = vi.fn();
  render(
    <ElicitationDialog
      request={request}
      server={server}
      onResult={onResult}
      definitions={formDefinitions}
      drafts={false}
      timeZone="UTC"
      locale="en"
    />,
  );
  try {
    await answerElicitation(user, request, [content], { timeZone: "UTC" });
    expect(onResult.mock.calls).toStrictEqual([[{ action: "accept", content }]]);
  } finally {
    cleanup();
  }
}

test("valid content of any schema, entered and accepted, is what is sent", async () => {
  const requests = withContent(arbitraryRequest(), ({ requestedSchema }) => requestedSchema);

  await fc.assert(
    fc.asyncProperty(requests, ({ form, content }) => roundTrip(form, content)),
    { numRuns: 12 },
  );
});

test("valid content of any form definition, entered and accepted, is what is sent", async () => {
  const definitions = withContent(arbitraryDefinition(), (definition) => definition);

  await fc.assert(
    fc.asyncProperty(definitions, ({ form, content }) =>
      roundTrip({ message: "Please answer", formDefinition: form }, content),
    ),
    { numRuns: 12 },
  );
});
