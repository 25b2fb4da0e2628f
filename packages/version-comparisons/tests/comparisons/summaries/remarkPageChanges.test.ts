import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { comparisonCache } from '../../../src/siteComparisons';
import type { ChangedPage, ChangedPages } from '../../../src/summaries/changedPages';
import { changesContent, remarkPageChanges } from '../../../src/summaries/remarkPageChanges';
import { createProject, FOLDERS, type TestProject } from '../fixtures';

const NOTHING: ChangedPages = { added: [], removed: [], moved: [], changed: [], unchanged: 0 };

const named = (title: string) => ({ title, path: `docs/${title.toLowerCase()}/` });
const changed = (title: string, given: Partial<ChangedPage> = {}): ChangedPage => ({
  ...named(title),
  counts: '1 passage',
  comparison: `compare/v1...v2/${title.toLowerCase()}/`,
  ...given,
});

type Node = ReturnType<typeof changesContent>[number];

/** Returns one line for each paragraph and each list item. */
function linesOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => `- ${toString(item)}`) : [toString(node)],
  );
}

const linesFor = (given: Partial<ChangedPages>) => linesOf(changesContent({ ...NOTHING, ...given }, '/base/'));

describe('changesContent', () => {
  it.each([
    ['lists added pages', { added: [named('Added')] }, ['Pages added', '- Added']],
    ['lists removed pages', { removed: [named('Removed')] }, ['Pages removed', '- Removed']],
    ['lists changed pages', { changed: [changed('Tone')] }, ['Pages changed most', '- Tone: 1 passage']],
    [
      'lists moved pages',
      { moved: [changed('Tone', { from: 'Old' })] },
      ['Pages moved', '- Tone, from “Old”: 1 passage'],
    ],
    [
      'lists pages that only moved',
      { moved: [{ ...named('Tone'), from: 'Tone', counts: '' }] },
      ['Pages moved', '- Tone, from “Tone”: unchanged'],
    ],
    [
      'counts unchanged pages',
      { added: [named('Added')], unchanged: 3 },
      ['Pages added', '- Added', 'Of the other pages, 3 say the same.'],
    ],
    [
      'says that no page changed',
      { unchanged: 3 },
      ['No page was added, removed, moved, or changed: all 3 say the same.'],
    ],
  ])('%s', (_case, given, lines) => {
    expect(linesFor(given)).toEqual(lines);
  });

  it('has a fixed order', () => {
    const all = { added: [named('A')], removed: [named('B')], moved: [changed('C')], changed: [changed('D')] };
    expect(linesFor(all).filter((line) => !line.startsWith('-'))).toEqual([
      'Pages added',
      'Pages removed',
      'Pages changed most',
      'Pages moved',
    ]);
  });

  it('lists the eight pages with the most changes and counts the others', () => {
    const lines = linesFor({
      changed: Array.from({ length: 10 }, (_, index) => changed(`Page ${index}`)),
      unchanged: 2,
    });
    expect(lines).toHaveLength(10);
    expect(lines.slice(-2)).toEqual([
      '- Page 7: 1 passage',
      'Of the other pages, 2 more changed less, and 2 say the same.',
    ]);
  });

  it('links pages with Markdown links and comparisons with JSX', () => {
    const [, list] = changesContent({ ...NOTHING, changed: [changed('Tone')] }, '/base/');
    const [item] = list?.type === 'list' ? list.children : [];
    const [paragraph] = item?.children ?? [];
    expect(paragraph).toMatchObject({
      children: [
        { type: 'link', url: '/docs/tone/' },
        { type: 'text', value: ': ' },
        {
          type: 'mdxJsxTextElement',
          name: 'a',
          attributes: [{ name: 'href', value: '/base/compare/v1...v2/tone/' }],
        },
      ],
    });
  });
});

describe('remarkPageChanges', () => {
  let project: TestProject;

  beforeEach(() => {
    project = createProject();
    for (const folder of [FOLDERS['v1.0.0'], FOLDERS['v2.0.0']]) {
      project.write(`${folder}/tone.mdx`, `Text of ${folder}.`, 'Tone');
      project.write(`${folder}/change-log.mdx`, `Log of ${folder}.`, 'Log');
    }
    project.write(`${FOLDERS['v2.0.0']}/added.mdx`, 'Text.', 'Added');
  });

  afterEach(() => project.remove());

  function run(file: string, text: string): Root {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
    const { siteDir } = project.sources;
    const step = remarkPageChanges(comparisonCache(project.sources), { siteDir, basePath: '/base/' });
    step(tree, new VFile({ path: `${project.sources.siteDir}/${file}`, value: text }));
    return tree;
  }

  it.each([
    ['of two versions', 'docs/change-log.mdx', '<PageChanges from="v1.0.0" to="v2.0.0" />'],
    ['up to the version of the page', `${FOLDERS['v2.0.0']}/change-log.mdx`, '<PageChanges from="v1.0.0" />'],
  ])('replaces the component with lists %s, without the change-log', (_case, file, component) => {
    const { children } = run(file, `Before.\n\n${component}\n\nAfter.`);
    expect(linesOf(children as Node[])).toEqual([
      'Before.',
      'Pages added',
      '- Added',
      'Pages changed most',
      '- Tone: 1 passage',
      'After.',
    ]);
  });

  it('keeps other components', () => {
    expect(run('docs/change-log.mdx', '<Other from="v1.0.0" />').children).toMatchObject([{ name: 'Other' }]);
  });

  it.each([
    ['an unknown version', '<PageChanges from="v0.9.0" to="v1.0.0" />', 'from="v0.9.0" to="v1.0.0"'],
    ['no older version', '<PageChanges to="v2.0.0" />', 'from="" to="v2.0.0"'],
    ['versions in the wrong order', '<PageChanges from="v2.0.0" to="v1.0.0" />', 'from="v2.0.0" to="v1.0.0"'],
    ['an unknown attribute', '<PageChanges form="v1.0.0" />', 'form'],
    ['a computed attribute', '<PageChanges from={1} />', 'from'],
  ])('fails for a component with %s', (_case, component, found) => {
    const details = errorDetails(() => run('docs/change-log.mdx', `A.\n\n${component}`));
    expect(details).toMatchObject({ file: 'docs/change-log.mdx:3', found });
  });

  it('suggests the name of a misspelled attribute', () => {
    expect(errorDetails(() => run('docs/change-log.mdx', '<PageChanges form="v1.0.0" />')).remedy).toContain('"from"');
  });
});
