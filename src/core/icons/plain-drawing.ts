/** Anything but what logos are drawn with: what moves, loads, filters, or fills with a drawing of its own. */
const otherElement =
  /<(?!\/?(?:svg|g|defs|symbol|use|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|linearGradient|radialGradient|stop|clipPath|mask)[\s/>])/;

/** Entities, character references and escapes, which could hide any of the words that are looked for. */
const hidden = /<[!?]|\\|&(?!(?:amp|lt|gt|quot|apos);)/;

/** A style that may do more than color: rules that move, references, and elements inside, whose text would be part of it. */
const largeStyle = /<style(?![^<>]*>[^<@(]*<\/style)/;

/** Tiny dashes and nested blurs are short to write, and keep a browser painting for minutes. */
const slow = /dasharray|filter/i;

/** `use`, masks and clips draw again what they refer to, and that what it refers to: a few dozen of them can keep a browser busy for hours. */
const mostRepeats = 12;

/**
 * An SVG drawing that is harmless to show as an image, without its prologue and comments; undefined when it is more than that. In an
 * `<img>` no script runs and nothing is loaded, but a drawing can still move, or take for ever to paint.
 */
export function plainDrawing(svg: string): string | undefined {
  // Each of these looks at a character once, whatever there is of it.
  const drawing = svg
    .replace(/<!--(?:(?!<!--)[^])*?-->/g, "")
    .replace(/^\s*<\?xml(?: version="1\.[01]"| encoding="utf-8"| standalone="(?:yes|no)")*\s*\?>/i, "")
    .replace(/^\s*<!DOCTYPE svg[^<>[]*>/i, "")
    .trim();
  const isPlain =
    /^<svg[\s>]/.test(drawing) &&
    !otherElement.test(drawing) &&
    !hidden.test(drawing) &&
    !largeStyle.test(drawing) &&
    !slow.test(drawing) &&
    (drawing.match(/<use|mask|clip-path/g) ?? []).length <= mostRepeats;
  return isPlain ? drawing : undefined;
}
