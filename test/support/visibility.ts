/** The reason why an element is not fully visible. Undefined if it is. */
export function whyHidden(element: Element): string | undefined {
  const reason = reasonToBeHidden(element);
  return reason && `${nameOf(element)}: ${reason}`;
}

/** Allows for rounding, because browsers scroll by whole pixels while lines of text have fractional heights. */
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

/** A short description of an element for a report. */
export function nameOf(element: Element | null): string {
  return element ? `<${element.localName}> ${element.id} “${(element.textContent ?? "").slice(0, 30)}”` : "nothing";
}
