import { describe, expect, it } from 'vitest';
import type { VFile } from 'vfile';

import { remarkApiFacts } from '@api-docs/openapi-reference/fact-components/remarkApiFacts';

import { brand } from '../../../../brand.config';
import { openApiFiles } from '../../../../plugins/api/facts/apiFiles';
import { checkFrontMatter } from '../../../../plugins/content/front-matter/checkFrontMatter';
import { classifyPage } from '../../../../plugins/content/front-matter/pageKind';
import { DIRECTIONS } from '../../../../plugins/lib/scoreDirections';
import { lintPage } from '../../../../scripts/docs-lint/lintPages';
import { readPage } from '../../../../scripts/docs-lint/readPage';
import { projectDir } from '../../../../scripts/lib/run';
import { newPage } from '../../../../scripts/new-page/newPage';

const files = openApiFiles(projectDir, brand);
const TODAY = '2025-06-16';
const METRICS = 'docs/understanding-brand-metrics';

/** Runs the checks of the build and of lint:docs on a page that is not written. */
async function check({ file, text }: { file: string; text: string }): Promise<void> {
  expect(text).not.toMatch(/\{\{|undefined|\n\n\n/);
  expect(await lintPage(file, text)).toEqual([]);
  const { tree, frontMatter } = await readPage(file, text);
  checkFrontMatter(classifyPage(file)?.kind ?? 'reference', frontMatter, file, text);
  remarkApiFacts({ siteDir: projectDir, files })(tree, { path: file, data: { frontMatter } } as unknown as VFile);
}

const PAGES: [Record<string, string>, string][] = [
  [{ kind: 'shield', title: 'Data', operation: 'pii' }, 'docs/security-shields/data-shield.mdx'],
  [{ kind: 'shield', title: 'MCP list shield', operation: 'evaluate' }, 'docs/security-shields/mcp-list-shield.mdx'],
  [{ kind: 'task', title: 'Export a report' }, 'docs/quickstart-portal/export_a_report.mdx'],
  [{ kind: 'concept', title: 'What is a "naïve" reader’s score?' }, 'docs/what-is-a-naive-readers-score.mdx'],
  [{ kind: 'concept', title: 'Q&A: <T> {brace} *a* – `100%' }, 'docs/q-a-t-brace-a-100.mdx'],
  [{ kind: 'task', title: 'Say "no" \\ [twice]' }, 'docs/quickstart-portal/say_no_twice.mdx'],
  [{ kind: 'post', title: 'How %brand.product% reads', tags: 'hello, hola' }, 'blog/2025-06-16-how-reads.mdx'],
];

describe('npm run new:page', () => {
  it.each(PAGES)('writes a page that passes the checks from %o', async (answers, file) => {
    const page = newPage(answers, TODAY);
    expect(page.file).toBe(file);
    await check(page);
  });

  // One of each kind that operations have: of a metric, of a legacy metric with and without a successor.
  it.each([
    ...DIRECTIONS.map((direction) => ['metric', 'context_relevancy', direction] as const),
    ['v3-metric', '/safety/v3/faithfulness', 'lower'],
    ['v3-metric', '/safety/v3/summarization', 'higher'],
  ] as const)('writes a page of kind %s of the operation %s with direction %s', async (kind, operation, direction) => {
    const page = newPage({ kind, title: 'My rules (legacy API)', operation, direction }, TODAY);
    expect(page.file).toContain(
      kind === 'metric' ? `${METRICS}/my-rules` : '/v3-metrics-soon-to-be-deprecated/my_rules.mdx',
    );
    await check(page);
  });

  it.each([
    ['v3-metric', 'A first metric', '/safety/v3/pii', 0.5],
    ['v3-metric', 'Answers', '/safety/v3/pii', 2.5],
    ['v3-metric', 'Zest', '/safety/v3/pii', 19.5],
    ['metric', 'Answers', 'tone', 18.5],
  ])(
    'puts the %s "%s" into the order of its folder without moving another page',
    (kind, title, operation, position) => {
      const { text } = newPage({ kind, title, operation, direction: 'higher' }, TODAY);
      expect(text).toContain(`\nsidebar_position: ${position}\n`);
    },
  );

  it.each([
    ['an unknown kind', { kind: 'metrik' }, 'write "metric"'],
    ['a title without Latin letters', { kind: 'concept', title: '日本語' }, 'write a title with Latin letters'],
    ['an unknown tag', { kind: 'post', title: 'A', tags: 'hola, facebok' }, 'write "facebook"'],
    ['an unknown token', { kind: 'concept', title: 'On %brand.nope%' }, '--title'],
    ['a page that exists', { kind: 'concept', title: 'Intro' }, 'docs/intro.mdx'],
    ['a misspelled operation', { kind: 'metric', title: 'A', operation: 'faithfullness' }, 'write "faithfulness"'],
    ['a legacy operation', { kind: 'metric', title: 'A', operation: '/safety/v3/pii' }, 'unknown operation'],
    ['a current operation', { kind: 'v3-metric', title: 'A', operation: '/metrics/v4alpha/pii' }, '/safety/v3/pii'],
    ['a misspelled direction', { kind: 'metric', title: 'A', operation: 'pii', direction: 'highr' }, 'write "higher"'],
  ])('refuses %s', (_what, answers, message) => {
    expect(() => newPage(answers, TODAY)).toThrow(message);
  });
});
