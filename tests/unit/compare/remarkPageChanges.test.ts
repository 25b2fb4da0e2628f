import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import { openComparisons } from '../../../plugins/compare/openComparisons';
import type { ChangedPage, PagesBetween } from '../../../plugins/compare/pagesBetween';
import { changesContent, remarkPageChanges } from '../../../plugins/compare/remarkPageChanges';
import { FOLDERS, tinyProject, type TinyProject } from './tinyProject';

const NOTHING: PagesBetween = { added: [], removed: [], moved: [], changed: [], unchanged: 0 };

const named = (title: string) => ({ title, path: `docs/${title.toLowerCase()}/` });
const changed = (title: string, given: Partial<ChangedPage> = {}): ChangedPage => ({
  ...named(title),
  words: '1 passage',
  comparison: `compare/v1...v2/${title.toLowerCase()}/`,
  ...given,
});

type Node = ReturnType<typeof changesContent>[number];

/** One line for each paragraph and each item. */
function linesOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => `- ${toString(item)}`) : [toString(node)],
  );
}

const linesFor = (given: Partial<PagesBetween>) => linesOf(changesContent({ ...NOTHING, ...given }, '/base/'));

describe('changesContent', () => {
  it.each([
    ['pages that came', { added: [named('Came')] }, ['Pages added', '- Came']],
    ['pages that went', { removed: [named('Went')] }, ['Pages removed', '- Went']],
    ['pages that changed', { changed: [changed('Tone')] }, ['Pages changed most', '- Tone: 1 passage']],
    [
      'pages that moved',
      { moved: [changed('Tone', { from: 'Old' })] },
      ['Pages moved', '- Tone, from “Old”: 1 passage'],
    ],
    [
      'pages that only moved',
      { moved: [{ ...named('Tone'), from: 'Tone', words: '' }] },
      ['Pages moved', '- Tone, from “Tone”: unchanged'],
    ],
    [
      'how many pages say the same',
      { added: [named('Came')], unchanged: 3 },
      ['Pages added', '- Came', 'Of the other pages, 3 say the same.'],
    ],
    ['that nothing changed', { unchanged: 3 }, ['No page was added, removed, moved, or changed: all 3 say the same.']],
  ])('names %s', (_case, given, lines) => {
    expect(linesFor(given)).toEqual(lines);
  });

  it('has one order of parts', () => {
    const all = { added: [named('A')], removed: [named('B')], moved: [changed('C')], changed: [changed('D')] };
    expect(linesFor(all).filter((line) => !line.startsWith('-'))).toEqual([
      'Pages added',
      'Pages removed',
      'Pages changed most',
      'Pages moved',
    ]);
  });

  it('names the eight pages that changed most and counts the others', () => {
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

  it('leads to pages by the router and to comparisons beside it', () => {
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
  let project: TinyProject;

  beforeEach(() => {
    project = tinyProject();
    for (const folder of [FOLDERS['v1.0.0'], FOLDERS['v2.0.0']]) {
      project.write(`${folder}/tone.mdx`, `Text of ${folder}.`, 'Tone');
      project.write(`${folder}/change-log.mdx`, `Log of ${folder}.`, 'Log');
    }
    project.write(`${FOLDERS['v2.0.0']}/came.mdx`, 'Text.', 'Came');
  });

  afterEach(() => project.remove());

  function run(file: string, text: string): Root {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
    const { siteDir } = project.sources;
    const step = remarkPageChanges(openComparisons(project.sources), { siteDir, basePath: '/base/' });
    step(tree, new VFile({ path: `${project.sources.siteDir}/${file}`, value: text }));
    return tree;
  }

  it.each([
    ['of two versions', 'docs/change-log.mdx', '<PageChanges from="v1.0.0" to="v2.0.0" />'],
    ['up to the version of the page', `${FOLDERS['v2.0.0']}/change-log.mdx`, '<PageChanges from="v1.0.0" />'],
  ])('puts lists in the place of the component: %s, without the change-log', (_case, file, component) => {
    const { children } = run(file, `Before.\n\n${component}\n\nAfter.`);
    expect(linesOf(children as Node[])).toEqual([
      'Before.',
      'Pages added',
      '- Came',
      'Pages changed most',
      '- Tone: 1 passage',
      'After.',
    ]);
  });

  it('leaves other components alone', () => {
    expect(run('docs/change-log.mdx', '<Other from="v1.0.0" />').children).toMatchObject([{ name: 'Other' }]);
  });

  it('refuses versions that are not compared', () => {
    expect(() => run('docs/change-log.mdx', 'A.\n\n<PageChanges from="v0.9.0" to="v1.0.0" />'))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/change-log.mdx:3: <PageChanges> compares versions that the site does not compare
        expected: from="…", and to="…" unless it is the page's own version; two of v1.0.0, v2.0.0, next
        found:    from="v0.9.0" to="v1.0.0"
        remedy:   name the version and its predecessor]
    `);
  });

  it.each([
    ['without an older version', '<PageChanges to="v2.0.0" />', 'from="" to="v2.0.0"'],
    ['from the newer to the older', '<PageChanges from="v2.0.0" to="v1.0.0" />', 'from="v2.0.0" to="v1.0.0"'],
  ])('refuses a component %s', (_case, component, found) => {
    expect(() => run('docs/change-log.mdx', component)).toThrow(found);
  });
});
