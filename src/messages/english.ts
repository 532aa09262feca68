import { englishDialog } from "./english-dialog.js";
import { englishErrors } from "./english-errors.js";
import { englishProblems } from "./english-problems.js";
import { englishRestored } from "./english-restored.js";
import { englishSecrets } from "./english-secrets.js";
import { englishSend } from "./english-send.js";
import { englishSettled } from "./english-settled.js";
import { englishTime } from "./english-time.js";
import { englishUrl } from "./english-url.js";
import { englishZone } from "./english-zone.js";
import type { Messages } from "./messages.js";

/** All the words, in English: a start for another language. */
export const english: Messages = {
  ...englishDialog,
  ...englishErrors,
  ...englishProblems,
  ...englishRestored,
  ...englishSecrets,
  ...englishSend,
  ...englishUrl,
  ...englishZone,
  ...englishSettled,
  ...englishTime,
};
