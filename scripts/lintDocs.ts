import type { LintStep } from './lint';
import { tool } from './run';

/** What `npm run lint:docs` is asked to do. */
export interface LintDocsOptions {
  /** Mend what a machine can mend safely; misspellings are left to people. */
  fix?: boolean;
}

/**
 * Lists the writers' gates. Each prints place, rule, reason and remedy of what it finds.
 *
 * @param options whether to mend
 * @returns pages (prose rules, the build's own checks, links), Markdown (.markdownlint-cli2.jsonc), spelling (cspell.json)
 *   and format (Prettier)
 * @throws when tsx is not installed
 */
export function lintDocsSteps({ fix = false }: LintDocsOptions = {}): LintStep[] {
  const mend = fix ? ['--fix'] : [];
  return [
    { name: 'Pages', command: tool('tsx', 'scripts/lint-pages.ts', ...mend) },
    { name: 'Markdown', command: tool('tsx', 'scripts/lint-markdown.ts', ...mend) },
    { name: 'Spelling', command: tool('tsx', 'scripts/lint-spelling.ts') },
    { name: 'Format', command: tool('tsx', 'scripts/lint-format.ts', ...mend) },
  ];
}
