/** The same in the same order, begun so many further on: whoever comes first changes from run to run. */
export function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
