import { describe, expect, it } from 'vitest';

import { changedPages } from '../../../src/summaries/changedPages';
import { siteOf } from '../fixtures';

const page = (title: string, ...passages: string[]) => ({ title, text: passages.join('\n\n') });

const SITE = siteOf(
  ['v1', 'v2', 'next'],
  {
    'v1:same': page('Same', 'Text.'),
    'v1:little': page('Little', 'One apple.', 'Two pears.'),
    'v1:much': page('Much', 'One apple.', 'Two pears.'),
    'v1:removed': page('Removed', 'Text.'),
    'v1:old': page('Old', 'Text.'),
    'v1:former': page('Former', 'One apple.'),
    'v1:log': page('Log', 'Old.'),
    'v2:same': page('Same', 'Text.'),
    'v2:little': page('Little', 'One apple.', 'Two plums.'),
    'v2:much': page('Much', 'Three figs.', 'Four grapes.', 'Five nuts.'),
    'v2:added': page('Added', 'Text.'),
    'v2:place/old': page('Old', 'Text.'),
    'v2:place/former': page('Later', 'One pear.'),
    'v2:log': page('Log', 'New.'),
    'next:same': page('Same', 'Other.'),
  },
  [
    { since: 'v2', from: 'old', to: 'place/old' },
    { since: 'v2', from: 'former', to: 'place/former' },
  ],
);

const pages = changedPages(SITE, { older: 'v1', newer: 'v2' }, ['log']);

describe('changedPages', () => {
  it('lists added pages with their newer path', () => {
    expect(pages.added).toEqual([{ title: 'Added', path: 'docs/added/' }]);
  });

  it('lists removed pages with their older path', () => {
    expect(pages.removed).toEqual([{ title: 'Removed', path: 'docs/v1/removed/' }]);
  });

  it('lists changed pages, the most changes first', () => {
    expect(pages.changed).toEqual([
      { title: 'Much', path: 'docs/much/', counts: '5 passages', comparison: 'compare/v1...v2/much/' },
      { title: 'Little', path: 'docs/little/', counts: '1 passage', comparison: 'compare/v1...v2/little/' },
    ]);
  });

  it('lists moved pages with their older title and their changes', () => {
    expect(pages.moved).toEqual([
      { title: 'Old', path: 'docs/place/old/', from: 'Old', counts: '' },
      {
        title: 'Later',
        path: 'docs/place/former/',
        from: 'Former',
        counts: expect.stringMatching(/^\d passages$/),
        comparison: 'compare/v1...v2/place/former/',
      },
    ]);
  });

  it('counts unchanged pages', () => {
    expect(pages.unchanged).toBe(1);
  });

  it('leaves out excluded pages', () => {
    expect(JSON.stringify(pages)).not.toContain('Log');
    expect(JSON.stringify(changedPages(SITE, { older: 'v1', newer: 'v2' }, []))).toContain('Log');
  });

  it('compares the two given versions', () => {
    const { added, removed, changed } = changedPages(SITE, { older: 'v1', newer: 'next' }, ['log']);
    expect([added, changed.map(({ title }) => title)]).toEqual([[], ['Same']]);
    expect(removed.map(({ title }) => title)).toEqual(['Little', 'Much', 'Removed', 'Old', 'Former']);
  });
});
