import RandExp from 'randexp';

import type { Schema } from '../document/schemaObject';
import { readablePattern, readPattern } from '../schemas/patterns';
import { formatTexts } from './formatTexts';
import { leafOf } from './leafOf';

/** Repetitions and characters that are tried for a pattern: the first one of each, the second one, and so on. */
const PATTERN_STEPS = [0, 1, 2, 3, 4, 5, 8, 10, 16, 20, 25, 32, 40, 64, 100];

/** Texts that are tried where a schema forbids others. */
const TEXTS = ['string', 'text', 'a', 'A', '0', '1', '', 'c3RyaW5n', '/', 'true'];

/** Half of a character that needs two units of UTF-16. */
const HALF = /\p{Surrogate}/u;

/** A class of characters, or a character, that needs two units of UTF-16. Example: `[🐲🐍]`. */
const WIDE = /\[([^\]\\^]*[\u{10000}-\u{10ffff}][^\]\\]*)\]|[\u{10000}-\u{10ffff}]/gu;

/** Returns the characters of a class as alternatives, without those between the ends of a range. */
function alternatives(listed: string): string {
  const characters = [...listed].filter((char) => char !== '-');
  return characters.map((char) => char.replace(/[$()*+./?[\\\]^{|}]/, '\\$&')).join('|');
}

/** Characters of the classes of Unicode that patterns name most. */
const CATEGORIES: [names: RegExp, characters: string][] = [
  [/^(?:Lu|Uppercase(?:_Letter)?)$/, 'A-Z'],
  [/^(?:N|Nd|Number|Decimal_Number)$/, '0-9'],
  [/^(?:Z|Zs|White_Space|Space_Separator)$/, ' '],
  [/^(?:P|Punctuation|Po|Pd)$/, '!'],
];

/** Writes classes of Unicode as ranges, because the generator does not know them. */
function withRanges(source: string): string {
  const rangeOf = (name: string) => CATEGORIES.find(([names]) => names.test(name))?.[1] ?? 'a-z';
  return source.replace(/\[(?:\\[^]|[^\]\\])*\]|\\p\{\w+\}/gu, (part) => {
    const text = part.replace(/\\p\{(\w+)\}/gu, (_whole, name: string) => rangeOf(name));
    return part.startsWith('[') ? text : `[${text}]`;
  });
}

/** Returns a generator of texts; undefined for a pattern that the library cannot read. It knows no characters of two units. */
function generatorOf(pattern: string): RandExp | undefined {
  const { source, flags } = readablePattern(pattern) ?? { source: pattern, flags: '' };
  const group = (whole: string, listed?: string) => `(?:${listed ? alternatives(listed) : whole})`;
  const grouped = withRanges(source).replace(WIDE, group);
  try {
    return new RandExp(grouped, flags.replace('u', ''));
  } catch {
    return undefined;
  }
}

/** Encodings whose texts are those of a format. */
const ENCODINGS: readonly unknown[] = ['base64', 'base64url'];

const LAST_CHARACTER = 0x10ffff;

/** Returns texts that differ from one in one of its last ten characters. Examples for `ab`: `ac`, `bb`. */
function* similarTexts(text: string): Generator<string> {
  const characters = [...text];
  const start = Math.max(0, characters.length - 10);
  for (let step = 1; step < 10; step += 1) {
    for (let index = characters.length - 1; index >= start; index -= 1) {
      const code = (characters[index]?.codePointAt(0) ?? 0) + step;
      const other = String.fromCodePoint(Math.min(code, LAST_CHARACTER));
      yield [...characters.slice(0, index), other, ...characters.slice(index + 1)].join('');
    }
  }
}

const patternsOf = ({ pattern }: Schema): string[] => [pattern ?? []].flat();

/** Returns the texts that fit of those that are tried for a schema. */
function* usualTexts(schema: Schema, name: string, fits: (text: string) => boolean): Generator<string> {
  const format = schema.format ?? (ENCODINGS.includes(schema.contentEncoding) ? 'byte' : undefined);
  const leaf = format === 'byte' ? 'c3RyaW5n' : String(leafOf(schema, 'string', name));
  if (fits(leaf)) yield leaf;
  for (const text of formatTexts(format, Number(schema.minLength ?? 0))) if (fits(text)) yield text;
  for (const pattern of patternsOf(schema)) {
    const generator = generatorOf(pattern);
    if (!generator) continue;
    for (const step of PATTERN_STEPS) {
      generator.randInt = (from, to) => Math.min(to, from + step);
      const text = generator.gen();
      // Of a format, a pattern often has only an end.
      const texts = format === undefined ? [text] : [text, `a${text}`, `${text}a`];
      for (const one of texts) if (fits(one)) yield one;
    }
  }
  for (const text of TEXTS) if (fits(text)) yield text;
  for (let count = 1; count < 100; count += 1) if (fits(`${leaf}${count}`)) yield `${leaf}${count}`;
}

/** Returns texts that satisfy a schema, the usual one first. */
export function* textsOf(schema: Schema, name: string): Generator<string> {
  const { minLength = 0, maxLength = Infinity } = schema;
  const tests = patternsOf(schema).map(readPattern);
  const fits = (text: string) => {
    const { length } = [...text];
    // A pattern that JavaScript cannot read costs no example.
    return (
      length >= minLength && length <= maxLength && tests.every((test) => test?.test(text) ?? true) && !HALF.test(text)
    );
  };
  let first: string | undefined;
  for (const text of usualTexts(schema, name, fits)) {
    first ??= text;
    yield text;
  }
  // For lists without equal items, if a text cannot be longer.
  for (const text of first === undefined ? [] : similarTexts(first)) if (fits(text)) yield text;
}
