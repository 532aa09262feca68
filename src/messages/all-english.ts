import { dialogWords } from "./english.js";
import { fileWords } from "./file-words.js";
import type { Messages } from "./messages.js";

/** The English catalogue, and the starting point for a translation. Apart from the words of the dialog, because files are loaded later. */
export const english: Messages = { ...dialogWords, ...fileWords };
