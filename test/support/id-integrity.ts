import { afterEach, beforeEach, expect } from "vitest";

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

/** What is wrong with the ids in a document: references that lead nowhere, and ids that are given twice. */
export function brokenIds(root: ParentNode): readonly string[] {
  const ids = Array.from(root.querySelectorAll("[id]"), (element) => element.id);
  const known = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id="${id}" is given twice`);
  const empty = known.has("") ? ['id=""'] : [];
  const dangling = references.flatMap((name) =>
    Array.from(root.querySelectorAll(`[${name}]`)).flatMap((element) => {
      const named = (element.getAttribute(name) ?? "").split(/\s+/);
      return named.filter((id) => !known.has(id)).map((id) => `${name}="${id}" of <${element.localName}> leads nowhere`);
    }),
  );
  const links = Array.from(root.querySelectorAll('a[href^="#"]'), (link) => link.getAttribute("href")?.slice(1) ?? "");
  const deadLinks = links.filter((id) => !known.has(id)).map((id) => `href="#${id}" leads nowhere`);
  return [...empty, ...twice, ...dangling, ...deadLinks];
}

/** Looks at the ids after every change of the document while a test runs, and fails it if any of them was broken at any time. */
export function watchIds(): void {
  const broken = new Set<string>();
  const look = (): void => {
    for (const fault of brokenIds(document)) broken.add(fault);
  };
  const observer = new MutationObserver(look);
  beforeEach(() => {
    broken.clear();
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
  afterEach(() => {
    look();
    observer.disconnect();
    expect(Array.from(broken), "broken ids").toEqual([]);
  });
}
