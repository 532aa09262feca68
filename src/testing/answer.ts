import { waitFor } from "@testing-library/dom";
import { readDateTime, toLocal } from "../core/draft/local-date-time.js";
import { parseRequest } from "../core/parse/parse-request.js";
import type { ElicitContent, ElicitValue, FieldSpec } from "../core/types.js";
import { formDefinitions } from "../definitions/parse-form-definition.js";
import { optionLabel } from "../messages/describe.js";
import { english } from "../messages/english.js";
import {
  acceptElicitation,
  type ElicitationQuery,
  type ElicitationUser,
  findElicitation,
  listOf,
  inQuotes,
} from "./elicitation.js";
import { type Entry, fillElicitation } from "./fill.js";

export interface AnswerOptions extends ElicitationQuery {
  /** IANA name of the time zone that the dialog shows. @default the browser's */
  readonly timeZone?: string | undefined;
}

/**
 * Plays a person who answers a form: fills in each content in turn and presses the button that accepts. The form must refuse every content
 * but the last, and accept the last. With one content, the form is answered at once; with two, it is corrected once. With none, waits until
 * the time limit has ended the request.
 *
 * @param request the `params` of a form without files, shown in English; labels of fields and options are looked up in them
 * @param contents may break constraints, but not types: a wrong number is still a number, and a choice must be one of the options
 *
 * @example
 * await answerElicitation(user, params, [{ name: "" }, { name: "Ada" }]);
 */
export async function answerElicitation(
  user: ElicitationUser,
  request: unknown,
  contents: readonly ElicitContent[],
  { timeZone, ...query }: AnswerOptions = {},
): Promise<void> {
  const parsed = parseRequest(request, {}, formDefinitions);
  const fields = parsed.mode === "form" ? parsed.fields : [];
  const names = fields.map(({ name }) => name);
  const unknown = contents.flatMap(Object.keys).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`The request has no property ${inQuotes(unknown)}. It has: ${listOf(names)}`);
  }
  // Names of fields that are filled in already. They are cleared if the next content has no answer to them.
  let before = fields.filter((field) => "default" in field && !field.conditions).map(({ name }) => name);
  for (const [index, content] of contents.entries()) {
    // Answers are cleared first, because a new answer may hide their fields.
    const takenBack = fields.filter(({ name }) => before.includes(name) && !Object.hasOwn(content, name));
    const answered = [...takenBack, ...fields.filter(({ name }) => Object.hasOwn(content, name))];
    const entries = answered.map((field) => [field.label, entryFor(field, content, timeZone)] as const);
    await fillElicitation(user, Object.fromEntries(entries), query);
    before = Object.keys(content);
    if (index === contents.length - 1) {
      await acceptElicitation(user, query);
      return;
    }
    const isAccepted = await acceptElicitation(user, query).then(
      () => true,
      () => false,
    );
    if (isAccepted) {
      throw new Error(`These answers were accepted, but should have been refused: ${JSON.stringify(content)}`);
    }
  }
  const surface = await findElicitation(query);
  await waitFor(() => {
    if (surface.isConnected && surface.querySelector('[data-action="accept"]')) {
      throw new Error("The request can still be answered.");
    }
  });
}

function entryFor(field: FieldSpec, content: ElicitContent, timeZone: string | undefined): Entry {
  const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
  const label = (one: ElicitValue): string => {
    const option = "options" in field ? field.options.find((listed) => listed.value === one) : undefined;
    return option ? optionLabel(option, english) : String(one);
  };
  if (value === undefined) {
    return null;
  }
  switch (field.kind) {
    case "choice":
      return label(value);
    case "choices":
      return [value].flat().map(label);
    case "date-time": {
      const written = readDateTime(String(value));
      return (
        (written && toLocal(written, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)) ?? String(value)
      );
    }
    default:
      return value;
  }
}
