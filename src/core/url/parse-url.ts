/**
 * Marks in a row, but for what a host leaves out. More than thirty are in no language's text (the Stream-Safe Text Format of
 * UAX #15), and to put those of a host in order takes the square of their number: 20,000 take a tenth of a second.
 */
const piledMarks = /(?:(?!\p{Default_Ignorable_Code_Point})\p{M}\p{Default_Ignorable_Code_Point}*){31}/u;

/** Five times what is opened at most. Of what is longer nothing is told: reading one whose host has no end takes long. */
const longest = 100_000;

/**
 * A URL as the browser reads it; undefined where the text is none, or one that is only made to be slow. Never throws. Not by
 * `URL.canParse`: once it is called often, Node 20 takes `https://müller.de` for no URL.
 */
export function parseUrl(text: string): URL | undefined {
  if (text.length > longest || piledMarks.test(text)) {
    return undefined;
  }
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
