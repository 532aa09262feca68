import { englishSecrets } from "./english-secrets.js";
import type { MessageOverrides, SecretMessages } from "./messages.js";

/** The words for questions that look like ones for credentials: the host's, and English where it has none. */
export function secretMessages(overrides: MessageOverrides): SecretMessages {
  return {
    ...englishSecrets,
    ...overrides,
    secretWarning: { ...englishSecrets.secretWarning, ...overrides.secretWarning },
  };
}
