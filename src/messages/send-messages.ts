import { englishSend } from "./english-send.js";
import type { MessageOverrides, SendMessages } from "./messages.js";

/** The words for a host that passes answers on: the host's, and English where it has none. */
export function sendMessages(overrides: MessageOverrides): SendMessages {
  return { ...englishSend, ...overrides };
}
