/**
 * The keys pressed in the first field: a letter and Backspace, over and over. The field is required and empty at first. Once errors are
 * shown, each key therefore fixes an error or brings it back, which is the most work that a key can cause.
 */
export const keys: readonly string[] = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? "a" : "Backspace"));
