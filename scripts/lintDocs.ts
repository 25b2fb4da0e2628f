import type { LintStep } from './lint';
import { tool } from './run';

/** What `npm run lint:docs` is asked to do. */
export interface LintDocsOptions {
  /** Mend what a machine can mend safely; misspellings are left to people. */
  fix?: boolean;
}

/**
 * Lists the writers' gates.
 *
 * @param options whether to mend
 * @returns spelling (cspell.json), Markdown (.markdownlint-cli2.jsonc) and the prose rules of this project
 * @throws when one of the linters is not installed
 */
export function lintDocsSteps({ fix = false }: LintDocsOptions = {}): LintStep[] {
  const mend = fix ? ['--fix'] : [];
  return [
    { name: 'Prose', command: tool('tsx', 'scripts/lint-prose.ts', ...mend) },
    { name: 'Markdown', command: tool('markdownlint-cli2', ...mend) },
    { name: 'Spelling', command: tool('cspell', '--no-progress') },
  ];
}
