import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeEach, describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { comparisonCache } from '../../../src/siteComparisons';
import { listChanges, remarkPageChanges } from '../../../src/summaries/remarkPageChanges';
import { createProject, FOLDERS, siteOf, type TestProject } from '../fixtures';

type Node = Root['children'][number];

/** Returns one line for each paragraph and each list item. */
function linesOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'list' ? node.children.map((item) => `- ${toString(item)}`) : [toString(node)],
  );
}

describe('listChanges', () => {
  const page = (title: string, ...passages: string[]) => ({ title, text: passages.join('\n\n') });
  const threeVersions = () =>
    siteOf(
      ['v1', 'v2', 'next'],
      {
        'v1:same': page('Same', 'Text.'),
        'v1:little': page('Little *a*', 'One apple.', 'Two pears.'),
        'v1:much': page('Much', 'One apple.', 'Two pears.'),
        'v1:removed': page('Removed', 'Text.'),
        'v1:old': page('Old', 'Text.'),
        'v1:former': page('Former', 'One apple.'),
        'v1:change-log': page('Log', 'Old.'),
        'v2:same': page('Same', 'Text.'),
        'v2:little': page('Little *a*', 'One apple.', 'Two plums.'),
        'v2:much': page('Much', 'Three figs.', 'Four grapes.', 'Five nuts.'),
        'v2:added': page('Added', 'Text.'),
        'v2:place/old': page('Old', 'Text.'),
        'v2:place/former': page('Later', 'One pear.'),
        'v2:change-log': page('Log', 'New.'),
        'next:same': page('Same', 'Other.'),
      },
      [
        { since: 'v2', from: 'old', to: 'place/old' },
        { since: 'v2', from: 'former', to: 'place/former' },
      ],
    );

  it('lists added, removed, changed and moved pages, the most changes first, without the change-log', () => {
    expect(listChanges(threeVersions(), { older: 'v1', newer: 'v2' }, '/base/')).toMatchInlineSnapshot(`
      "**Pages added**

      - [Added](</docs/added/>)

      **Pages removed**

      - [Removed](</docs/v1/removed/>)

      **Pages changed most**

      - [Much](</docs/much/>): <a href="/base/compare/v1...v2/much/">5 passages</a>
      - [Little \\*a\\*](</docs/little/>): <a href="/base/compare/v1...v2/little/">1 passage</a>

      **Pages moved**

      - [Later](</docs/place/former/>), from “Former”: <a href="/base/compare/v1...v2/place/former/">2 passages</a>
      - [Old](</docs/place/old/>), from “Old”: unchanged

      Of the other pages, 1 say the same."
    `);
  });

  it('compares the two given versions', () => {
    expect(listChanges(threeVersions(), { older: 'v1', newer: 'next' }, '/base/')).toMatchInlineSnapshot(`
      "**Pages removed**

      - [Former](</docs/v1/former/>)
      - [Little \\*a\\*](</docs/v1/little/>)
      - [Much](</docs/v1/much/>)
      - [Old](</docs/v1/old/>)
      - [Removed](</docs/v1/removed/>)

      **Pages changed most**

      - [Same](</docs/next/same/>): <a href="/base/compare/v1...next/same/">2 passages</a>"
    `);
  });

  it('lists the eight pages with the most changes and counts the others', () => {
    const texts = Array.from({ length: 10 }, (_, index) => [
      [`v1:p${index}`, page(`Page ${index}`, 'One apple.')],
      [`next:p${index}`, page(`Page ${index}`, 'Two pears.')],
    ]).flat();
    const same = { 'v1:same': 'Text.', 'next:same': 'Text.' };
    const many = siteOf(['v1', 'next'], { ...Object.fromEntries(texts), ...same });
    const text = listChanges(many, { older: 'v1', newer: 'next' }, '/base/');
    expect(text.match(/^- /gm)).toHaveLength(8);
    expect(text).toMatch(/\n\nOf the other pages, 2 more changed less, and 1 say the same\.$/);
  });

  it('says that no page changed', () => {
    const unchanged = siteOf(['v1', 'next'], { 'v1:same': 'Text.', 'next:same': 'Text.' });
    expect(listChanges(unchanged, { older: 'v1', newer: 'next' }, '/base/')).toBe(
      'No page was added, removed, moved, or changed: all 1 say the same.',
    );
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
});
