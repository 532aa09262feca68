/** Nothing but letters, digits and signs of ASCII, as most texts are: nothing can hide in it, and there is less to look at. */
export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
