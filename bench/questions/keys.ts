/**
 * What is pressed in the first field: a letter, and Backspace, over and over. It must be answered and is empty at first, so once errors
 * are shown each key mends one or brings it back, which is the most that a key can do.
 */
export const keys: readonly string[] = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? "a" : "Backspace"));
