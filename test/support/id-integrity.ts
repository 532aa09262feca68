import { expect, onTestFinished } from "vitest";

/** Attributes that name other elements by id, one or several. */
const references: ReadonlySet<string> = new Set([
  "aria-activedescendant",
  "aria-controls",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-flowto",
  "aria-labelledby",
  "aria-owns",
  "for",
  "form",
  "headers",
  "list",
  "popovertarget",
]);

/** Faults of the ids in a document: references to missing elements, and empty or duplicate ids. */
export function brokenIds(root: Document): readonly string[] {
  const elements = Array.from(root.getElementsByTagName("*"));
  const known = new Set<string>();
  const twice: string[] = [];
  for (const { id } of elements.filter((element) => element.hasAttribute("id"))) {
    if (id === "" || known.has(id)) twice.push(`id="${id}" twice or empty`);
    known.add(id);
  }
  const dangling = elements.flatMap((element) =>
    idsNamedBy(element)
      .filter((id) => !known.has(id))
      .map((id) => `"${id}", named by <${element.localName}>, is nowhere`),
  );
  return [...twice, ...dangling];
}

function idsNamedBy(element: Element): readonly string[] {
  const link = element.getAttribute("href");
  const named = element
    .getAttributeNames()
    .filter((name) => references.has(name))
    .flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []);
  return link?.startsWith("#") ? [...named, link.slice(1)] : named;
}

/** Checks the ids after every change of the document from now on, and fails the test if any was ever broken. */
export function watchIds(): void {
  const broken = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const fault of brokenIds(document)) broken.add(fault);
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    expect(Array.from(broken), "broken ids").toEqual([]);
  });
}
