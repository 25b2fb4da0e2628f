import type { ReportedFinding } from './reportedFinding';

/** One word that cspell stumbled over, as far as it is used here. */
export interface SpellingIssue {
  text: string;
  /** Line, counted from 1. */
  row: number;
  /** Column, counted from 1. */
  col: number;
  /** Listed in `flagWords` of cspell.json: a word that is spelled right and unwanted here. */
  isFlagged?: boolean | undefined;
  suggestions?: readonly string[] | undefined;
}

const UNKNOWN = {
  name: 'unknown-word',
  why: 'No dictionary has the word: a typing error stays in search results and in copies for good.',
} as const;

const UNWANTED = {
  name: 'unwanted-word',
  why: 'The site is written in American English, with one spelling for each word.',
  remedy: 'Write the expected word.',
} as const;

function remedyFor(word: string): string {
  return `Correct it. If "${word}" is right, add it to project-words.txt, one word a line.`;
}

/**
 * Words what cspell found in a file as findings of the writers' gates.
 *
 * @param file path relative to the project
 * @param issues in the order of the file
 */
export function spellingFindings(file: string, issues: readonly SpellingIssue[]): ReportedFinding[] {
  return issues.map(({ text, row, col, isFlagged, suggestions = [] }) => ({
    file,
    line: row,
    column: col,
    rule: isFlagged ? UNWANTED : { ...UNKNOWN, remedy: remedyFor(text) },
    found: text,
    // Of an unwanted word the first suggestion is the wanted one; the others only look alike.
    ...(suggestions.length > 0 ? { expected: suggestions.slice(0, isFlagged ? 1 : 3).join(' or ') } : {}),
  }));
}
