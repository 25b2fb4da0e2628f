import { script } from '../lib/run';
import type { GateOptions } from './finding';

/** A check of `npm run lint:docs`. It prints its findings and sets the exit code. */
type Gate = (options: GateOptions) => Promise<void>;

/**
 * Gates by name. Each loads its linter only when it runs, and runs in a process of its own.
 *
 * Pages: prose rules, the build's own checks, links. Markdown: markdownlint. Spelling: cspell. Format: Prettier.
 */
export const GATES: Readonly<Record<string, () => Promise<Gate>>> = {
  Pages: async () => (await import('./lintPages')).lintAllPages,
  Markdown: async () => (await import('./markdown')).lintMarkdown,
  Spelling: async () => (await import('./spelling')).lintSpelling,
  Format: async () => (await import('./format')).lintFormat,
};

/** A linter and the command that runs it. */
export interface LintStep {
  name: string;
  command: string[];
}

/** Lists the commands that run each gate. */
export function lintDocsSteps({ fix }: GateOptions = { fix: false }): LintStep[] {
  return Object.keys(GATES).map((name) => ({
    name,
    command: script('scripts/lint-docs.ts', name, ...(fix ? ['--fix'] : [])),
  }));
}
