import type { Place } from './inlineText';
import type { Passage } from './passages';
import type { Finding, Fix } from './rule';

/** Stands for a character of a quotation: no word, so that no rule reads it. */
const HIDDEN = '¤';

/** Examples: `"Please call us."`, `“Just do it.”`. */
const QUOTATION = /"[^"]*"|“[^”]*”/g;

/**
 * Hides quotations: the words of a sample or of the product are not the page's own.
 *
 * @param text any text
 * @returns the same text, as long as before, without the words between quotation marks
 */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTATION, (quotation) => HIDDEN.repeat(quotation.length));
}

/** Columns whose cells are texts of other speakers: what a user asks, what a model answers, what not to write. */
const SAMPLE_COLUMN =
  /^(?:(?:the |a )?(?:sample|example|text|query|prompt|message|input|answer|response|output|policy|rule|sentence|draft|casual|formal|vague|observable|description|bad|good)(?: \d)?|instead of|in the message|(?:source|answer|user|assistant) says)$/i;

function isOwn({ quoted, kind, column = '' }: Passage): boolean {
  return !quoted && !(kind === 'cell' && SAMPLE_COLUMN.test(column));
}

/**
 * Finds a pattern in the page's own words of a passage.
 *
 * @param passage a passage; a block quotation and a sample in a table have no words of the page's own
 * @param pattern with the flag `g`
 * @returns the matches outside quotations and inline code
 */
export function ownMatches(passage: Passage, pattern: RegExp): RegExpExecArray[] {
  return isOwn(passage) ? [...withoutQuotations(passage.text).matchAll(pattern)] : [];
}

function fixAt({ offset }: Place, found: string, text: string | undefined): { fix?: Fix } {
  if (text === undefined || offset === undefined) return {};
  return { fix: { start: offset, end: offset + found.length, text } };
}

/**
 * Makes the finding for words of a passage.
 *
 * @param passage where the words stand
 * @param index their index in the passage's text
 * @param found the words
 * @param advice what should stand there, and what a machine may put there
 * @returns the finding, with a fix if the advice has one and the words' place in the source is certain
 */
export function findingAt(
  passage: Passage,
  index: number,
  found: string,
  { expected, replacement }: { expected?: string; replacement?: string } = {},
): Finding {
  const place = passage.at(index);
  return {
    line: place.line,
    ...(place.column === undefined ? {} : { column: place.column }),
    found,
    ...(expected === undefined ? {} : { expected }),
    ...fixAt(place, found, replacement),
  };
}

/**
 * Gives a word the first letter's case of another one.
 *
 * @param word for example `to`
 * @param model for example `In order to`
 * @returns for example `To`
 */
export function inCaseOf(word: string, model: string): string {
  const upper = /^\p{Lu}/u.test(model);
  return upper ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
