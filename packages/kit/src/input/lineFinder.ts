import { isCollection, isPair, isScalar, LineCounter, parseDocument, type Node } from 'yaml';

/** Where and how a value is written in a YAML or JSON text. */
export interface WrittenValue {
  /** Its line; if it does not exist, that of its nearest existing parent. */
  line: number;
  /** A number or a word without quotes as it is written: `1.10`. Undefined for other values, and where an alias stands for one. */
  text?: string | undefined;
}

/** Reads a YAML or JSON text once for all values that are looked up by the keys that lead to them. */
export function valueFinder(text: string): (keys: readonly PropertyKey[]) => WrittenValue {
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
      if (found === undefined) return { line: lines.linePos(offset).line };
      offset = ((isPair(found) ? found.key : found) as Node).range?.[0] ?? offset;
      node = isPair(found) ? found.value : found;
    }
    return { line: lines.linePos(offset).line, ...(isScalar(node) && { text: node.source }) };
  };
}

/**
 * Reads a YAML or JSON text for its lines, once for all values that are looked up.
 *
 * @returns a function that returns the line of a value by the keys that lead to it; if it does not exist, that of its nearest
 *   existing parent
 */
export function lineFinder(text: string): (keys: readonly PropertyKey[]) => number {
  const find = valueFinder(text);
  return (keys) => find(keys).line;
}
