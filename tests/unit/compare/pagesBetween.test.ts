import { describe, expect, it } from 'vitest';

import { pagesBetween } from '../../../plugins/compare/pagesBetween';
import { tinySite } from './tinySite';

const page = (title: string, ...passages: string[]) => ({ title, text: passages.join('\n\n') });

const SITE = tinySite(
  ['v1', 'v2', 'next'],
  {
    'v1:same': page('Same', 'Text.'),
    'v1:little': page('Little', 'One apple.', 'Two pears.'),
    'v1:much': page('Much', 'One apple.', 'Two pears.'),
    'v1:went': page('Went', 'Text.'),
    'v1:old': page('Old', 'Text.'),
    'v1:former': page('Former', 'One apple.'),
    'v1:log': page('Log', 'Old.'),
    'v2:same': page('Same', 'Text.'),
    'v2:little': page('Little', 'One apple.', 'Two plums.'),
    'v2:much': page('Much', 'Three figs.', 'Four grapes.', 'Five nuts.'),
    'v2:came': page('Came', 'Text.'),
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

const between = pagesBetween(SITE, { older: 'v1', newer: 'v2' }, ['log']);

describe('pagesBetween', () => {
  it('names pages that came, where they stand', () => {
    expect(between.added).toEqual([{ title: 'Came', path: 'docs/came/' }]);
  });

  it('names pages that went, where they stood', () => {
    expect(between.removed).toEqual([{ title: 'Went', path: 'docs/v1/went/' }]);
  });

  it('names pages that changed, the one that changed most first', () => {
    expect(between.changed).toEqual([
      { title: 'Much', path: 'docs/much/', words: '5 passages', comparison: 'compare/v1...v2/much/' },
      { title: 'Little', path: 'docs/little/', words: '1 passage', comparison: 'compare/v1...v2/little/' },
    ]);
  });

  it('names pages that moved with what they were called, and what changed if something did', () => {
    expect(between.moved).toEqual([
      { title: 'Old', path: 'docs/place/old/', from: 'Old', words: '' },
      {
        title: 'Later',
        path: 'docs/place/former/',
        from: 'Former',
        words: expect.stringMatching(/^\d passages$/),
        comparison: 'compare/v1...v2/place/former/',
      },
    ]);
  });

  it('counts pages that say the same at the same address', () => {
    expect(between.unchanged).toBe(1);
  });

  it('tells of no page that it shall leave out', () => {
    expect(JSON.stringify(between)).not.toContain('Log');
    expect(JSON.stringify(pagesBetween(SITE, { older: 'v1', newer: 'v2' }, []))).toContain('Log');
  });

  it('compares the versions that it is asked for', () => {
    const { added, removed, changed } = pagesBetween(SITE, { older: 'v1', newer: 'next' }, ['log']);
    expect([added, changed.map(({ title }) => title)]).toEqual([[], ['Same']]);
    expect(removed.map(({ title }) => title)).toEqual(['Little', 'Much', 'Went', 'Old', 'Former']);
  });
});
