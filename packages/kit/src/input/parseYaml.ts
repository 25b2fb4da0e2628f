import {
  isCollection,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  YAMLParseError,
  type ErrorCode,
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

/** What to do about an error of the parser, by its code. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'remove one of the two, or merge what is in them',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'close the bracket, or indent the line like those that belong to it',
  BLOCK_AS_IMPLICIT_KEY: 'put a text with a colon and a space in quotes, or indent the line like those beside it',
  MISSING_CHAR: 'close the quote or the bracket, or write the sign',
  MULTIPLE_DOCS: 'remove the line ---, or move the second document into a file of its own',
  BAD_ALIAS: 'put the text in quotes: it begins with * or &',
};

/** Errors that do not follow from others. */
const ALONE: readonly ErrorCode[] = ['DUPLICATE_KEY'];

/** Returns what a message names of an error of the parser. */
function detailsOf(error: Error, file: string, text: string) {
  const { linePos: [{ line }] = [{ line: 1 }], code } = error instanceof YAMLParseError ? error : {};
  const [message = ''] = error.message.split('\n');
  const found = [message.replace(/ at line \d+, column \d+:?$/, ''), text.split('\n')[line - 1]?.trim()];
  return {
    file: `${file}:${line}`,
    problem: 'the file is not valid YAML',
    expected: 'YAML 1.2',
    found: found.filter(Boolean).join(': '),
    remedy: (code && REMEDIES[code]) ?? 'fix the line',
  };
}

/**
 * Parses a YAML or JSON file of the project. Integers that a `number` would round are `bigint`, and `<<` merges keys as in YAML 1.1.
 *
 * @param text the content of the file
 * @param file path relative to the project, for the error
 * @throws if it is not valid YAML or has several documents, with the first error and all keys that are there twice
 */
export function parseYaml(text: string, file: string): unknown {
  const document = parseDocument(text, { customTags: exactIntegers, merge: true });
  const [first, ...others] = document.errors;
  const further = others.filter(({ code }) => ALONE.includes(code));
  if (first) throw buildError(detailsOf(first, file, text), ...further.map((one) => detailsOf(one, file, text)));
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASED }) as unknown;
  } catch (error) {
    throw error instanceof Error ? buildError(detailsOf(error, file, text)) : error;
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
