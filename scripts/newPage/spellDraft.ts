import { spawnSync } from 'node:child_process';

import { spellingFindings } from '../gates/spellingFindings';
import type { ReportedFinding } from '../gates/reportedFinding';
import { projectDir, tool } from '../run';

/** Example: `stdin:///docs/tone.mdx:2:8 - Unknown word (Tonne)`. */
const ISSUE = /:(\d+):(\d+) - [^(]*\((.+?)\)/;

/**
 * Spells a text that is not on disk yet, with the dictionaries of the project.
 *
 * @param file where the text will stand, relative to the project
 * @param text the whole text
 */
export function spellDraft(file: string, text: string): ReportedFinding[] {
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
