import { englishDialog } from "./english-dialog.js";
import { englishUrl } from "./english-url.js";
import type { Messages } from "./messages.js";

/** All the words, in English: a start for another language. */
export const english: Messages = { ...englishDialog, ...englishUrl };
