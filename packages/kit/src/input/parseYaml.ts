import {
  isCollection,
  isPair,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  YAMLParseError,
  type Node,
  type ScalarTag,
  type Tags,
} from 'yaml';

import { parseInteger } from '../values/json';
import { buildError } from '../errors/buildError';

/** Reads integers without rounding them. */
const exactIntegers = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:int' && tag.default && tag.format === undefined
      ? ({ ...tag, resolve: (text: string) => parseInteger(text.replace(/^\+/, '')) } as ScalarTag)
      : tag,
  );

/** Nodes for which an alias may stand, with the aliases in them, in all its places. Documents use one in each operation. */
const MAX_ALIASED = 100_000;

/**
 * Parses a YAML or JSON file of the project. Integers that a `number` would round are `bigint`, and `<<` merges keys as in YAML 1.1.
 *
 * @param text the content of the file
 * @param file path relative to the project, for the error
 * @throws if it is not valid YAML or has several documents
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text, { customTags: exactIntegers, merge: true, maxAliasCount: MAX_ALIASED }) as unknown;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    throw buildError({
      file: `${file}:${line}`,
      problem: 'the file is not valid YAML',
      expected: 'YAML 1.2',
      found: error.message.split('\n')[0] ?? '',
      remedy: 'fix the line',
    });
  }
}

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
