import { isMap, isScalar, parseDocument, visit, type Document, type Pair } from 'yaml';

import { seededChoice, type SeededChoice } from '../support/fuzz/seededChoice';
import type { Mutant, MutantKind } from './mutant';

/** A place of a YAML file, with the keys that lead there. */
interface Place {
  pair: Pair;
  keys: string;
}

/** Values of another kind than the one that stands there. */
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
  spoil(place: Place, choice: SeededChoice, document: Document): unknown;
}

function removeFrom(document: Document, { pair }: Place): void {
  visit(document, {
    Map(_key, map) {
      const index = map.items.findIndex((item) => item === pair);
      if (index !== -1) map.items.splice(index, 1);
    },
  });
}

/** Ways to spoil one place, the likeliest mistakes twice. */
const CHANGES: readonly [Change, ...Change[]] = [
  { what: 'a key less', spoil: (place, _choice, document) => removeFrom(document, place) },
  { what: 'a key less', spoil: (place, _choice, document) => removeFrom(document, place) },
  { what: 'a value of another kind', spoil: ({ pair }, { pick }) => (pair.value = pick(WRONG_VALUES)) },
  { what: 'a value of another kind', spoil: ({ pair }, { pick }) => (pair.value = pick(WRONG_VALUES)) },
  { what: 'a wrong key', spoil: ({ pair }) => isScalar(pair.key) && (pair.key.value = `${String(pair.key.value)}x`) },
  { what: 'a key that every object has', spoil: ({ pair }) => isScalar(pair.key) && (pair.key.value = 'constructor') },
  { what: 'a reference to nothing', spoil: ({ pair }) => (pair.value = { $ref: '#/components/schemas/NoSuch' }) },
  { what: 'a reference to itself', spoil: ({ pair }) => (pair.value = { $ref: '#/components/schemas/Metadata' }) },
  {
    what: 'a reference to another file',
    spoil: ({ pair }) => (pair.value = { $ref: 'https://evil.invalid/a.yaml#/x' }),
  },
  { what: 'a reference that is no text', spoil: ({ pair }) => (pair.value = { $ref: 12 }) },
  { what: 'a value of markup', spoil: ({ pair }) => (pair.value = '<script>{x}</script> | `a` \\ %brand.product%') },
  { what: 'a token that does not exist', spoil: ({ pair }) => (pair.value = '%brand.nope%') },
];

function placesOf(document: Document): Place[] {
  const places: Place[] = [];
  visit(document, {
    Pair(_key, pair, path) {
      const keys = [...path, pair].flatMap((node) =>
        node !== null && 'key' in node && isScalar(node.key) ? [String(node.key.value)] : [],
      );
      places.push({ pair, keys: keys.join(' › ') });
      // Inside an example everything is allowed.
      return keys.at(-1) === 'value' ? visit.SKIP : undefined;
    },
  });
  return places;
}

/**
 * Spoils a YAML file in many places, chosen by seed.
 *
 * @returns as many mutants as asked for: keys removed and misspelt, values of another kind, odd references
 */
export function yamlMutants(kind: MutantKind, file: string, source: string, count: number, seed: number): Mutant[] {
  const choice = seededChoice(seed);
  const total = placesOf(parseDocument(source)).length;
  return Array.from({ length: count }, (): Mutant => {
    const document = parseDocument(source);
    const place = placesOf(document)[choice.below(total)];
    if (!place) throw new Error(`${file}: nothing to spoil`);
    const { what, spoil } = choice.pick(CHANGES);
    spoil(place, choice, document);
    return { kind, what: `${what} at ${place.keys}`, file, text: document.toString({ lineWidth: 0 }) };
  });
}

/** What was done, the text, and whether nothing can be built of it. */
type WholeFile = [what: string, text: string, mustStop?: true];

/**
 * Spoils any data file as a whole.
 *
 * @param source its text
 */
export function wholeFileMutants(kind: MutantKind, file: string, source: string): Mutant[] {
  const document = parseDocument(source).contents;
  const texts: WholeFile[] = [
    ['an empty file', '', true],
    ['blanks only', ' \n\n', true],
    ['a text', 'nothing\n', true],
    ['a list of texts', '- a\n- b\n', true],
    ['a number', '12\n', true],
    ['an open bracket', `${source}\nz: [a, b\n`, true],
    // JSON allows them.
    ...(file.endsWith('.json') ? [] : [['tabs', source.replace(/^ {2}/m, '\t'), true] satisfies WholeFile]),
    ['half a file', source.slice(0, Math.floor(source.length / 2))],
    ['the file twice', `${source}\n${source}`],
    ['two documents', `${source}\n---\n${source}`, true],
    ['an unknown alias', `${source}\nz: *nowhere\n`, true],
    ['bytes that are no text', `${source}\u0000\u0001`, true],
    ['Windows line ends', source.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${source}`],
    ['a conflict of git', source.replace(/\n/, '\n<<<<<<< HEAD\n'), true],
  ];
  return texts
    .filter(([what, text]) => text !== source && !(what === 'the file twice' && !isMap(document)))
    .map(([what, text, mustStop]) => ({ kind, what, file, text, ...(mustStop ? { mustStop } : {}) }));
}
