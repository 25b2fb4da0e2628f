import type { MarkedText, MatchRange } from './types';
import { matchesAny, type Term } from './readQuery';
import { tokenize, type Token } from './tokenize';

/** Characters of context that an excerpt keeps before the first match. */
const CONTEXT_BEFORE = 12;

/** Second half of a surrogate pair, such as an emoji: a text must not be cut before it. */
const LOW_SURROGATE = /[\uDC00-\uDFFF]/;

/** Returns the words of a text that match a query, without stop words. */
function matchingTokens(text: string, all: readonly Term[]): Token[] {
  const terms = all.filter(({ isWeak }) => !isWeak);
  return tokenize(text).filter(({ word }) => matchesAny(word, terms));
}

/** Marks the words of a text that match a query; neighbors in a compound share a mark. */
export function markText(text: string, terms: readonly Term[]): MarkedText {
  const marks: MatchRange[] = [];
  matchingTokens(text, terms).forEach(({ start, length, compound }, number, tokens) => {
    const last = marks[marks.length - 1];
    const isContinued = last && tokens[number - 1]?.compound === compound && start - (last[0] + last[1]) <= 1;
    if (isContinued) last[1] = start + length - last[0];
    else marks.push([start, length]);
  });
  return { text, marks };
}

/** Returns the first of the lines that match the most words of the query. */
function bestLine(text: string, terms: readonly Term[]): string {
  const lines = text.split('\n');
  const counts = lines.map((line) => {
    const tokens = matchingTokens(line, terms);
    return terms.filter(({ matches }) => tokens.some(({ word }) => matches.has(word))).length;
  });
  return lines[counts.indexOf(Math.max(...counts))] ?? '';
}

/**
 * Extracts the passage around the first match, or the beginning of the text if nothing matches.
 *
 * @param text with line breaks between its blocks
 * @param maxLength in characters, without the ellipses; a match that is longer is kept whole
 */
export function excerptOf(text: string, terms: readonly Term[], maxLength: number): MarkedText {
  const line = bestLine(text, terms);
  const match = matchingTokens(line, terms)[0] ?? { start: 0, length: 0 };
  const first = match.start;
  let from = line.length <= maxLength ? 0 : Math.max(0, Math.min(first - CONTEXT_BEFORE, line.length - maxLength));
  if (from > 0) from = Math.min(first, line.indexOf(' ', from) + 1 || first);
  let to = Math.min(line.length, Math.max(from + maxLength, first + match.length));
  if (to < line.length) {
    const space = line.lastIndexOf(' ', to);
    if (space > first + match.length) to = space;
    else if (LOW_SURROGATE.test(line[to] ?? '')) to -= 1;
  }
  return markText(`${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`, terms);
}

/** Lists the words and identifiers that a hit shows in its title and excerpt, to highlight them on the page, the longest first. */
export function wordsToHighlight(shown: readonly MarkedText[]): string[] {
  const words = shown.flatMap(({ text, marks }) => marks.map(([start, length]) => text.slice(start, start + length)));
  const byLowerCase = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...byLowerCase.values()].sort((a, b) => b.length - a.length);
}
