/** Lists whose items are generated only as far as somebody reads them. */

import { valueKey } from '../text/valueKey';
import type { Json } from '../types';

/** Returns the first items. */
export function take<Item>(items: Iterable<Item>, count: number): Item[] {
  const taken: Item[] = [];
  if (count > 0) for (const item of items) if (taken.push(item) >= count) break;
  return taken;
}

/** Returns all combinations of one item of each list. */
export function* combinations<Item>([list, ...others]: readonly (readonly Item[])[]): Generator<Item[]> {
  if (!list) {
    yield [];
    return;
  }
  for (const item of list) for (const rest of combinations(others)) yield [item, ...rest];
}

/** Returns values other than those that are taken, by their keys. */
export function* without(taken: ReadonlySet<string>, values: Iterable<Json>): Generator<Json> {
  for (const value of values) if (!taken.has(valueKey(value))) yield value;
}
