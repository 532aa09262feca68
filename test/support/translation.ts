/**
 * Translates the page as browsers do, now and as it changes: each text node is taken out, and its translation is put in its
 * place, in elements of the browser's own. Into the same language, so that tests find what they look for.
 *
 * @returns stops translating
 */
export function translatePage(): () => void {
  const observer = new MutationObserver(translateAll);
  const options = { subtree: true, childList: true, characterData: true };
  function translateAll(): void {
    observer.disconnect();
    for (const text of untranslated(document.body)) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.parentNode?.replaceChild(outer, text);
    }
    observer.observe(document.body, options);
  }
  translateAll();
  return () => observer.disconnect();
}

function untranslated(root: Element): readonly Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node instanceof Text && node.data.trim() && !parent?.closest("[translate=no], font, script, style")) {
      found.push(node);
    }
  }
  return found;
}
