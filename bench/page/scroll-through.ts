import { painted } from "./painted.js";

/** Scrolls a dialog's scroll container to its end, one view per frame. Resolves with the number of steps. */
export async function scrollThrough(dialog: Element | null): Promise<number> {
  const scroller = dialog && findScroller(dialog);
  if (!scroller) return 0;
  let steps = 0;
  // Content laid out on the way may be higher than estimated, so the end is computed at each step.
  while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
    scroller.scrollTop += scroller.clientHeight;
    await painted();
    steps += 1;
  }
  return steps;
}

/** The outermost scroll container. Searches breadth-first and stops there, because measuring content out of view would lay it out. */
function findScroller(dialog: Element): Element | undefined {
  const level = [dialog];
  for (let element = level.shift(); element; element = level.shift()) {
    const mayScroll = ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
    if (mayScroll && element.scrollHeight > element.clientHeight) return element;
    level.push(...element.children);
  }
  return undefined;
}
