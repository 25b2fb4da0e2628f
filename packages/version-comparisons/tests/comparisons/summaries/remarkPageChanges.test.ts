import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { shareComparisons } from '../../../src/sharedComparisons';
import { listChanges, remarkPageChanges } from '../../../src/summaries/remarkPageChanges';
import { siteOf } from '../fixtures';

const page = (title: string, ...passages: string[]) => ({ title, text: passages.join('\n\n') });

describe('listChanges', () => {
  it('lists added, removed, changed and moved pages, the most changes first, without the change-log', () => {
    const site = siteOf(
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
      },
      [
        { since: 'v2', from: 'old', to: 'place/old' },
        { since: 'v2', from: 'former', to: 'place/former' },
      ],
    );
    expect(listChanges(site, { older: 'v1', newer: 'v2' }, '/base/', 'versioned_docs/version-v2/change-log.mdx'))
      .toMatchInlineSnapshot(`
      "**Pages added**

      - [Added](</docs/added/>)

      **Pages removed**

      - [Removed](</docs/v1/removed/>)

      **Pages changed most**

      - [Much](</docs/much/>): <a href="/base/compare/v1...v2/much/">5 text changes</a>
      - [Little \\*a\\*](</docs/little/>): <a href="/base/compare/v1...v2/little/">1 text change</a>

      **Pages moved**

      - [Later](</docs/place/former/>), from “Former”: <a href="/base/compare/v1...v2/place/former/">2 text changes</a>
      - [Old](</docs/place/old/>), from “Old”: unchanged"
    `);
  });

  it.each([
    [10, 8, /^\*\*Pages changed most\*\*\n/],
    [0, 0, /^No page was added, removed, moved, or changed\.$/],
  ])('lists of %i changed pages %i', (changed, listed, start) => {
    const texts = Array.from({ length: changed }, (_, index) => ({
      [`v1:p${index}`]: page(`Page ${index}`, 'One apple.'),
      [`next:p${index}`]: page(`Page ${index}`, 'Two pears.'),
    }));
    const same = { 'v1:same': 'Text.', 'next:same': 'Text.' };
    const site = siteOf(['v1', 'next'], Object.assign(same, ...texts) as typeof same);
    const text = listChanges(site, { older: 'v1', newer: 'next' }, '/base/', 'blog/post.mdx');
    expect(text.match(/^- /gm) ?? []).toHaveLength(listed);
    expect(text).toMatch(start);
  });
});

describe('remarkPageChanges', () => {
  function run(file: string, text: string): Root['children'] {
    const log = { title: 'Log', text: 'Text.' };
    const site = siteOf(['v1', 'v2', 'next'], { 'v1:tone': 'One.', 'v2:tone': 'Two.', 'v2:added': log });
    const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
    shareComparisons({ siteDir: '/site', baseUrl: '/', site, lines: () => new Map() });
    remarkPageChanges()(tree, new VFile({ path: `/site/${file}` }));
    return tree.children;
  }

  it.each([
    ['of two versions', 'docs/change-log.mdx', '<PageChanges from="v1" to="v2" />'],
    ['up to the version of the page', 'versioned_docs/version-v2/change-log.mdx', '<PageChanges from="v1" />'],
  ])('replaces the component with lists %s, and no other', (_case, file, component) => {
    const nodes = run(file, `Before.\n\n${component}\n\n<Other from="v1">After.</Other>`);
    const lines = ['Before.', 'Pages added', 'Log', 'Pages changed most', 'Tone: 2 text changes', 'After.'];
    expect(nodes.map((node) => toString(node))).toEqual(lines);
  });

  it.each([
    ['an unknown version', '<PageChanges from="v0" to="v1" />', 'from="v0" to="v1"'],
    ['no older version', '<PageChanges to="v2" />', 'from="" to="v2"'],
    ['an unknown attribute', '<PageChanges form="v1" />', 'form'],
  ])('fails for a component with %s', (_case, component, found) => {
    const details = errorDetails(() => run('docs/change-log.mdx', `A.\n\n${component}`));
    expect(details).toMatchObject({ file: 'docs/change-log.mdx:3', found });
  });
});
