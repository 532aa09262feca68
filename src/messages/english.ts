import { englishDialog } from "./english-dialog.js";
import { englishErrors } from "./english-errors.js";
import { englishProblems } from "./english-problems.js";
import { englishSecrets } from "./english-secrets.js";
import { englishSettled } from "./english-settled.js";
import { englishTime } from "./english-time.js";
import { englishUrl } from "./english-url.js";
import type { Messages } from "./messages.js";

/** All the words, in English: a start for another language. */
export const english: Messages = {
  ...englishDialog,
  ...englishErrors,
  ...englishProblems,
  ...englishSecrets,
  ...englishUrl,
  ...englishSettled,
  ...englishTime,
};
