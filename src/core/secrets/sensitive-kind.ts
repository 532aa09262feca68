/** What a field asks for that servers must not: `credential` passwords, keys, tokens, one-time codes · `payment` cards and bank accounts. */
export type SensitiveKind = "credential" | "payment";
