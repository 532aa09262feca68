import { error, type Fault, warning } from "../finding.js";

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
