/**
 * Finds the items that have the same key as an earlier one. Those without a key have nothing in common.
 *
 * @returns each of them with the first item that has its key
 */
export function duplicates<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): { item: Item; first: Item }[] {
  const firsts = new Map<unknown, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return key === undefined || first === undefined ? [] : { item, first };
  });
}
