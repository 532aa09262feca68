import { waitFor } from "@testing-library/dom";
import { readDateTime, toLocal } from "../core/draft/local-date-time.js";
import { isSkippable } from "../core/fields/boolean.js";
import { parseRequest } from "../core/parse/parse-request.js";
import { judge } from "../core/judge.js";
import type { ElicitContent, ElicitValue, FieldSpec } from "../core/types.js";
import { formDefinitions } from "../definitions/parse-form-definition.js";
import { optionLabel } from "../messages/describe.js";
import { dialogWords } from "../messages/english.js";
import {
  acceptElicitation,
  type ElicitationQuery,
  type ElicitationUser,
  findElicitation,
  listOf,
  inQuotes,
  quickRows,
  skipElicitation,
  untilSent,
} from "./elicitation.js";
import { type Entry, fillElicitation } from "./fill.js";

/** Which request is answered, and in which time zone. */
export interface AnswerOptions extends ElicitationQuery {
  /** IANA name of the time zone that the dialog shows. @default the browser's */
  readonly timeZone?: string | undefined;
}

/**
 * Plays a person who answers a form: fills in each content in turn and presses the button that accepts. Fields that an answer shows are
 * filled in once they are shown, and what a content does not have is cleared. The form must refuse every content
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
  // What the form holds: defaults, then what was entered.
  const entered = new Map<string, unknown>(
    fields.flatMap((field) => ("default" in field ? [[field.name, field.default] as const] : [])),
  );
  const surface = contents.length > 0 ? await findElicitation(query) : undefined;
  // With quick answers the row that is filled in has sent the answer.
  const row = surface?.querySelector(quickRows);
  const accept = (content: ElicitContent): Promise<void> => {
    if (fields.some((field) => (isSkippable(field) || row) && !Object.hasOwn(content, field.name))) {
      return skipElicitation(user, query);
    }
    return surface && row ? untilSent(surface, row) : acceptElicitation(user, query);
  };
  for (const [index, given] of contents.entries()) {
    const content = withOwnWords(fields, given);
    const toEnter = fields.filter(({ name }) => Object.hasOwn(content, name));
    // Answers are cleared first, because a new answer may hide their fields.
    let pending = [...fields.filter(({ name }) => entered.has(name) && !Object.hasOwn(content, name)), ...toEnter];
    for (;;) {
      // Looked up again after each answer, because it may show and hide fields, in any order.
      const { open } = judge(fields, { content: Object.fromEntries(entered) }, { patterns: undefined });
      const next = pending.find((field) => open.some(({ id }) => id === field.id));
      if (!next) {
        break;
      }
      await fillElicitation(user, { [next.label]: entryFor(next, content, timeZone) }, query);
      pending = pending.filter((field) => field !== next);
      if (Object.hasOwn(content, next.name)) {
        entered.set(next.name, content[next.name]);
      } else {
        entered.delete(next.name);
      }
    }
    const closed = pending.filter((field) => toEnter.includes(field)).map(({ label }) => label);
    if (closed.length > 0) {
      throw new Error(`The form does not ask these fields with the other answers: ${listOf(closed)}`);
    }
    if (index === contents.length - 1) {
      await accept(content);
      return;
    }
    const isAccepted = await accept(content).then(
      () => true,
      () => false,
    );
    if (isAccepted) {
      throw new Error(`These answers were accepted, but should have been refused: ${JSON.stringify(content)}`);
    }
  }
  const shown = await findElicitation(query);
  await waitFor(() => {
    if (shown.isConnected && shown.querySelector('[data-action="accept"]')) {
      throw new Error("The request can still be answered.");
    }
  });
}

/** Own words for a property of their own are entered in the question that it belongs to. */
function withOwnWords(fields: readonly FieldSpec[], content: ElicitContent): ElicitContent {
  const entries = new Map(Object.entries(content));
  for (const field of fields) {
    const companion = "companion" in field ? fields.find(({ id }) => id === field.companion) : undefined;
    const words = companion && entries.get(companion.name);
    if (companion && typeof words === "string") {
      const before = entries.get(field.name);
      entries.delete(companion.name);
      entries.set(field.name, field.kind === "choices" ? [...(Array.isArray(before) ? before : []), words] : words);
    }
  }
  return Object.fromEntries(entries);
}

function entryFor(field: FieldSpec, content: ElicitContent, timeZone: string | undefined): Entry {
  const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
  const label = (one: ElicitValue): string => {
    const option = "options" in field ? field.options.find((listed) => listed.value === one) : undefined;
    return option ? optionLabel(option, dialogWords) : String(one);
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
