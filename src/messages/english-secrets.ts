import type { SecretMessages } from "./messages.js";

/** The words for what the kit warns of in a server's words, in English. */
export const englishSecrets: SecretMessages = {
  namesOtherServer: ({ other, server }) => `This request mentions ${other}. It comes from ${server}.`,
  secretWarning: {
    credential: ({ server }) =>
      `This looks like a password, a key or a code. Servers must not ask for these here. Go on only if you are sure that ${server} may have it.`,
    payment: ({ server }) =>
      `This looks like payment data. Servers must not ask for it here. Go on only if you are sure that ${server} may have it.`,
  },
  openSecret: ({ label }) => `Enter ${label} anyway`,
  showSecret: ({ label }) => `Show ${label}`,
};
