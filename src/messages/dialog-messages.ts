import { englishDialog } from "./english-dialog.js";
import type { DialogMessages, MessageOverrides } from "./messages.js";

/** The words of every dialog: the host's, and English where it has none. */
export function dialogMessages(overrides: MessageOverrides): DialogMessages {
  return { ...englishDialog, ...overrides };
}
