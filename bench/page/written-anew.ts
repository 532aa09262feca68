let written = 0;

/**
 * A name as it was never written before, and the same to whoever reads it: signs behind it are nothing to go by. What is kept for each
 * name is made anew, as at the first request of all.
 */
export function writtenAnew(name: string): string {
  written += 1;
  return `${name}${written.toString(2).replaceAll("0", ".").replaceAll("1", "-")}`;
}
