import type { Violation } from './violation';

type Where = Violation['where'];

/** Letters of a word, and levels of quotes, lists, links and elements: with more, parsers and bundlers hang or crash. */
const MAX_WORD = 20_000;
const MAX_DEPTH = 100;

/** Keys with Markdown, and keys with data, in which they mean nothing. */
const MARKDOWN = ['description', 'summary'];
const DATA = ['example', 'value', 'default', 'enum', 'const'];

/** Half of a pair of code units. */
const HALF_SIGN = /\p{Surrogate}/u;

const LONG_WORD = new RegExp(`\\S{${MAX_WORD + 1}}`);
const DEEP_BLOCKS = new RegExp(`^(?:[ \\t]*(?:>|[*+-][ \\t]|\\d+[.)][ \\t])){${MAX_DEPTH + 1}}`, 'm');

/** What opens a level, what closes one, and elements without an end. */
const LEVEL =
  /(?<opens>\[|<(?!br\b|hr\b|img\b|input\b|p\b|li\b|t[dhr]\b)[a-z][^<>]*>)|\]|<\/(?!p\b|li\b|t[dhr]\b)[a-z][^<>]*>/gi;

/** Returns how many links and elements are in each other at most. Closing more than was opened counts nothing. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const { groups } of text.matchAll(LEVEL)) {
    depth = Math.max(0, depth + (groups?.opens === undefined ? -1 : 1));
    most = Math.max(most, depth);
  }
  return most;
}

/** Returns what no page can show of a text in Markdown. */
function excessOf(text: string): Pick<Violation, 'expected' | 'remedy'> | undefined {
  if (text.length <= MAX_DEPTH) return undefined;
  if (LONG_WORD.test(text)) {
    return { expected: `words of at most ${MAX_WORD} letters`, remedy: 'move the data into an example, or add spaces' };
  }
  if (!DEEP_BLOCKS.test(text) && depthOf(text) <= MAX_DEPTH) return undefined;
  const expected = `at most ${MAX_DEPTH} quotes, lists, brackets or elements in each other`;
  return { expected, remedy: 'close what is open, or put the text into a code block' };
}

function checkText(text: string, where: Where): Violation[] {
  const found = `${text.length} letters: ${JSON.stringify(text.slice(0, 80))}`;
  if (HALF_SIGN.test(text)) {
    const remedy = 'write both halves of the sign, or remove the escape \\u';
    return [{ where, expected: 'whole signs', found, remedy }];
  }
  const isMarkdown = MARKDOWN.includes(String(where.at(-1))) && !where.some((key) => DATA.includes(String(key)));
  const excess = isMarkdown ? excessOf(text) : undefined;
  return excess ? [{ where, found, ...excess }] : [];
}

/** Finds texts that no page can have: half of a sign, and descriptions that are too much for Markdown. */
export function checkTexts(value: unknown, where: Where = [], seen = new Set<unknown>()): Violation[] {
  if (typeof value === 'string') return checkText(value, where);
  // An alias of YAML is the same object in several places.
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, item]) => [
    ...(HALF_SIGN.test(key) ? checkText(key, [...where, key]) : []),
    ...checkTexts(item, [...where, key], seen),
  ]);
}
