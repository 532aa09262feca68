/** What a logo is drawn with. Nothing that moves, loads, filters or fills with a drawing of its own. */
const elements = new Set(
  "svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask".split(
    " ",
  ),
);

/** `use`, masks and clips draw again what they refer to, and that what it refers to: a few dozen of them can keep a browser busy for hours. */
const mostRepeats = 12;

/**
 * An SVG drawing that is harmless to show as an image, without its prologue and comments; undefined when it is more than that. In an
 * `<img>` no script runs and nothing is loaded, but a drawing can still move, or take for ever to paint.
 */
export function plainDrawing(svg: string): string | undefined {
  const drawing = svg
    .replace(/^\s*<\?xml(?: version="1\.[01]"| encoding="utf-8"| standalone="(?:yes|no)")*\s*\?>/i, "")
    .replace(/<!DOCTYPE svg[^>[]*>/i, "")
    .replace(/<!--[^]*?-->/g, "")
    .trim();
  // Entities, character references and escapes could hide any of the words that are looked for below.
  const isHiding = /<[!?]|\\|&(?!(?:amp|lt|gt|quot|apos);)/.test(drawing);
  const names = Array.from(drawing.matchAll(/<\/?([^\s/>]*)/g), ([, name = ""]) => name);
  const styles = Array.from(drawing.matchAll(/<style[^>]*>([^<]*)/g), ([, style = ""]) => style);
  const repeats = drawing.match(/<use|mask|clip-path/g) ?? [];
  const isPlain =
    names[0] === "svg" &&
    names.every((name) => elements.has(name)) &&
    styles.every((style) => !/[@(]/.test(style)) &&
    repeats.length <= mostRepeats;
  return isPlain && !isHiding ? drawing : undefined;
}
