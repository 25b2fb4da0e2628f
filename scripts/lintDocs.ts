import type { LintStep } from './lint';
import { script } from './run';

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
    { name: 'Pages', command: script('scripts/lint-pages.ts', ...mend) },
    { name: 'Markdown', command: script('scripts/lint-markdown.ts', ...mend) },
    { name: 'Spelling', command: script('scripts/lint-spelling.ts') },
    { name: 'Format', command: script('scripts/lint-format.ts', ...mend) },
  ];
}
