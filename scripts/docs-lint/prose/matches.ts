import type { Passage, Position } from './passages';
import type { Finding, Fix } from './rule';

/** Replaces each character of a quotation, so that no rule matches it. */
const MASK = '¤';

/** Examples: `"Please call us."`, `“Just do it.”`. */
const QUOTATION = /"[^"]*"|“[^”]*”/g;

/** Masks the text between quotation marks without changing the length. */
function withoutQuotations(text: string): string {
  return text.replace(QUOTATION, (quotation) => MASK.repeat(quotation.length));
}

/** Columns whose cells quote others: questions of users, replies of models, bad examples. */
const SAMPLE_COLUMN =
  /^(?:(?:the |a )?(?:sample|example|text|query|prompt|message|input|answer|response|output|policy|rule|sentence|draft|casual|formal|vague|observable|description|bad|good)(?: \d)?|instead of|in the message|(?:source|answer|user|assistant) says)$/i;

function isOwn({ quoted, kind, column = '' }: Passage): boolean {
  return !quoted && !(kind === 'cell' && SAMPLE_COLUMN.test(column));
}

/**
 * Finds a pattern in a passage, outside inline code, quotations, block quotations and samples in tables.
 *
 * @param pattern with the flag `g`
 */
export function ownMatches(passage: Passage, pattern: RegExp): RegExpExecArray[] {
  return isOwn(passage) ? [...withoutQuotations(passage.text).matchAll(pattern)] : [];
}

function fixAt({ offset }: Position, found: string, text: string | undefined): { fix?: Fix } {
  if (text === undefined || offset === undefined) return {};
  return { fix: { start: offset, end: offset + found.length, text } };
}

/**
 * Creates a finding for a text in a passage.
 *
 * @param index of the text in the passage
 * @param found the text
 * @param advice the text to write instead, and the replacement if `--fix` may write it
 * @returns the finding; it has a fix if there is a replacement and the position in the source is certain
 */
export function findingAt(
  passage: Passage,
  index: number,
  found: string,
  { expected, replacement }: { expected?: string; replacement?: string } = {},
): Finding {
  const position = passage.at(index);
  return {
    line: position.line,
    ...(position.column === undefined ? {} : { column: position.column }),
    found,
    ...(expected === undefined ? {} : { expected }),
    ...fixAt(position, found, replacement),
  };
}

/** Capitalizes `word` if `model` starts with a capital: `to` becomes `To` for `In order to`. */
export function inCaseOf(word: string, model: string): string {
  const upper = /^\p{Lu}/u.test(model);
  return upper ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
