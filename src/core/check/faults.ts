import { error, type Fault, warning } from "../finding.js";
import type { UnsupportedReason } from "../types.js";

/** With more options, people cannot find one that they do not already know. */
export const manyOptions = 100;

/** Faults that both schemas and form definitions can have. */
export const faults: Readonly<Record<"default" | "credential" | "manyOptions" | "pattern" | "tooLarge", Fault>> = {
  default: error("default", "The default is not a valid answer.", "Write one within the limits of the field, or none."),
  credential: error(
    "credential",
    "This looks like a credential or payment data, which MCP forbids in forms: dialogs warn of it, or block it.",
    "Ask for it on a page, in URL mode. If it is something else, say so in its label and description.",
  ),
  manyOptions: warning(
    "options",
    `There are more than ${manyOptions} options: people have to scroll or search through all of them.`,
    "Ask for a text to search by first, and then for one of what was found.",
  ),
  pattern: warning(
    "pattern",
    "This kit cannot check it: it is not a regular expression, is too large, or has look-arounds or back-references.",
    "Write a short one that RE2 can read, or check the answer on the server.",
  ),
  tooLarge: error(
    "too-large",
    "The form has more fields, options or text than a dialog reads, and cannot be accepted.",
    "Send several smaller forms.",
  ),
};

function unfit(what: string, advice: string): Fault {
  return error("unsupported", `No control fits it: ${what}.`, advice);
}

/** Why a field has no control, for authors. The message catalogue has the words for people. */
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
