/** The regular form of an English noun for a number of things. */
export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
