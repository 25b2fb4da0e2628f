import { isCollection, isPair, isScalar, LineCounter, parseDocument, type Node } from 'yaml';

/** A value in a YAML text. */
interface Found {
  /** Undefined if only a parent of the value exists. */
  node: unknown;
  line: number;
}

/** Reads a YAML or JSON text once for all values that are looked up by the keys that lead to them. */
function nodeFinder(text: string): (keys: readonly PropertyKey[]) => Found {
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
      if (found === undefined) return { node: undefined, line: lines.linePos(offset).line };
      offset = ((isPair(found) ? found.key : found) as Node).range?.[0] ?? offset;
      node = isPair(found) ? found.value : found;
    }
    return { node, line: lines.linePos(offset).line };
  };
}

/**
 * Reads a YAML or JSON text for its lines, once for all values that are looked up.
 *
 * @returns a function that returns the line of a value by the keys that lead to it; if it does not exist, that of its nearest
 *   existing parent
 */
export function lineFinder(text: string): (keys: readonly PropertyKey[]) => number {
  const find = nodeFinder(text);
  return (keys) => find(keys).line;
}

/**
 * Reads a YAML or JSON text for its values as they are written: `1.10`, of which the number would be 1.1.
 *
 * @returns a function that returns the text of a number or a word without quotes by the keys that lead to it; undefined if there
 *   is none, for example because an alias stands for it
 */
export function writtenTextFinder(text: string): (keys: readonly PropertyKey[]) => string | undefined {
  const find = nodeFinder(text);
  return (keys) => {
    const { node } = find(keys);
    return isScalar(node) ? node.source : undefined;
  };
}
