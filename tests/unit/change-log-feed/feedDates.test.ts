import { describe, expect, it } from 'vitest';

import { feedDates } from '../../../plugins/change-log-feed/feedDates';

const folder = (version: string) => `versioned_docs/version-${version}`;

const TIMES = new Map([
  [`${folder('v2.0.0')}/change-log.mdx`, [9_000, 5_000]],
  [`${folder('v2.0.0')}/intro.mdx`, [7_000, 4_000]],
  [`${folder('v1.0.0')}/intro.mdx`, [8_000, 1_000]],
  [`${folder('v1.0.0-rc')}/intro.mdx`, [500]],
  ['docs/change-log.mdx', [10_000, 100]],
]);

describe('feedDates', () => {
  const { updated, added } = feedDates(['v2.0.0', 'v1.0.0'], TIMES);

  it('dates the feed to the last commit of the page', () => {
    expect(updated).toEqual(new Date(9_000));
  });

  it('dates a version to the first commit of its docs, whatever was changed later', () => {
    expect([...added]).toEqual([
      ['v2.0.0', new Date(4_000)],
      ['v1.0.0', new Date(1_000)],
    ]);
  });

  it('knows no date of a version that is not committed yet', () => {
    const cut = feedDates(['v3.0.0', 'v2.0.0'], TIMES);
    expect(cut.updated).toBeUndefined();
    expect([...cut.added.keys()]).toEqual(['v2.0.0']);
  });

  it('knows none without a history', () => {
    expect(feedDates(['v2.0.0'], new Map())).toEqual({ updated: undefined, added: new Map() });
  });
});
