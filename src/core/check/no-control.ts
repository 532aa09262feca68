import { error, type Fault } from "../finding.js";
import type { UnsupportedReason } from "../types.js";

function unfit(what: string, advice: string): Fault {
  return error("unsupported", `No control fits it: ${what}.`, advice);
}

/** Why a field has no control. The catalogue has the words for people. */
export const noControl: Readonly<Record<UnsupportedReason, Fault>> = {
  schema: unfit("not a JSON Schema", "Write an object with a type."),
  type: unfit(
    "not flat",
    "A form of MCP has text, numbers, booleans, options and lists of options: write the parts as fields of their own.",
  ),
  reference: unfit("a $ref that leads nowhere", "Write the schema in its place."),
  alternatives: unfit("several shapes", "Write a field for each."),
  "no-options": unfit("no option that can be sent", "Write at least one, as a text."),
  "too-many-options": unfit("more than 5,000 options", "Ask for a text to search by first."),
  "too-large": unfit("too long to be shown", "Shorten it, or ask in several forms."),
  "too-complex": unfit("nested too deeply, or more than a dialog reads", "Write it flat, or ask in several forms."),
  sensitive: unfit("a credential, which MCP forbids in forms", "Ask for it on a page, in URL mode."),
  "number-list": unfit("a list of numbers, which MCP cannot carry", "Write the options as text."),
  contradiction: unfit("limits that no answer satisfies", "Mend the minimum or the maximum."),
};

/** Why a form as a whole cannot be accepted. */
export const tooLarge: Fault = error(
  "too-large",
  "The form has more fields, options or text than a dialog reads, and cannot be accepted.",
  "Send several smaller forms.",
);
