import { english as dialogWords } from "./english.js";
import { fileWords } from "./file-words.js";
import type { Messages } from "./messages.js";

/** The English catalogue, and the starting point for a translation. */
export const english: Messages = { ...dialogWords, ...fileWords };
