/**
 * Meddles with the page as extensions do, now and as it changes: marks fields, puts elements of their own beside them, into their labels, and
 * among the children of form and dialog, and takes them away again when they please.
 *
 * @returns stops meddling
 */
export function meddle(): () => void {
  const observer = new MutationObserver(addAll);
  const options = { subtree: true, childList: true };
  function addAll(): void {
    observer.disconnect();
    for (const left of document.querySelectorAll("meddler-icon:nth-of-type(2n)")) left.remove();
    for (const field of document.querySelectorAll("input, textarea, select")) {
      field.setAttribute("data-meddler", "checked");
      field.setAttribute("style", "background-image: none !important");
      if (field.nextElementSibling?.localName !== "meddler-icon") field.after(icon());
    }
    for (const place of document.querySelectorAll("label, form, dialog, dialog > *, [role=group], [role=radiogroup]")) {
      if (place.firstElementChild?.localName !== "meddler-icon") place.prepend(icon());
      if (place.lastElementChild?.localName !== "meddler-icon") place.append(icon());
    }
    observer.observe(document.body, options);
  }
  addAll();
  return () => observer.disconnect();
}

function icon(): HTMLElement {
  const element = document.createElement("meddler-icon");
  element.attachShadow({ mode: "closed" }).append(document.createElement("button"));
  return element;
}
