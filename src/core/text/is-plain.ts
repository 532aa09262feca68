/** Nothing but letters, digits and signs of ASCII, as most texts are: nothing can hide in it. */
export function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
