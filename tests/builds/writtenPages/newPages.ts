import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { run, tool } from '../../../scripts/lib/run';
import { newPage } from '../../../scripts/new-page/newPage';
import { builtPage } from '../../support/builtSite';
import type { SiteCopy } from '../../support/siteCopy';

const PAGES = [
  { kind: 'metric', title: 'Groundedness', operation: 'tone', direction: 'target' },
  { kind: 'v3-metric', title: 'Tricks', operation: 'prompt_injection', direction: 'lower' },
  { kind: 'v3-metric', title: 'Digests', operation: 'summarization', direction: 'higher' },
  { kind: 'shield', title: 'Data', operation: 'pii' },
  { kind: 'task', title: 'Export a report' },
  { kind: 'post', title: 'Scores, read together', tags: 'hello' },
].map((answers) => newPage(answers, '2026-01-05'));

const CONCEPT = ['--kind=concept', '--title=What a score is'];

/** Writes a page of each kind into a copy of the site. */
export async function addNewPages(site: SiteCopy): Promise<void> {
  for (const { file, text } of PAGES) writeFileSync(path.join(site.dir, file), text);
  const { code, output } = await site.script('scripts/new-page.ts', ...CONCEPT);
  expect(code, output).toBe(0);
}

/** Defines the tests of the added pages, in the built copy. */
export function testNewPages(site: SiteCopy): void {
  describe('npm run new:page', () => {
    it('writes pages that the build shows', () => {
      const page = (route: string) => builtPage(route, path.join(site.dir, 'build'));
      expect(page('/docs/next/what-a-score-is/').headings[0]).toBe('What a score is');
      expect(page('/docs/next/security-shields/data-shield/').headings[0]).toBe('Data shield');
      expect(page('/blog/scores-read-together/').headings[0]).toBe('Scores, read together');
    });

    it('writes pages without findings of markdownlint and cspell', async () => {
      const files = [...PAGES.map(({ file }) => file), 'docs/what-a-score-is.mdx'];
      expect(files.filter((file) => !existsSync(path.join(site.dir, file)))).toEqual([]);
      const tools = [
        tool('markdownlint-cli2', '--no-globs', ...files),
        tool('cspell', 'lint', '--no-progress', '--no-summary', '--no-cache', ...files),
      ];
      for (const command of tools) expect((await run(command, { cwd: site.dir, capture: true })).output).toBe('');
    });

    it('does not overwrite a page', async () => {
      const { code, output } = await site.script('scripts/new-page.ts', ...CONCEPT);
      expect(output).toContain('docs/what-a-score-is.mdx');
      expect(code).toBe(1);
    });
  });
}
