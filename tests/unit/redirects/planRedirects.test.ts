import { describe, expect, it } from 'vitest';

import { planRedirects, type Redirect, type VersionRoutes } from '../../../plugins/redirects/planRedirects';

const why = 'It moved.';

function plan(moves: { from: string; to: string }[], latestPages: string[], ...others: VersionRoutes[]): Redirect[] {
  const routes = { prefix: '/docs/', pages: latestPages };
  const entries = moves.map((move) => ({ ...move, why }));
  return planRedirects(entries, [routes, ...others], { name: 'v2', routes }, 'moved.yaml');
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

  it.each<[string, string[], Redirect[]]>([
    ['redirects in another version that has the new page', ['tone'], [{ from: '/docs/v1/old/', to: '/docs/v1/tone/' }]],
    ['leaves a version alone that still has the old page', ['tone', 'old'], []],
    ['leaves a version alone that lacks the new page', ['pii'], []],
  ])('%s', (_behavior, pages, expected) => {
    const redirects = plan([{ from: 'old', to: 'tone' }], ['tone'], { prefix: '/docs/v1/', pages });
    expect(redirects.filter(({ from }) => from.startsWith('/docs/v1/'))).toEqual(expected);
  });

  it('makes no alias of a version that is not the latest', () => {
    const redirects = plan([], [], { prefix: '/docs/v1/', pages: ['tone'] });
    expect(redirects).toEqual([]);
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

  it('refuses an entry whose old page every version still has', () => {
    expect(() => plan([{ from: 'old', to: 'tone' }], ['tone', 'old'])).toThrow('the entry for "old" redirects nothing');
  });
});
