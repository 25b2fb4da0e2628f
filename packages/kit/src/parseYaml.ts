import {
  isMap,
  isSeq,
  LineCounter,
  parse,
  parseDocument,
  YAMLParseError,
  type Node,
  type ScalarTag,
  type Tags,
} from 'yaml';

import { parseInteger } from './json';
import { buildError } from './buildError';

/** Reads integers without rounding them. */
const exactIntegers = (tags: Tags): Tags =>
  tags.map((tag) =>
    typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:int' && tag.default && tag.format === undefined
      ? ({ ...tag, resolve: (text: string) => parseInteger(text.replace(/^\+/, '')) } as ScalarTag)
      : tag,
  );

/**
 * Parses a YAML or JSON file of the project. Integers that a `number` would round are `bigint`.
 *
 * @param text the content of the file
 * @param file path relative to the project, for the error
 * @throws if it is not valid YAML or has several documents
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text, { customTags: exactIntegers }) as unknown;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    throw buildError({
      file: `${file}:${line}`,
      problem: 'the file is not valid YAML',
      expected: 'YAML 1.2',
      found: error.message.split('\n')[0] ?? '',
      remedy: 'fix the line; npm run lint shows all other errors of the file',
    });
  }
}

/**
 * Returns the line of a field or entry of a YAML or JSON file, or of the nearest one around it.
 *
 * @param keys names of fields and indexes of entries, from the top of the file
 */
export function lineOfPath(text: string, keys: readonly PropertyKey[]): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let offset = 0;
  for (const key of keys) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : undefined;
    const entry = isSeq(node) ? (node.items[Number(key)] as Node | undefined) : undefined;
    const start = ((pair?.key as Node | undefined) ?? entry)?.range?.[0];
    if (start === undefined) break;
    offset = start;
    node = pair?.value ?? entry;
  }
  return lines.linePos(offset).line;
}
