import { nameOf } from "./visibility.js";

/** The position and the appearance of an element. Positions are in pixels. */
interface Appearance {
  readonly place: DOMRect;
  readonly look: Readonly<Record<string, string>>;
}

/** The appearance of a dialog or card and of every element in it. */
export type Appearances = ReadonlyMap<Element, Appearance>;

export function appearancesIn(shown: Element): Appearances {
  for (const animation of document.getAnimations()) animation.finish();
  // A card may move with the page around it, but a dialog must not.
  const { x, y } = shown.matches("[data-elicitation-card]") ? shown.getBoundingClientRect() : { x: 0, y: 0 };
  return new Map(
    // Stylesheets do not control what a browser draws inside a select. Line break opportunities, the place of warnings and what is around a
    // control have no box.
    [shown, ...shown.querySelectorAll("*:not(option, wbr, .elicit-cautions, .elicit-entry)")].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [element, { place: new DOMRect(left - x, top - y, width, height), look: lookOf(element) }];
    }),
  );
}

const controls = "button, input, select, textarea";
const boxes = "[type=radio], [type=checkbox]";
// A filter stands in a box that has the border.
const withoutBorder = `${boxes}, [type=range], [data-filter]`;

/** The computed values that affect painting. Leaves out those of borders without width and of elements without text. */
function lookOf(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  const border = (side: string): string => {
    const [width, kind, color] = ["width", "style", "color"].map((part) =>
      style.getPropertyValue(`border-${side}-${part}`),
    );
    return width === "0px" || kind === "none" ? "none" : `${width} ${kind} ${color}`;
  };
  const hasText = (element.matches(controls) && !element.matches(boxes)) || texts(element).length > 0;
  const painted = ["background-color", "background-image", "border-radius", "box-shadow", "opacity", "cursor"];
  const written = ["color", "font-family", "font-size", "font-weight", "font-style", "line-height", "letter-spacing"];
  const names = [
    ...painted,
    ...(hasText ? [...written, "text-align", "text-transform", "text-decoration-line", "white-space"] : []),
    ...(element.matches("li") ? ["list-style-type"] : []),
    ...(element.matches(`select, ${boxes}`) ? ["appearance"] : []),
    ...(element.matches(":focus-visible") ? ["outline", "outline-offset"] : []),
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
    ...Object.fromEntries(["top", "right", "bottom", "left"].map((side) => [`border-${side}`, border(side)])),
  };
}

function texts(element: Element): readonly Node[] {
  return Array.from(element.childNodes).filter(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
  );
}

/** Describes the differences. Differences of less than a pixel are rounding. */
export function changes(before: Appearances, after: Appearances): readonly string[] {
  return Array.from(before).flatMap(([element, { place, look }]) => {
    const now = after.get(element);
    if (!now) return [`${describe(element)} is gone`];
    const isMoved = (["x", "y", "width", "height"] as const).some(
      (side) => Math.abs(place[side] - now.place[side]) > 1,
    );
    const moved = isMoved ? [`${describe(element)} stood at ${rect(place)}, now at ${rect(now.place)}`] : [];
    const looks = Object.entries(look)
      .filter(([name, value]) => now.look[name] !== value)
      .map(([name, value]) => `${describe(element)} had ${name} ${value}, now ${now.look[name]}`);
    return [...moved, ...looks];
  });
}

function describe(element: Element): string {
  return element.className === "" ? nameOf(element) : `${nameOf(element)} .${element.getAttribute("class")}`;
}

function rect({ left, top, width, height }: DOMRect): string {
  return [left, top, width, height].map(Math.round).join(" ");
}

/** Faults in the layout of a dialog or card, in which everything must be fully visible without scrolling. */
export function faultsIn(shown: Element): readonly string[] {
  const box = shown.matches(".elicit-card, .elicit-dialog") ? shown : shown.querySelector(".elicit-dialog");
  if (!box) return ["There is no visible box."];
  const things = thingsIn(box);
  return [
    ...things.filter((thing) => !isInside(thing, box)).map(({ element }) => `${describe(element)} is not inside`),
    ...overlapping(things),
    ...Array.from(box.querySelectorAll(`${controls}, a[href], summary`))
      .filter((element) => element.checkVisibility())
      .flatMap(faultsOfTarget),
  ];
}

/** In pixels: the least padding between a box and its content, and the least size of a pointer target. */
const leastPadding = 8;
const leastTarget = 24;

/** A control, or one line of a text. */
interface Thing {
  readonly element: Element;
  readonly place: DOMRect;
}

function thingsIn(box: Element): readonly Thing[] {
  return (
    Array.from(box.querySelectorAll("*"))
      // A row that answers has its button over its words.
      .filter((element) => !element.closest(".elicit-hidden, .elicit-answer-button, option, [hidden]"))
      // The radio button under a segment exists but is not visible.
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .flatMap((element) => {
        if (element.matches(controls)) return [{ element, place: element.getBoundingClientRect() }];
        return texts(element).flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return Array.from(range.getClientRects(), (line) => clipped(line, element)).map((place) => ({
            element,
            place,
          }));
        });
      })
  );
}

/** The visible part of a line, which surrounding boxes may clip. */
function clipped(line: DOMRect, element: Element | null): DOMRect {
  if (!element) return line;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { overflowX, display } = getComputedStyle(element);
  if (overflowX === "visible" || display === "inline") return clipped(line, element.parentElement);
  const [x, y] = [Math.max(line.left, left), Math.max(line.top, top)];
  const rest = new DOMRect(
    x,
    y,
    Math.max(0, Math.min(line.right, right) - x),
    Math.max(0, Math.min(line.bottom, bottom) - y),
  );
  return clipped(rest, element.parentElement);
}

function isInside({ place }: Thing, box: Element): boolean {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const [width, height] = [leastPadding, leastPadding];
  return (
    place.left >= left + width &&
    place.right <= right - width &&
    place.top >= top + height &&
    place.bottom <= bottom - height
  );
}

function overlapping(things: readonly Thing[]): readonly string[] {
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter(
        (other) =>
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          overlap(one.place, other.place, "left", "right") &&
          overlap(one.place, other.place, "top", "bottom"),
      )
      .map((other) => `${describe(one.element)} overlaps ${describe(other.element)}`),
  );
}

/** Ignores overlaps of a pixel or two, because letters of one line reach into the box of the next. */
function overlap(one: DOMRect, other: DOMRect, start: "left" | "top", end: "right" | "bottom"): boolean {
  return Math.min(one[end], other[end]) - Math.max(one[start], other[start]) > 2;
}

function faultsOfTarget(control: Element): readonly string[] {
  // The row around an option is a part of its target.
  const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
  const style = getComputedStyle(control);
  const isField = control.matches("textarea, select, input") && !control.matches(withoutBorder);
  // The row around an answer is what looks like a button.
  const isAccept = control.matches("[data-action=accept]:not(.elicit-answer-button)");
  return [
    ...(width < leastTarget || height < leastTarget ? [`${describe(control)} is only ${width} by ${height}`] : []),
    ...(isField && parseFloat(style.borderTopWidth) < 1 ? [`${describe(control)} has no border`] : []),
    // Filled, or outlined where a warning stands before it.
    ...(isAccept && /^(transparent|rgba\(.* 0\))$/.test(style.backgroundColor) && parseFloat(style.borderTopWidth) < 1
      ? [`${describe(control)} does not look like a button`]
      : []),
  ];
}
