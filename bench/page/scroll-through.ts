import { painted } from "./painted.js";

/** Scrolls what scrolls in a dialog to its end, a view at a time and a frame for each. Returns how many steps it took. */
export async function scrollThrough(dialog: Element | null): Promise<number> {
  const scroller = dialog && findScroller(dialog);
  if (!scroller) return 0;
  let steps = 0;
  // What is laid out on the way may be higher than it was taken for, so the end is looked for anew.
  while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
    scroller.scrollTop += scroller.clientHeight;
    await painted();
    steps += 1;
  }
  return steps;
}

/** Outermost first, and no further than that: to measure what is out of view would lay it out. */
function findScroller(dialog: Element): Element | undefined {
  const level = [dialog];
  for (let element = level.shift(); element; element = level.shift()) {
    const mayScroll = ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
    if (mayScroll && element.scrollHeight > element.clientHeight) return element;
    level.push(...element.children);
  }
  return undefined;
}
