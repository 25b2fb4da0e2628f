import { isMap, isScalar, parseDocument, visit, type Document, type Pair } from 'yaml';

import { seededChoice, type SeededChoice } from '../support/fuzz/seededChoice';
import type { Mutant } from './mutant';

/** An entry of a YAML map. */
interface Entry {
  pair: Pair;
  /** Its key after those of the maps around it, for example `info › title`. */
  keys: string;
}

/** Values of every type. */
const WRONG_VALUES: readonly [unknown, ...unknown[]] = [
  null,
  '',
  12,
  -1,
  true,
  [],
  {},
  ['a'],
  { a: 1 },
  'x'.repeat(50_000),
];

interface Change {
  what: string;
  apply(entry: Entry, choice: SeededChoice, document: Document): unknown;
}

function removeFrom(document: Document, { pair }: Entry): void {
  visit(document, {
    Map(_key, map) {
      const index = map.items.findIndex((item) => item === pair);
      if (index !== -1) map.items.splice(index, 1);
    },
  });
}

/** Changes of one entry. The likeliest mistakes are listed twice. */
const CHANGES: readonly [Change, ...Change[]] = [
  { what: 'a removed key', apply: (entry, _choice, document) => removeFrom(document, entry) },
  { what: 'a removed key', apply: (entry, _choice, document) => removeFrom(document, entry) },
  { what: 'a value of another type', apply: ({ pair }, { pick }) => (pair.value = pick(WRONG_VALUES)) },
  { what: 'a value of another type', apply: ({ pair }, { pick }) => (pair.value = pick(WRONG_VALUES)) },
  { what: 'a wrong key', apply: ({ pair }) => isScalar(pair.key) && (pair.key.value = `${String(pair.key.value)}x`) },
  {
    what: 'a key named like a property of every object',
    apply: ({ pair }) => isScalar(pair.key) && (pair.key.value = 'constructor'),
  },
  { what: 'an unknown $ref', apply: ({ pair }) => (pair.value = { $ref: '#/components/schemas/NoSuch' }) },
  { what: 'a circular $ref', apply: ({ pair }) => (pair.value = { $ref: '#/components/schemas/Metadata' }) },
  {
    what: 'a $ref to another file',
    apply: ({ pair }) => (pair.value = { $ref: 'https://evil.invalid/a.yaml#/x' }),
  },
  { what: 'a $ref that is not a string', apply: ({ pair }) => (pair.value = { $ref: 12 }) },
  { what: 'markup as a value', apply: ({ pair }) => (pair.value = '<script>{x}</script> | `a` \\ %brand.product%') },
  { what: 'an unknown token', apply: ({ pair }) => (pair.value = '%brand.nope%') },
];

function entriesOf(document: Document): Entry[] {
  const entries: Entry[] = [];
  visit(document, {
    Pair(_key, pair, path) {
      const keys = [...path, pair].flatMap((node) =>
        node !== null && 'key' in node && isScalar(node.key) ? [String(node.key.value)] : [],
      );
      entries.push({ pair, keys: keys.join(' › ') });
      // Examples may contain anything.
      return keys.at(-1) === 'value' ? visit.SKIP : undefined;
    },
  });
  return entries;
}

/**
 * Changes entries of a YAML file: removed or misspelled keys, values of another type, invalid references. The seed decides
 * which.
 */
export function yamlMutants(file: string, source: string, count: number, seed: number): Mutant[] {
  const choice = seededChoice(seed);
  const total = entriesOf(parseDocument(source)).length;
  return Array.from({ length: count }, (): Mutant => {
    const document = parseDocument(source);
    const entry = entriesOf(document)[choice.below(total)];
    if (!entry) throw new Error(`${file} has no entries to change`);
    const { what, apply } = choice.pick(CHANGES);
    apply(entry, choice, document);
    return { what: `${what} at ${entry.keys}`, file, text: document.toString({ lineWidth: 0 }) };
  });
}

/** Returns mutants of a data file with mistakes that do not depend on its content. */
export function wholeFileMutants(file: string, source: string): Mutant[] {
  const mustFail: Record<string, string> = {
    'an empty file': '',
    'white space only': ' \n\n',
    'a string': 'nothing\n',
    'a list of strings': '- a\n- b\n',
    'a number': '12\n',
    'an unclosed bracket': `${source}\nz: [a, b\n`,
    'two documents': `${source}\n---\n${source}`,
    'an unknown alias': `${source}\nz: *nowhere\n`,
    'bytes that are not text': `${source}\u0000\u0001`,
    'a merge conflict': source.replace(/\n/, '\n<<<<<<< HEAD\n'),
    // JSON allows tabs.
    ...(file.endsWith('.json') ? {} : { tabs: source.replace(/^ {2}/m, '\t') }),
  };
  const mayPass: Record<string, string> = {
    'half a file': source.slice(0, Math.floor(source.length / 2)),
    'Windows line endings': source.replaceAll('\n', '\r\n'),
    'a byte order mark': `\ufeff${source}`,
    ...(isMap(parseDocument(source).contents) ? { 'the file twice': `${source}\n${source}` } : {}),
  };
  return [
    ...Object.entries(mustFail).map(([what, text]): Mutant => ({ what, file, text, mustFail: true })),
    ...Object.entries(mayPass).map(([what, text]): Mutant => ({ what, file, text })),
  ];
}
