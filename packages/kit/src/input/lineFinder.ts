import { isCollection, isPair, isScalar, LineCounter, parseDocument, type Node } from 'yaml';

/**
 * Reads a YAML or JSON text for its lines, once for all values that are looked up.
 *
 * @returns a function that returns the line of a value by the keys that lead to it; if it does not exist, that of its nearest
 *   existing parent
 */
export function lineFinder(text: string): (keys: readonly PropertyKey[]) => number {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const nameOf = (item: unknown, index: number) => {
    if (!isPair(item)) return String(index);
    return isScalar(item.key) ? String(item.key.value) : '';
  };
  return (keys) => {
    let node: unknown = contents;
    let offset = 0;
    for (const key of keys) {
      const items: unknown[] = isCollection(node) ? node.items : [];
      const found = items.find((item, index) => nameOf(item, index) === String(key));
      if (found === undefined) break;
      offset = ((isPair(found) ? found.key : found) as Node).range?.[0] ?? offset;
      node = isPair(found) ? found.value : found;
    }
    return lines.linePos(offset).line;
  };
}
