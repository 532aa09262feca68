/** Scrolls as little as needed. Does nothing where there is no layout to scroll, as in jsdom. */
export function bringIntoView(element: Element | null | undefined): void {
  if (element && "scrollIntoView" in element) {
    element.scrollIntoView({ block: "nearest" });
  }
}
