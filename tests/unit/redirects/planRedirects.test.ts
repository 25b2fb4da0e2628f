import { describe, expect, it } from 'vitest';

import { planRedirects, type Redirect, type VersionRoutes } from '../../../plugins/redirects/planRedirects';

const why = 'It moved.';

/** Plans for v2, the latest, and others: older ones, or next. */
function plan(moves: { from: string; to: string }[], latestPages: string[], ...others: VersionRoutes[]): Redirect[] {
  const addresses = moves.map((move) => ({ ...move, why }));
  const latest = { name: 'v2', prefix: '/docs/', pages: latestPages };
  const versions = [...others, latest].sort((a, b) => Number(a.name === 'next') - Number(b.name === 'next'));
  return planRedirects({ addresses, pages: [] }, versions, 'v2', 'moved.yaml');
}

describe('planRedirects', () => {
  it('leads the alias of the latest version to its pages', () => {
    expect(plan([], ['', 'tone', 'metrics/pii'])).toEqual([
      { from: '/docs/v2/', to: '/docs/' },
      { from: '/docs/v2/metrics/pii/', to: '/docs/metrics/pii/' },
      { from: '/docs/v2/tone/', to: '/docs/tone/' },
    ]);
  });

  it('leads a moved address of the latest version to its page, under the alias too', () => {
    const redirects = plan([{ from: 'old', to: 'tone' }], ['tone']);
    expect(redirects.filter(({ from }) => from.endsWith('/old/'))).toEqual([
      { from: '/docs/old/', to: '/docs/tone/' },
      { from: '/docs/v2/old/', to: '/docs/tone/' },
    ]);
  });

  it.each<[string, string, string[], Redirect[]]>([
    [
      'redirects in another version that has the new page',
      'v1',
      ['tone'],
      [{ from: '/docs/v1/old/', to: '/docs/v1/tone/' }],
    ],
    ['leaves a version alone that has a page there', 'next', ['tone', 'pii', 'old'], []],
    ['leaves a version alone that lacks the new page', 'v1', ['pii'], []],
  ])('%s', (_behavior, name, pages, expected) => {
    const other = { name, prefix: `/docs/${name}/`, pages };
    const redirects = plan([{ from: 'old', to: 'tone' }], ['tone', 'pii'], other);
    expect(redirects.filter(({ from }) => from.startsWith(other.prefix))).toEqual(expected);
  });

  it('makes no alias of a version that is not the latest', () => {
    const redirects = plan([], ['tone'], { name: 'v1', prefix: '/docs/v1/', pages: ['tone'] });
    expect(redirects).toEqual([{ from: '/docs/v2/tone/', to: '/docs/tone/' }]);
  });

  it('sorts by address', () => {
    const redirects = plan(
      [
        { from: 'z', to: 'b' },
        { from: 'a', to: 'b' },
      ],
      ['b'],
    );
    expect(redirects.map(({ from }) => from)).toEqual([
      '/docs/a/',
      '/docs/v2/a/',
      '/docs/v2/b/',
      '/docs/v2/z/',
      '/docs/z/',
    ]);
  });

  it('refuses an entry whose new page no version has', () => {
    expect(() => plan([{ from: 'old', to: 'tome' }], ['tone'])).toThrowErrorMatchingInlineSnapshot(`
      [Error: moved.yaml: the entry for "old" redirects nothing
        expected: a version with a page at \`to\` and none at \`from\`
        found:    to: tome
        remedy:   mend the address in \`to\`, or remove the entry]
    `);
  });

  it('refuses a page that disappears', () => {
    const older = { name: 'v1', prefix: '/docs/v1/', pages: ['tone'] };
    expect(() => plan([], ['pii'], older)).toThrow('docs v2 has no page at "tone", where docs v1 has one');
  });

  it('refuses an entry whose old page every version still has', () => {
    expect(() => plan([{ from: 'old', to: 'tone' }], ['tone', 'old'])).toThrow('the entry for "old" redirects nothing');
  });
});
