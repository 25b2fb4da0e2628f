/** Returns whether every value that satisfies the first satisfies the second, too. */
export type Implies<Given> = (first: Given, second: Given) => boolean;

/** Returns whether a list has all items of another. */
export const isSubset: Implies<readonly string[]> = (first, second) => first.every((item) => second.includes(item));

/** Undefined stands for all values. */
export const impliesSet: Implies<readonly string[] | undefined> = (first, second) =>
  !second || (first !== undefined && isSubset(first, second));
