import type { SecretMessages } from "./messages.js";

/** The words for questions that look like ones for credentials, in English. */
export const englishSecrets: SecretMessages = {
  secretWarning: {
    credential: ({ server }) =>
      `This looks like a password, a key or a code. Servers must not ask for these here. Go on only if you are sure that ${server} may have it.`,
    payment: ({ server }) =>
      `This looks like payment data. Servers must not ask for it here. Go on only if you are sure that ${server} may have it.`,
  },
  openSecret: ({ label }) => `Enter ${label} anyway`,
  showSecret: ({ label }) => `Show ${label}`,
};
