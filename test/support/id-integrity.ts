import { expect, onTestFinished } from "vitest";

/** Attributes that name other elements by id, one or several. */
const references = [
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
];

/** What is wrong with the ids in a document: references that lead nowhere, and ids that are empty or given twice. */
export function brokenIds(root: Document): readonly string[] {
  const elements = Array.from(root.getElementsByTagName("*"));
  const ids = elements.filter((element) => element.hasAttribute("id")).map((element) => element.id);
  const known = new Set(ids);
  const twice = ids
    .filter((id, index) => id === "" || ids.indexOf(id) !== index)
    .map((id) => `id="${id}" twice or empty`);
  const dangling = elements.flatMap((element) =>
    idsNamedBy(element)
      .filter((id) => !known.has(id))
      .map((id) => `"${id}", named by <${element.localName}>, is nowhere`),
  );
  return [...twice, ...dangling];
}

function idsNamedBy(element: Element): readonly string[] {
  const link = element.getAttribute("href");
  const named = references.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []);
  return link?.startsWith("#") ? [...named, link.slice(1)] : named;
}

/** From now on looks at the ids after every change of the document, and fails the test if any of them was broken at any time. */
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
