import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { projectPath } from '../../plugins/lib/paths';
import { projectDir, tool } from '../lib/run';
import type { ReportedFinding } from './finding';
import { printFindings } from './printFindings';

/** The fields of a cspell issue that are used here. */
interface SpellingIssue {
  text: string;
  /** Line, counted from 1. */
  row: number;
  /** Column, counted from 1. */
  col: number;
  /** Whether the word is in `flagWords` of cspell.json: spelled correctly, but not to be used here. */
  isFlagged?: boolean | undefined;
  suggestions?: readonly string[] | undefined;
}

const UNKNOWN = {
  name: 'unknown-word',
  level: 'style',
  why: 'No dictionary has the word, and the search does not find misspelled words.',
} as const;

const UNWANTED = {
  name: 'unwanted-word',
  level: 'style',
  why: 'The site is written in American English, with one spelling for each word.',
  remedy: 'Write the expected word.',
} as const;

/** Converts the cspell issues of a file to the finding format that all gates print. */
export function spellingFindings(file: string, issues: readonly SpellingIssue[]): ReportedFinding[] {
  return issues.map(({ text, row, col, isFlagged, suggestions = [] }) => ({
    file,
    line: row,
    column: col,
    rule: isFlagged
      ? UNWANTED
      : { ...UNKNOWN, remedy: `Correct it. If "${text}" is right, add it to project-words.txt, one word per line.` },
    found: text,
    // For an unwanted word, the first suggestion is the wanted one, and the others are only similar.
    ...(suggestions.length > 0 ? { expected: suggestions.slice(0, isFlagged ? 1 : 3).join(' or ') } : {}),
  }));
}

/** Checks the spelling of the files that cspell.json names. */
export async function lintSpelling(): Promise<void> {
  const { lint } = await import('cspell/application');
  const findings: ReportedFinding[] = [];
  const { files } = await lint(
    [],
    { root: projectDir, showSuggestions: true, progress: false },
    {
      issue: ({ uri, text, row, col, isFlagged, suggestions }) => {
        const file = projectPath(projectDir, fileURLToPath(uri ?? ''));
        findings.push(...spellingFindings(file, [{ text, row, col, isFlagged, suggestions }]));
      },
      error: (message, error) => {
        throw new Error(`${message}: ${error.message}`);
      },
    },
  );
  printFindings(findings, `${files} files spelled (cspell.json, project-words.txt)`);
}

/** Example: `stdin:///docs/tone.mdx:2:8 - Unknown word (Tonne)`. */
const ISSUE = /:(\d+):(\d+) - [^(]*\((.+?)\)/;

/**
 * Checks the spelling of a text that is not on disk yet.
 *
 * @param file path that the text will have, relative to the project
 */
export function spellText(file: string, text: string): ReportedFinding[] {
  const [program = '', ...args] = tool(
    'cspell',
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    `stdin://${file}`,
  );
  const { stdout } = spawnSync(program, args, { cwd: projectDir, input: text, encoding: 'utf8' });
  const issues = stdout.split('\n').flatMap((line) => {
    const [, row, col, word] = ISSUE.exec(line) ?? [];
    return word === undefined ? [] : [{ text: word, row: Number(row), col: Number(col) }];
  });
  return spellingFindings(file, issues);
}
