/**
 * The page, or the shadow root, in which an element stands: where its id can be looked up, and what knows which element has focus. To
 * the page all of a shadow root is its host.
 *
 * @returns the page for an element that is nowhere
 */
export function rootOf(element: Element | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root && isRoot(root) ? root : document;
}

function isRoot(node: Node): node is Document | ShadowRoot {
  // Not by instanceof: the element may stand in another window.
  return "activeElement" in node;
}
