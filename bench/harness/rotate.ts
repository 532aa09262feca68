/** The items in the same cyclic order, starting `by` items later, so that another item comes first in each run. */
export function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
