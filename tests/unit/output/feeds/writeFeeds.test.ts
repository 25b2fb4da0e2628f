import { describe, expect, it } from 'vitest';

import { docsFolder } from '@api-docs/kit/versions/docsVersions';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { parsePage } from '@api-docs/kit/steps/parsePage';

import { feedDates, releaseSections } from '../../../../plugins/output/feeds/writeFeeds';

const FILE = 'versioned_docs/version-v2.0.0/change-log.mdx';

describe('releaseSections', () => {
  const { main } = parsePage(
    '<main><p>Opening.</p><h2 id="unreleased">Unreleased</h2><p>Not yet.</p><h2 id="v200">v2.0.0<a>#</a></h2><p>Two.</p><h3>Added</h3><ul></ul><h2 id="first">v1.0.0</h2><p>One.</p><h2 id="earlier">Earlier</h2><p>Old.</p></main>',
  );
  const read = (...versions: string[]) =>
    releaseSections(main, versions, FILE).map(({ version, anchor, nodes }) => [version, anchor, nodes.length]);

  it('leaves out an old version without a section', () => {
    expect(read('v2.0.0', 'v0.9.0').map(([version]) => version)).toEqual(['v2.0.0']);
  });

  it('fails without a section about the latest version', () => {
    expect(errorDetails(() => read('v3.0.0', 'v2.0.0'))).toMatchObject({
      file: FILE,
      expected: expect.stringContaining('"## v3.0.0"'),
      found: '"Unreleased", "v2.0.0", "v1.0.0", "Earlier"',
    });
  });
});

describe('feedDates', () => {
  const times = new Map([
    [`${docsFolder('v2.0.0')}/change-log.mdx`, [9_000, 5_000]],
    [`${docsFolder('v2.0.0')}/intro.mdx`, [7_000, 4_000]],
    [`${docsFolder('v1.0.0')}/intro.mdx`, [8_000, 1_000]],
    [`${docsFolder('v1.0.0-rc')}/intro.mdx`, [500]],
    ['docs/change-log.mdx', [10_000, 100]],
  ]);

  it('returns the last commit of the page, and the first one of each version', () => {
    const { updated, added } = feedDates(FILE, ['v2.0.0', 'v1.0.0'], times);
    expect(updated).toEqual(new Date(9_000));
    expect([...added]).toEqual([
      ['v2.0.0', new Date(4_000)],
      ['v1.0.0', new Date(1_000)],
    ]);
  });

  it('returns no date for a version that is not committed, and updates the feed with the version before', () => {
    const file = 'versioned_docs/version-v3.0.0/change-log.mdx';
    const { updated, added } = feedDates(file, ['v3.0.0', 'v2.0.0'], times);
    expect(updated).toEqual(new Date(4_000));
    expect([...added.keys()]).toEqual(['v2.0.0']);
  });

  it('returns no dates without a history', () => {
    expect(feedDates(FILE, ['v2.0.0'], new Map())).toEqual({ updated: undefined, added: new Map() });
  });
});
