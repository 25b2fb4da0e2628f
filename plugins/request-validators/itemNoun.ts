/** The word that starts every name, for example `chunk` of `chunk_id` and `chunk_text`. */
function commonFirstWord(names: readonly string[]): string | undefined {
  const [first, ...others] = names.map((name) => name.split('_')[0]);
  return others.length > 0 && others.every((word) => word === first) ? first : undefined;
}

/**
 * Names one item of a list.
 *
 * @param list name of the list, for example `categories`
 * @param properties names of the items' properties, where they are objects
 * @returns for example `category`; `chunk` for items with `chunk_id` and `chunk_text`; else `item`
 */
export function itemNoun(list: string, properties: readonly string[]): string {
  const word = commonFirstWord(properties);
  if (word !== undefined) return word;
  if (list.endsWith('ies')) return `${list.slice(0, -3)}y`;
  return list.endsWith('s') ? list.slice(0, -1) : 'item';
}
