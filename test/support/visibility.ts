/** What keeps a person from seeing an element whole; undefined when nothing does. */
export function whyHidden(element: Element): string | undefined {
  const reason = reasonToBeHidden(element);
  return reason && `${nameOf(element)}: ${reason}`;
}

/** Browsers scroll by whole pixels, whatever the lines of text above add up to. */
const fraction = 0.5;

function reasonToBeHidden(element: Element): string | undefined {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return "it has no size";
  if (Math.min(left, top) < -fraction || right > innerWidth + fraction || bottom > innerHeight + fraction) {
    return `it reaches from ${left}, ${top} to ${right}, ${bottom}, outside of ${innerWidth} by ${innerHeight}`;
  }
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen && element.contains(seen) ? undefined : `it is under ${nameOf(seen)}`;
}

/** Enough of an element to know it by in a report. */
export function nameOf(element: Element | null): string {
  return element ? `<${element.localName}> ${element.id} “${(element.textContent ?? "").slice(0, 30)}”` : "nothing";
}
